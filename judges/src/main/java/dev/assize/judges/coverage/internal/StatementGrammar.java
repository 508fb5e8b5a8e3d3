package dev.assize.judges.coverage.internal;

import dev.assize.text.Language;
import dev.assize.text.PartOfSpeech;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** How a statement is built: where its subject ends, what it says of it, what a preposition leads to. Never changes. */
final class StatementGrammar {

    /** How far before a word the content word may stand that tells its place. */
    private static final int REACH = 4;

    private final Statement statement;
    private final Language language;
    private final int subjectEnd;
    private final int coordinator;

    // Asked for again with every sentence; whichever thread reads them reads the same.
    private final @Nullable String[] leaders;
    private final @Nullable Boolean[] governed;
    private final @Nullable Integer[] contexts;
    private volatile @Nullable Comparison comparison;
    private volatile boolean comparisonRead;
    private volatile @Nullable Converse converse;
    private volatile boolean converseRead;

    StatementGrammar(Statement statement, Language language) {
        this.statement = statement;
        this.language = language;
        this.leaders = new String[statement.parts()];
        this.governed = new Boolean[statement.parts()];
        this.contexts = new Integer[statement.parts()];
        this.subjectEnd = readSubjectEnd();
        this.coordinator = SwappedMembers.coordinator(statement, language);
    }

    /** What it compares with what; empty when it compares nothing. */
    Optional<Comparison> comparison() {
        if (!comparisonRead) {
            comparison = Comparison.of(statement, language).orElse(null);
            comparisonRead = true;
        }
        return Optional.ofNullable(comparison);
    }

    /** What it tells that has another side; empty when it tells no such thing. */
    Optional<Converse> converse() {
        if (!converseRead) {
            converse = Converse.of(statement, language).orElse(null);
            converseRead = true;
        }
        return Optional.ofNullable(converse);
    }

    /** The word after its subject: its first verb; 0 when it does not open with a subject, or has no verb. */
    int subjectEnd() {
        return subjectEnd;
    }

    /** The token that joins two members, each with its own first noun phrase; -1 where there is none. */
    int coordinator() {
        return coordinator;
    }

    /** Whether a preposition leads to the noun phrase of the part. */
    boolean isGoverned(int part) {
        Boolean known = governed[part];
        if (known == null) {
            known = Roles.isGoverned(
                    statement.tokens(),
                    statement.text(),
                    0,
                    statement.part(part).at(),
                    language);
            governed[part] = known;
        }
        return known;
    }

    private int readSubjectEnd() {
        if (statement.parts() == 0 || opensOtherwise(statement.speech(0))) {
            return 0;
        }
        for (int i = 1; i < statement.length(); i++) {
            if (statement.speech(i) == PartOfSpeech.FINITE_VERB) {
                return statement.part(0).at() < i ? i : 0;
            }
        }
        return 0;
    }

    private static boolean opensOtherwise(PartOfSpeech first) {
        return first == PartOfSpeech.PREPOSITION || first == PartOfSpeech.SUBORDINATOR || first == PartOfSpeech.ADVERB;
    }

    /** The part that it opens with, when that is a noun that no preposition governs; -1 otherwise. */
    int leading() {
        boolean noun = statement.parts() > 1
                && (statement.part(0).name() || statement.part(0).at() < subjectEnd());
        return noun && statement.part(0).at() <= 1 && !isGoverned(0) ? 0 : -1;
    }

    /** The first content word after the subject: what is said of it; -1 when that is a number, or there is no subject. */
    int predicate() {
        int end = subjectEnd();
        for (int word = end; end > 0 && word < statement.length(); word++) {
            int part = statement.partAt(word);
            if (part >= 0) {
                return statement.part(part).exact() || statement.part(part).at() < end ? -1 : part;
            }
        }
        return -1;
    }

    /** The preposition that leads to the noun phrase of the part; empty when there is none. */
    String leader(int part) {
        String known = leaders[part];
        if (known == null) {
            known = Roles.leader(
                    statement.tokens(),
                    statement.text(),
                    0,
                    statement.part(part).at(),
                    language);
            leaders[part] = known;
        }
        return known;
    }

    /** The content word before the part that tells its place: no mark and no more than a few small words are between; -1 when there is none. */
    int context(int part) {
        Integer known = contexts[part];
        if (known == null) {
            known = readContext(part);
            contexts[part] = known;
        }
        return known;
    }

    private int readContext(int part) {
        int at = statement.part(part).at();
        int before = at - 1;
        while (before >= 0 && statement.partAt(before) < 0) {
            before--;
        }
        if (before < 0 || at - before > REACH || isCut(before, at)) {
            return -1;
        }
        int context = statement.partAt(before);
        int run = statement.part(part).run();
        // A word of the name itself tells no place.
        return run >= 0 && statement.part(context).run() == run ? -1 : context;
    }

    /** Whether it tells of the past, by an auxiliary or the form of a deed. */
    boolean tellsOfThePast() {
        if (PlanWords.of(language).tellOfThePast(statement.tokens())) {
            return true;
        }
        for (int part = 0; part < statement.parts(); part++) {
            if (statement.isDeed(part)
                    && VerbRoots.of(language)
                            .isPast(statement.part(part).token().folded())) {
                return true;
            }
        }
        return false;
    }

    /** Whether a mark stands between two of its words. */
    boolean isCut(int first, int last) {
        for (int i = first + 1; i <= last; i++) {
            String between = statement
                    .text()
                    .substring(
                            Math.min(
                                    statement.token(i - 1).span().end(),
                                    statement.token(i).span().start()),
                            statement.token(i).span().start());
            if (!between.isBlank() && !between.equals("'") && !between.equals("’") && !between.equals("-")) {
                return true;
            }
        }
        return false;
    }

    /** Whether it says something of several that are joined by "and". */
    boolean joinsMembers() {
        for (int i = 1; i + 1 < statement.length(); i++) {
            if (joinsMembersAt(i)) {
                return true;
            }
        }
        return false;
    }

    boolean joinsMembersAt(int word) {
        DiscourseMarkers markers = DiscourseMarkers.of(language);
        return markers.joins(statement.token(word))
                && !markers.offersAnother(statement.token(word))
                && !isCut(word - 1, word + 1);
    }
}
