package dev.assize.cli;

import java.lang.management.GarbageCollectorMXBean;
import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.List;

/** A program that holds on to so many megabytes, as a run does that has many results to hand on. */
final class LastingMemory {

    private static final int PIECE = 1_000;

    private LastingMemory() {}

    public static void main(String[] arguments) {
        int megabytes = Integer.parseInt(arguments[0]);
        List<byte[]> kept = new ArrayList<>();
        long passing = 0;
        for (int i = 0; i < megabytes * 1_000; i++) {
            kept.add(new byte[PIECE]);
            passing += new byte[PIECE].length;
        }
        long collections = ManagementFactory.getGarbageCollectorMXBeans().stream()
                .mapToLong(GarbageCollectorMXBean::getCollectionCount)
                .sum();
        System.out.println(kept.size() / 1_000 + " MB kept of " + passing + " bytes, collections: " + collections);
    }
}
