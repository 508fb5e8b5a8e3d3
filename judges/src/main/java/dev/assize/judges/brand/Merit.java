package dev.assize.judges.brand;

import dev.assize.core.question.QuestionHandle;
import dev.assize.core.question.Value;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/** What good reasoning does; each gives two points of its section. */
enum Merit {
    GIVES_REASON(Section.CHAIN, "gives a reason", "Say why the listed brand is the one that is meant."),
    GOES_IN_STEPS(Section.CHAIN, "goes in steps", "Lay the reasoning out in steps that a reader can follow."),
    EXPLAINS_VARIATIONS(Section.CHAIN, "explains the variations", "Say how the variations were made."),
    LEADS_TO_OUTPUT(Section.CHAIN, "leads to the output", "Let the reasoning arrive at the names that are listed."),
    NAMES_BRAND(Section.EVIDENCE, "names the brand", "Name the brand in the reasoning."),
    NAMES_SOURCE(Section.EVIDENCE, "says where it looked", "Say where the brand was read: title, keyword or category."),
    USES_INPUT(Section.EVIDENCE, "uses words of the input", "Quote words of the title, the keyword or the category."),
    STAYS_WITH_INPUT(
            Section.EVIDENCE, "brings nothing from elsewhere", "Quote only what stands in the input or the output.");

    /** A part of the reasoning's score that its merits add up to. */
    enum Section {
        CHAIN,
        EVIDENCE;

        static final List<Section> ALL = List.of(values());

        QuestionHandle<Value.Checklist> question() {
            return switch (this) {
                case CHAIN -> BrandQuestions.CHAIN;
                case EVIDENCE -> BrandQuestions.EVIDENCE;
            };
        }

        List<Merit> merits() {
            return switch (this) {
                case CHAIN -> OF_CHAIN;
                case EVIDENCE -> OF_EVIDENCE;
            };
        }

        int most() {
            return POINTS * merits().size();
        }

        int points(Map<String, Boolean> ticks) {
            int points = 0;
            for (Merit merit : merits()) {
                points += ticks.getOrDefault(merit.item, false) ? POINTS : 0;
            }
            return points;
        }
    }

    private static final int POINTS = 2;
    private static final List<Merit> OF_CHAIN = of(Section.CHAIN);
    private static final List<Merit> OF_EVIDENCE = of(Section.EVIDENCE);

    private static List<Merit> of(Section section) {
        return Stream.of(values()).filter(merit -> merit.section == section).toList();
    }

    private final Section section;
    private final String item;
    private final String advice;

    Merit(Section section, String item, String advice) {
        this.section = section;
        this.item = item;
        this.advice = advice;
    }

    /** The statement to tick. */
    String item() {
        return item;
    }

    /** What to do where it is missing. */
    String advice() {
        return advice;
    }
}
