package dev.assize.spark.spec;

import dev.assize.engine.setup.SetupException;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The files that a judge consists of. A judge file can name only files in its own folder, and only in letters that are
 * written as they are, so whatever it names is found by looking for its words there.
 */
final class JudgeFiles {

    static final String FOLDER = "judge";

    private static final String MAIN = "judge.yaml";
    private static final Pattern NAME = Pattern.compile("[A-Za-z0-9_][A-Za-z0-9_./-]*");
    private static final long MOST_BYTES = 64L * 1024 * 1024;

    /**
     * @param main the judge's name where the files are unpacked
     * @param files all of them
     */
    record Found(String main, List<ShippedFile> files) {}

    private JudgeFiles() {}

    static Found of(Path judge) {
        Path place = judge.toAbsolutePath().normalize();
        boolean folder = Files.isDirectory(place);
        Path base = folder ? place : place.getParent();
        Path name = place.getFileName();
        if (base == null || name == null) {
            throw new SetupException(judge + " is no judge");
        }
        String inside = FOLDER + "/" + (folder ? name + "/" : "");
        String first = folder ? MAIN : name.toString();
        try {
            List<ShippedFile> files = new ArrayList<>();
            for (String each : named(base, first)) {
                files.add(ShippedFile.of(inside + each, base.resolve(each)));
            }
            return new Found(FOLDER + "/" + name, files);
        } catch (IOException e) {
            throw new SetupException(judge + ": cannot be read: " + e.getMessage());
        }
    }

    private static Set<String> named(Path base, String first) throws IOException {
        Set<String> known = new LinkedHashSet<>(Set.of(first));
        Deque<String> open = new ArrayDeque<>(known);
        long bytes = 0;
        while (!open.isEmpty()) {
            byte[] content = Files.readAllBytes(base.resolve(open.remove()));
            bytes += content.length;
            if (bytes > MOST_BYTES) {
                throw new IOException("it consists of more than " + MOST_BYTES + " bytes");
            }
            Matcher words = NAME.matcher(new String(content, StandardCharsets.UTF_8));
            while (words.find()) {
                String word = words.group();
                if (!word.contains("..") && !known.contains(word) && Files.isRegularFile(base.resolve(word))) {
                    known.add(word);
                    open.add(word);
                }
            }
        }
        return known;
    }
}
