package dev.assize.bench;

import dev.assize.judgefiles.judge.JudgeFile;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** Prints how much processor time judge files take to load: the first of all in a new process, and each once the code is warm. */
public final class JudgeFileLoading {

    private static final int ROUNDS = 40;
    private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();

    private JudgeFileLoading() {}

    public static void main(String[] files) {
        System.out.printf(Locale.ROOT, "%-28s %10s %12s%n", "file", "first, ms", "later, ms");
        for (String file : files) {
            double first = load(file);
            List<Double> later = new ArrayList<>();
            for (int i = 0; i < ROUNDS; i++) {
                later.add(load(file));
            }
            Collections.sort(later);
            System.out.printf(
                    Locale.ROOT,
                    "%-28s %10.1f %12.1f%n",
                    Path.of(file).getFileName(),
                    first,
                    later.get(later.size() / 2));
        }
    }

    private static double load(String file) {
        long start = THREADS.getCurrentThreadCpuTime();
        JudgeFile.read(Path.of(file)).judge(Map.of());
        return (THREADS.getCurrentThreadCpuTime() - start) / 1e6;
    }
}
