package dev.assize.engine.dataset;

import com.fasterxml.jackson.core.JsonParseException;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.core.util.JsonParserDelegate;
import com.fasterxml.jackson.dataformat.yaml.YAMLFactory;
import com.fasterxml.jackson.dataformat.yaml.YAMLParser;
import dev.assize.runs.dataset.DataFormat;
import dev.assize.runs.dataset.JsonRows;
import dev.assize.runs.dataset.ReadOptions;
import dev.assize.runs.dataset.RowReader;
import java.io.BufferedInputStream;
import java.io.IOException;
import org.yaml.snakeyaml.LoaderOptions;

/** A list of records in YAML, or a document for each. */
public final class YamlFormat implements DataFormat {

    /** YAML is held in memory to know where its parts end, so a larger file is no longer meant. */
    private static final int MOST_CHARACTERS = 256 * 1024 * 1024;

    @Override
    public String name() {
        return "YAML";
    }

    @Override
    public boolean isNamed(String file) {
        return file.endsWith(".yaml") || file.endsWith(".yml");
    }

    @Override
    public RowReader open(String source, BufferedInputStream bytes, int limit) throws IOException {
        return open(source, bytes, ReadOptions.of(this, limit));
    }

    @Override
    public RowReader open(String source, BufferedInputStream bytes, ReadOptions options) throws IOException {
        LoaderOptions limits = new LoaderOptions();
        limits.setCodePointLimit(MOST_CHARACTERS);
        YAMLFactory factory = YAMLFactory.builder().loaderOptions(limits).build();
        return new JsonRows(source, "YAML", new WithoutAliases(factory.createParser(bytes)), options);
    }

    /** An alias would be read as the text of its name; nobody means that. */
    private static final class WithoutAliases extends JsonParserDelegate {

        private final YAMLParser yaml;

        WithoutAliases(YAMLParser yaml) {
            super(yaml);
            this.yaml = yaml;
        }

        @Override
        public JsonToken nextToken() throws IOException {
            JsonToken token = super.nextToken();
            if (token != null && yaml.isCurrentAlias()) {
                throw new JsonParseException(this, "an alias (*name); write the value itself");
            }
            return token;
        }
    }
}
