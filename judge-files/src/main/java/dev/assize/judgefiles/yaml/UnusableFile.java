package dev.assize.judgefiles.yaml;

import java.util.List;

/** A file that cannot be used, with every mistake in it: file, line, column, what was found and what was expected. */
public final class UnusableFile extends RuntimeException {

    private final List<String> mistakes;

    public UnusableFile(List<String> mistakes) {
        super(String.join("\n", mistakes));
        this.mistakes = List.copyOf(mistakes);
    }

    public List<String> mistakes() {
        return mistakes;
    }
}
