package dev.assize.judges.provision;

import dev.assize.law.be.act.DateMarks;
import dev.assize.law.be.provision.DecisionText;
import dev.assize.law.be.provision.PathElement;
import dev.assize.law.be.provision.Provision;
import dev.assize.law.be.token.Gap;
import dev.assize.law.be.token.Tokens;
import dev.assize.text.Span;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * The proof that a source has a sub-division of an article nowhere, in any notation ({@link StepNotation}). Whatever may carry it counts, also
 * what the reading gave to another article in the same breath.
 */
final class StepAbsence {

    /** How far from an article its sub-divisions may be spoken of. */
    private static final int WITHIN = 1500;

    /** So near to an article a sub-division may be its own, though it was read as another's. */
    private static final int BESIDE = 200;

    /** The longest quotation that an article opens. */
    private static final int QUOTED = 20_000;

    private static final int[] NOWHERE = {};

    private final Tokens tokens;
    private final DateMarks dates;
    private final NumberPlaces places;
    private final int[] joints;

    StepAbsence(DecisionText source, NumberPlaces places) {
        this.tokens = source.tokens();
        this.dates = source.dates();
        this.places = places;
        this.joints = IntStream.range(0, tokens.size())
                .filter(at -> StepNotation.mayJoinRange(tokens, at))
                .toArray();
    }

    /**
     * A place where the source speaks of such a sub-division of an article: around one of its citations, or inside the
     * quotation that one of them opens; as part of another article's citation only right beside one of its own.
     *
     * @param citations the citations of the article
     * @param others the citations of all other articles
     */
    Optional<Span> find(PathElement step, List<Provision> citations, Occupied others) {
        StepNotation notation = new StepNotation(tokens, step);
        String key = citations.get(0).key();
        int looked = 0;
        for (Provision provision : citations) {
            for (Span citation : provision.spans()) {
                if (++looked > Absence.MOST_PLACES) {
                    return Optional.empty();
                }
                int from = Math.max(0, citation.start() - WITHIN);
                int to = Math.max(citation.end() + WITHIN, endOfQuotation(citation.end()));
                Span beside = Span.of(Math.max(0, citation.start() - BESIDE), citation.end() + BESIDE);
                Optional<Span> found = find(notation, key, Span.of(from, to), beside, others);
                if (found.isPresent()) {
                    return found;
                }
            }
        }
        return findBelowHeading(notation, key, others);
    }

    /** Whether no word or figure that may carry a step stands anywhere, whatever it is there. */
    boolean isUnwritten(PathElement step) {
        return new StepNotation(tokens, step).forms().stream().allMatch(form -> places.of(form).length == 0);
    }

    /** The same below the heading of a quoted article ("Art. 2. Les …"), which is no citation of it. */
    private Optional<Span> findBelowHeading(StepNotation notation, String key, Occupied others) {
        NumberNotation number = new NumberNotation(tokens, dates, key);
        int anchor = number.anchor();
        int[] candidates = anchor < 0 ? NOWHERE : places.of(number.anchorForm());
        int looked = 0;
        for (int at : candidates) {
            Span span = isHeading(at - anchor) ? number.at(at) : null;
            if (span == null) {
                continue;
            }
            Span below = Span.of(span.end(), span.end() + WITHIN);
            Optional<Span> found = find(notation, key, below, Span.of(span.end(), span.end() + BESIDE), others);
            if (found.isPresent() || ++looked > Absence.MOST_PLACES) {
                return found;
            }
        }
        return Optional.empty();
    }

    /** "Art. 2", "Article 2" with a capital, as quoted texts head their articles. */
    private boolean isHeading(int first) {
        int word = tokens.is(first - 1, ".") ? first - 2 : first - 1;
        return tokens.isCapitalised(word) && tokens.form(word).startsWith("art");
    }

    private Optional<Span> find(StepNotation notation, String key, Span within, Span beside, Occupied others) {
        for (String form : notation.forms()) {
            int[] candidates = places.of(form);
            for (int i = places.firstAfter(candidates, within.start());
                    i < candidates.length && tokens.start(candidates[i]) < within.end();
                    i++) {
                int at = candidates[i];
                Span span = tokens.span(at, at);
                if (notation.isAt(at, key) && mayBeOwn(span.start(), key, beside, others)) {
                    return Optional.of(span);
                }
            }
        }
        for (int i = places.firstAfter(joints, within.start());
                i < joints.length && tokens.start(joints[i]) < within.end();
                i++) {
            if (notation.isRunOver(joints[i]) && mayBeOwn(tokens.start(joints[i]), key, beside, others)) {
                return Optional.of(tokens.span(joints[i], joints[i]));
            }
        }
        return Optional.empty();
    }

    /** What was read as part of another article's citation in the same breath may have been read wrongly, unless that has its own word "article". */
    private boolean mayBeOwn(int place, String key, Span beside, Occupied others) {
        Span other = others.otherAt(place);
        return other == null || (beside.start() <= place && place < beside.end() && !isApart(other, key));
    }

    private boolean isApart(Span citation, String key) {
        int first = tokens.indexAt(citation.start());
        NumberNotation number = new NumberNotation(tokens, dates, key);
        boolean own = number.anchor() < 0;
        for (int at = first; !own && at < tokens.size() && tokens.start(at) < citation.end(); at++) {
            own = tokens.is(at, number.anchorForm());
        }
        return tokens.form(first).startsWith("art") && !own;
    }

    /** Where the quotation ends that begins soon after a citation; the place itself when none begins. */
    private int endOfQuotation(int place) {
        int first = tokens.indexAt(place);
        int open = -1;
        for (int at = first; at < tokens.size() && at < first + 60 && open < 0; at++) {
            open = tokens.is(at, "\"") ? at : -1;
        }
        if (open < 0) {
            return place;
        }
        for (int at = open + 1; at < tokens.size() && tokens.start(at) < place + QUOTED; at++) {
            boolean closes = tokens.is(at, "\"") && (tokens.gapBefore(at + 1) != Gap.NONE || tokens.isMark(at + 1));
            if (closes) {
                return tokens.end(at);
            }
        }
        return place;
    }
}
