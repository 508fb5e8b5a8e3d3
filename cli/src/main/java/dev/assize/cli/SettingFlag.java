package dev.assize.cli;

import dev.assize.core.failure.SetupFailure;
import java.util.Arrays;
import java.util.Map;
import java.util.regex.Pattern;
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

    /** What the engine puts before the maps that are probably meant. */
    private static final String MAPS = "Map the right one to it: ";

    /** What the engine puts before the place of a list inside a file. */
    private static final String PLACE = "If these are the records, name their place: ";

    /** How the engine begins where it knows no such judge, and none that was probably meant. */
    private static final Pattern NO_JUDGE = Pattern.compile("no judge is called \"[^\"]*\"; there are: .*");

    private SettingFlag() {}

    static String explain(SetupFailure wrong, CommandLine failed) {
        String setting = wrong.setting().orElse("");
        String flag = "--" + setting;
        boolean known = failed.getCommandSpec().findOption(flag) != null;
        String message = known ? wrong.about(flag) : String.valueOf(wrong.getMessage());
        int maps = message.indexOf(MAPS);
        if (maps >= 0) {
            return toPaste(message.substring(0, maps), message.substring(maps + MAPS.length()));
        }
        int place = message.indexOf(PLACE);
        if (place >= 0) {
            return message.substring(0, place).replaceFirst("^--records: ", "")
                    + "If these are the records, add: --records " + message.substring(place + PLACE.length())
                    + " (--allow-missing judges the object itself)";
        }
        if (NO_JUDGE.matcher(message).matches()) {
            return message + "; those of other jars come with 'assize --plugins DIR …'";
        }
        String next = NEXT_STEPS.get(setting);
        return next == null ? message : message + "; " + next;
    }

    /** The line that a user can paste, for fields that the records have under other names. */
    private static String toPaste(String problem, String maps) {
        String line = Arrays.stream(maps.split(", ")).map(map -> "--map " + map).collect(Collectors.joining(" "));
        return problem.replaceFirst("^--map: ", "") + "Add: " + line
                + " ('assize inspect FILE --judge JUDGE' shows what is there; --allow-missing judges without it)";
    }
}
