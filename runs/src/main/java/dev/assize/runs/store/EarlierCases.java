package dev.assize.runs.store;

import dev.assize.runs.runner.Ledger.Earlier;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Optional;

/** The cases of a run that were finished before, read a few at a time in the order of the rows. One thread reads it. */
final class EarlierCases {

    private static final String PAGE = "SELECT document.ordinal, content_hash, line FROM document"
            + " JOIN result ON result.run = document.run AND result.ordinal = document.ordinal"
            + " WHERE document.run = ? AND document.ordinal > ? ORDER BY document.ordinal LIMIT 500";
    private static final int ROWS_AT_ONCE = 50;
    private static final int PAGE_CHARACTERS = 4_000_000;

    private record Finished(long ordinal, Earlier earlier) {}

    private final Database database;
    private final long run;
    private final long last;
    private final boolean checked;
    private final Deque<Finished> page = new ArrayDeque<>();
    private long reached = -1;

    /**
     * @param last the highest ordinal there was at the start; what comes after it is new
     * @param checked whether the rows must be compared with what they held before
     */
    EarlierCases(Database database, long run, long last, boolean checked) {
        this.database = database;
        this.run = run;
        this.last = last;
        this.checked = checked;
    }

    /** Asked with ordinals that only grow. */
    Optional<Earlier> at(long ordinal) {
        if (ordinal > last) {
            return Optional.empty();
        }
        while (!page.isEmpty() && page.getFirst().ordinal() < ordinal) {
            page.removeFirst();
        }
        if (page.isEmpty() && reached < last) {
            load(ordinal);
        }
        boolean there = !page.isEmpty() && page.getFirst().ordinal() == ordinal;
        return there ? Optional.of(page.removeFirst().earlier()) : Optional.empty();
    }

    private void load(long from) {
        database.read(connection -> {
            try (PreparedStatement query = connection.prepareStatement(PAGE)) {
                query.setFetchSize(ROWS_AT_ONCE);
                query.setLong(1, run);
                query.setLong(2, Math.max(from - 1, reached));
                try (ResultSet rows = query.executeQuery()) {
                    for (long characters = 0; characters < PAGE_CHARACTERS && rows.next(); ) {
                        String line = rows.getString(3);
                        page.add(new Finished(rows.getLong(1), new Earlier(checked ? rows.getString(2) : null, line)));
                        reached = rows.getLong(1);
                        characters += line.length();
                    }
                }
            }
            return reached;
        });
    }
}
