package dev.assize.cli;

import dev.assize.cli.terminal.ShellWord;
import dev.assize.core.failure.Remedy;
import dev.assize.core.failure.SetupFailure;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import picocli.CommandLine;

/** Tells by which option a setting is changed: the libraries below name only the setting. */
final class SettingFlag {

    private static final Map<String, String> NEXT_STEPS = Map.of(
            "store",
            "'assize judge … --run NAME' makes one, and --store FILE or the variable ASSIZE_STORE names another",
            "run",
            "'assize resume NAME' goes on with one that was cut off, --replace starts over",
            "host",
            "'assize users add NAME' does",
            "sources",
            "'assize resume NAME CASES' takes them from elsewhere, 'assize resume NAME - < CASES' from standard input");

    private SettingFlag() {}

    static String explain(SetupFailure wrong, CommandLine failed) {
        if (wrong.remedy().isPresent()) {
            return mended(wrong, wrong.remedy().get());
        }
        String setting = wrong.setting().orElse("");
        String flag = "--" + setting;
        boolean known = failed.getCommandSpec().findOption(flag) != null;
        String message = known ? wrong.about(flag) : String.valueOf(wrong.getMessage());
        String next = NEXT_STEPS.get(setting);
        return next == null ? message : message + "; " + next;
    }

    private static String mended(SetupFailure wrong, Remedy remedy) {
        String values = String.join(" ", remedy.values());
        return wrong.problem()
                + switch (remedy.kind()) {
                    case MAP_FIELDS ->
                        "Add: " + toPaste(remedy.values())
                                + " ('assize inspect FILE --judge JUDGE' shows what is there; --allow-missing judges without it)";
                    case NAME_RECORDS ->
                        "If these are the records, add: --records " + values
                                + " (--allow-missing judges the object itself)";
                    case ADD_JAR -> "; those of other jars come with 'assize --plugins DIR …'";
                    case IMPORT_FILE -> "'assize import " + values + "' writes the judge file that does the same";
                };
    }

    /** The line that a user can paste, for fields that the records have under other names. */
    private static String toPaste(List<String> maps) {
        return maps.stream().map(map -> "--map " + ShellWord.of(map)).collect(Collectors.joining(" "));
    }
}
