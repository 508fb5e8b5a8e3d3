package dev.assize.engine.run;

import dev.assize.core.JudgeId;
import dev.assize.engine.setup.SetupException;
import dev.assize.runs.store.RunStore;
import java.time.Instant;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.Locale;
import java.util.regex.Pattern;

/** The name under which a run is kept: fit for a command line, and never taken for a file. */
final class RunName {

    private static final Pattern FIT = Pattern.compile("[\\p{L}\\p{N}][\\p{L}\\p{N}._+@-]{0,99}");
    private static final DateTimeFormatter SECOND =
            DateTimeFormatter.ofPattern("yyyyMMdd-HHmmss", Locale.ROOT).withZone(ZoneOffset.UTC);

    private RunName() {}

    static String require(String name) {
        if (!FIT.matcher(name).matches() || name.endsWith(".json") || name.endsWith(".jsonl")) {
            throw SetupException.of(
                    "run",
                    "takes a name of letters, digits and . _ + @ - that does not look like a file, such as"
                            + " nightly-2026-11-15; got \"" + name + "\"");
        }
        return name;
    }

    /** The judge and the second at which it began. */
    static String made(JudgeId judge, Instant now, RunStore runs) {
        String plain = judge + "-" + SECOND.format(now);
        String name = plain;
        for (int i = 2; runs.find(name).isPresent(); i++) {
            name = plain + "-" + i;
        }
        return name;
    }
}
