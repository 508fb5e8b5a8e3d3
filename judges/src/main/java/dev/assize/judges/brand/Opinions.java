package dev.assize.judges.brand;

import dev.assize.core.question.Answer;
import dev.assize.core.question.Answers;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** What was answered about a case, in this judge's own terms. What was not asked needed no answer. */
record Opinions(Answers answers) {

    /** What an entry is to the brand; empty when nobody could tell. An entry that was not asked about is plain. */
    Optional<Relation> relation(Entry entry) {
        return answers.has(entry.question())
                ? answers.choice(entry.question()).map(Relation::ofOption)
                : Optional.of(Relation.VARIATION);
    }

    /** Why an entry is what it is said to be; possibly empty. */
    String reason(Entry entry) {
        return answers.has(entry.question()) && answers.require(entry.question()) instanceof Answer.Given given
                ? given.rationale()
                : "";
    }

    /** The entry with what it was taken for, for a reader. */
    String told(Entry entry) {
        String reason = reason(entry);
        String kind = relation(entry).map(Relation::described).orElse("something nobody could name");
        return entry.quoted() + " is " + kind + (reason.isBlank() ? "" : " (" + reason + ")");
    }

    List<Entry> unrelated(List<Entry> entries) {
        List<Entry> unrelated = new ArrayList<>();
        for (Entry entry : entries) {
            Relation relation = relation(entry).orElse(null);
            if (relation != null && !relation.isRelated()) {
                unrelated.add(entry);
            }
        }
        return unrelated;
    }

    List<Entry> untold(List<Entry> entries) {
        List<Entry> untold = new ArrayList<>();
        for (Entry entry : entries) {
            if (relation(entry).isEmpty()) {
                untold.add(entry);
            }
        }
        return untold;
    }

    /** The ticks of a section; empty when withheld. Without a reasoning nothing is ticked. */
    Optional<Map<String, Boolean>> ticks(Merit.Section section) {
        return answers.has(section.question().id())
                ? answers.ticks(section.question().id())
                : Optional.of(Map.of());
    }

    /** Whether the reasoning admits doubt; empty when withheld. */
    Optional<Boolean> admitsDoubt() {
        return answers.has(BrandQuestions.DOUBT.id()) ? answers.yes(BrandQuestions.DOUBT.id()) : Optional.of(false);
    }
}
