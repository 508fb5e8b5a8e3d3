package dev.assize.cli.help;

/** The groups in which help shows options, in their order. */
public enum HelpGroup {
    INPUT("Input"),
    JUDGING("Judging"),
    MODELS("Models"),
    OUTPUT("Output"),
    RUNS("Runs"),
    GENERAL("General");

    private final String heading;

    HelpGroup(String heading) {
        this.heading = heading;
    }

    String heading() {
        return heading;
    }
}
