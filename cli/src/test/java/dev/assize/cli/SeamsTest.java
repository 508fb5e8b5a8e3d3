package dev.assize.cli;

import dev.assize.engine.dataset.YamlFormat;
import dev.assize.runs.dataset.DataFormat;
import dev.assize.runs.dataset.TextFormat;
import dev.assize.runs.report.CsvForm;
import dev.assize.runs.report.JsonForm;
import dev.assize.runs.report.JunitForm;
import dev.assize.runs.report.MarkdownForm;
import dev.assize.runs.report.ReportForm;
import dev.assize.runs.report.html.HtmlForm;
import dev.assize.testkit.TestPostgresql;
import dev.assize.testkit.engine.DataFormatContract;
import dev.assize.testkit.engine.DialectContract;
import dev.assize.testkit.engine.ProtocolContract;
import dev.assize.testkit.engine.ReportFormContract;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.io.TempDir;

/** The parts that ship with Assize keep the contracts that it asks of those from outside. */
class SeamsTest {

    @Nested
    class Html extends ReportFormContract {
        @Override
        protected ReportForm form() {
            return new HtmlForm();
        }
    }

    @Nested
    class Markdown extends ReportFormContract {
        @Override
        protected ReportForm form() {
            return new MarkdownForm();
        }
    }

    @Nested
    class Junit extends ReportFormContract {
        @Override
        protected ReportForm form() {
            return new JunitForm();
        }
    }

    @Nested
    class CsvReports extends ReportFormContract {
        @Override
        protected ReportForm form() {
            return new CsvForm();
        }
    }

    @Nested
    class JsonReports extends ReportFormContract {
        @Override
        protected ReportForm form() {
            return new JsonForm();
        }
    }

    @Nested
    class Jsonl extends DataFormatContract {
        @Override
        protected DataFormat format() {
            return TextFormat.JSONL;
        }

        @Override
        protected byte[] twoRecords() {
            return bytes("{\"id\":\"a\",\"text\":\"one\"}\n{\"id\":\"b\",\"text\":\"two\"}\n");
        }
    }

    @Nested
    class JsonLists extends DataFormatContract {
        @Override
        protected DataFormat format() {
            return TextFormat.JSON;
        }

        @Override
        protected byte[] twoRecords() {
            return bytes("[{\"id\":\"a\",\"text\":\"one\"},\n{\"id\":\"b\",\"text\":\"two\"}]");
        }
    }

    @Nested
    class Csv extends DataFormatContract {
        @Override
        protected DataFormat format() {
            return TextFormat.CSV;
        }

        @Override
        protected byte[] twoRecords() {
            return bytes("id,text\na,one\nb,two\n");
        }
    }

    @Nested
    class Tsv extends DataFormatContract {
        @Override
        protected DataFormat format() {
            return TextFormat.TSV;
        }

        @Override
        protected byte[] twoRecords() {
            return bytes("id\ttext\na\tone\nb\ttwo\n");
        }
    }

    @Nested
    class Yaml extends DataFormatContract {
        @Override
        protected DataFormat format() {
            return new YamlFormat();
        }

        @Override
        protected byte[] twoRecords() {
            return bytes("- {id: a, text: one}\n- {id: b, text: two}\n");
        }
    }

    @Nested
    class Sqlite extends DialectContract {
        @TempDir
        private Path folder;

        private int stores;

        @Override
        protected String newStore() {
            return folder.resolve(stores++ + ".db").toString();
        }
    }

    @Nested
    @Tag("slow")
    class Postgresql extends DialectContract {
        @RegisterExtension
        static final TestPostgresql DATABASE = new TestPostgresql();

        @Override
        protected String newStore() {
            return DATABASE.newStore();
        }
    }

    @Nested
    class ChatCompletions extends ProtocolContract {
        @Override
        protected String model() {
            return "compatible/some-model";
        }

        @Override
        protected String prefix() {
            return "/v1";
        }
    }

    @Nested
    class Responses extends ProtocolContract {
        @Override
        protected String model() {
            return "openai-responses/some-model";
        }

        @Override
        protected String prefix() {
            return "/v1";
        }
    }

    @Nested
    class Anthropic extends ProtocolContract {
        @Override
        protected String model() {
            return "anthropic/some-model";
        }

        @Override
        protected String prefix() {
            return "/v1";
        }
    }

    @Nested
    class Gemini extends ProtocolContract {
        @Override
        protected String model() {
            return "gemini/some-model";
        }

        @Override
        protected String prefix() {
            return "/v1beta";
        }
    }

    @Nested
    class Mistral extends ProtocolContract {
        @Override
        protected String model() {
            return "mistral/some-model";
        }

        @Override
        protected String prefix() {
            return "/v1";
        }
    }

    @Nested
    class Ollama extends ProtocolContract {
        @Override
        protected String model() {
            return "ollama/some-model";
        }

        @Override
        protected String prefix() {
            return "";
        }
    }

    private static byte[] bytes(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }
}
