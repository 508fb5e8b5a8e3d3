package dev.assize.runs.review;

import dev.assize.runs.digest.PassRule;
import dev.assize.runs.store.Database;
import dev.assize.runs.store.StoredRun;
import org.jspecify.annotations.Nullable;

/**
 * What a run comes to with people's answers, counted by the database. Threads share it: of a finished run the cases are counted
 * once, and later only those that people have answered.
 */
public final class FreshFigures {

    private final ReviewStore reviews;
    private final Database database;
    private final StoredRun run;
    private final @Nullable PassRule rule;
    private String cases = "";
    private @Nullable FigureSums sums;
    private String stamp = "";
    private @Nullable LiveFigures known;

    FreshFigures(ReviewStore reviews, Database database, StoredRun run, @Nullable PassRule rule) {
        this.reviews = reviews;
        this.database = database;
        this.run = run;
        this.rule = rule;
    }

    /** @param now the same run as it is now */
    public synchronized LiveFigures at(StoredRun now) {
        String newest = reviews.stamp(now);
        LiveFigures figures = known;
        if (figures == null || !newest.equals(stamp)) {
            figures = count(reviews.cases(now));
            known = figures;
            stamp = newest;
        }
        return figures;
    }

    private LiveFigures count(String newest) {
        return database.read(connection -> {
            FigureSums counted = sums;
            if (counted == null || !newest.equals(cases)) {
                counted = FigureSums.ofRun(connection, run, rule);
                sums = counted;
                cases = newest;
            }
            return LiveFigures.of(counted.withPeople(connection, run, rule), rule);
        });
    }
}
