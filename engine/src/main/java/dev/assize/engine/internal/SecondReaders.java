package dev.assize.engine.internal;

import dev.assize.core.catalog.SecondReader;
import dev.assize.engine.setup.SetupException;
import dev.assize.text.NearestName;
import java.util.List;
import java.util.ServiceLoader;

/** What stands behind the plus of {@code embedded+NAME}: readers of the class path and of plugins. */
public final class SecondReaders {

    private SecondReaders() {}

    /** Throws {@link SetupException} when nobody brought one of that name. */
    public static SecondReader require(String name) {
        List<SecondReader> found = ServiceLoader.load(SecondReader.class).stream()
                .map(ServiceLoader.Provider::get)
                .toList();
        return found.stream()
                .filter(reader -> reader.name().equals(name))
                .findFirst()
                .orElseThrow(() ->
                        missing(name, found.stream().map(SecondReader::name).toList()));
    }

    private static SetupException missing(String name, List<String> known) {
        String hint = known.isEmpty()
                ? "none is on the class path; the module \"semantic\" brings one, as plugins (docs/semantic.md)"
                : NearestName.to(name, known)
                        .map(near -> "did you mean \"embedded+" + near + "\"?")
                        .orElse("there is embedded+" + String.join(", embedded+", known));
        return SetupException.of("answerer", "no reader is called \"" + name + "\"; " + hint);
    }
}
