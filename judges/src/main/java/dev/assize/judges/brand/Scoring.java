package dev.assize.judges.brand;

import dev.assize.core.lenient.StatedConfidence;
import dev.assize.core.question.QuestionId;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** From what code saw and what was answered to the numbers; answers that are missing may be assumed either way. */
final class Scoring {

    private static final int MOST_NAMED = 12;

    private final Extraction extraction;
    private final Opinions opinions;
    private final Correctness correctness;
    private final RuleCheck original;
    private final RuleCheck variations;
    private final RuleCheck count;
    private final Optional<StatedConfidence> confidence;

    /** The entries that have nothing to do with the brand. One of them settles rule 3, whatever the others are. */
    private final List<Entry> strays;

    /** The entries that rule 3 hangs on, because nobody could tell what they are. */
    private final List<Entry> untold;

    private final @Nullable RuleCheck[] unrelated = new RuleCheck[2];

    Scoring(Extraction extraction, Opinions opinions, Optional<StatedConfidence> confidence) {
        this.extraction = extraction;
        this.opinions = opinions;
        this.correctness = extraction.correctness();
        this.original = extraction.original();
        this.variations = extraction.variations();
        this.count = extraction.count();
        this.confidence = confidence;
        this.strays = opinions.unrelated(extraction.entries());
        this.untold = strays.isEmpty() ? opinions.untold(extraction.entries()) : List.of();
    }

    /** The questions without an answer that the numbers hang on. */
    List<QuestionId> open() {
        List<QuestionId> open = new ArrayList<>();
        untold.forEach(entry -> open.add(entry.question().untyped()));
        for (Merit.Section section : Merit.Section.ALL) {
            if (opinions.ticks(section).isEmpty()) {
                open.add(section.question().id().untyped());
            }
        }
        if (opinions.admitsDoubt().isEmpty() && (doubtMatters(true) || doubtMatters(false))) {
            open.add(BrandQuestions.DOUBT.id().untyped());
        }
        return open;
    }

    private boolean doubtMatters(boolean favourably) {
        return card(favourably, true).calibration() != card(favourably, false).calibration();
    }

    /** The numbers when nothing is open. */
    Scorecard card() {
        return card(true, opinions.admitsDoubt().orElse(false));
    }

    Optional<CalibrationPoints> calibration() {
        return calibration(rules(true), opinions.admitsDoubt().orElse(false));
    }

    /** Rule 3 weighs more than any change of the calibration, so the unfavourable reading never scores higher. */
    int leastTotal() {
        return Math.min(card(false, true).total(), card(false, false).total());
    }

    int mostTotal() {
        return Math.max(card(true, true).total(), card(true, false).total());
    }

    private Scorecard card(boolean favourably, boolean admitsDoubt) {
        List<RuleCheck> rules = rules(favourably);
        return new Scorecard(
                correctness,
                rules,
                points(Merit.Section.CHAIN, favourably),
                points(Merit.Section.EVIDENCE, favourably),
                calibration(rules, opinions.admitsDoubt().orElse(admitsDoubt))
                        .map(CalibrationPoints::points)
                        .orElse(0));
    }

    private List<RuleCheck> rules(boolean favourably) {
        return List.of(original, variations, unrelated(favourably), count);
    }

    private Optional<CalibrationPoints> calibration(List<RuleCheck> rules, boolean admitsDoubt) {
        int rulePoints = Scorecard.points(rules);
        return confidence.map(stated -> CalibrationPoints.of(stated, correctness, rulePoints, admitsDoubt));
    }

    private int points(Merit.Section section, boolean favourably) {
        return opinions.ticks(section).map(section::points).orElse(favourably ? section.most() : 0);
    }

    private RuleCheck unrelated(boolean favourably) {
        int side = favourably ? 1 : 0;
        RuleCheck known = unrelated[side];
        if (known == null) {
            known = checkUnrelated(favourably);
            unrelated[side] = known;
        }
        return known;
    }

    private RuleCheck checkUnrelated(boolean favourably) {
        List<Entry> entries = extraction.entries();
        if (!strays.isEmpty()) {
            return Rule.NO_UNRELATED.check(
                    false, () -> strays.stream().map(opinions::told).collect(Collectors.joining("; ")) + ".");
        }
        if (entries.isEmpty()) {
            return Rule.NO_UNRELATED.check(true, "The output has no entry.");
        }
        return Rule.NO_UNRELATED.check(
                untold.isEmpty() || favourably,
                () -> "Nothing generic and no other brand among " + named(entries) + ".");
    }

    private static String named(List<Entry> entries) {
        String all = entries.stream().limit(MOST_NAMED).map(Entry::quoted).collect(Collectors.joining(", "));
        return entries.size() > MOST_NAMED ? all + " and " + (entries.size() - MOST_NAMED) + " more" : all;
    }
}
