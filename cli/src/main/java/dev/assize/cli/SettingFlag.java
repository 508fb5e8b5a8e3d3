package dev.assize.cli;

import dev.assize.core.SetupFailure;
import java.util.Map;
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
            "map",
            "--map FIELD=PATH says where a field is ('assize inspect FILE' shows what is there), --allow-missing judges"
                    + " without it",
            "records",
            "--records PATH says where the list is, --allow-missing judges the object itself",
            "sources",
            "'assize resume NAME CASES' takes them from elsewhere, 'assize resume NAME - < CASES' from standard input");

    private SettingFlag() {}

    static String explain(SetupFailure wrong, CommandLine failed) {
        String setting = wrong.setting().orElse("");
        String flag = "--" + setting;
        boolean known = failed.getCommandSpec().findOption(flag) != null;
        String message = known ? wrong.about(flag) : String.valueOf(wrong.getMessage());
        String next = NEXT_STEPS.get(setting);
        return next == null ? message : message + "; " + next;
    }
}
