package dev.assize.engine.report;

import dev.assize.engine.setup.SetupException;
import dev.assize.runs.report.ReportForm;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.ServiceLoader;
import java.util.stream.Collectors;

/** The forms of reports that can be had, ours and those of other jars. */
public final class ReportForms {

    private ReportForms() {}

    public static List<ReportForm> list() {
        List<ReportForm> forms = new ArrayList<>();
        ServiceLoader.load(ReportForm.class).forEach(forms::add);
        return forms;
    }

    /** Throws {@link SetupException} that lists the names we know. */
    public static ReportForm require(String name) {
        return list().stream()
                .filter(form -> form.name().equalsIgnoreCase(name))
                .findFirst()
                .orElseThrow(() -> SetupException.of("format", "found \"" + name + "\", expected one of " + names()));
    }

    /** The form that a file's name asks for. */
    public static Optional<ReportForm> find(String file) {
        String name = file.toLowerCase(Locale.ROOT);
        String ending = name.substring(name.lastIndexOf('.') + 1);
        return list().stream().filter(form -> form.endings().contains(ending)).findFirst();
    }

    /** Likewise; throws {@link SetupException} when the name does not tell. */
    public static ReportForm forFile(String file) {
        return find(file)
                .orElseThrow(() -> SetupException.of(
                        "format", file + ": the ending does not tell the form; it is one of " + names()));
    }

    private static String names() {
        return list().stream().map(ReportForm::name).collect(Collectors.joining(", "));
    }
}
