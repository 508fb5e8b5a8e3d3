package dev.assize.judgefiles.judge;

import dev.assize.judgefiles.internal.expression.Datum;
import dev.assize.judgefiles.internal.expression.Expression;
import dev.assize.judgefiles.internal.expression.Fraction;
import dev.assize.judgefiles.internal.expression.Logic;
import dev.assize.judgefiles.internal.expression.Scope;
import dev.assize.judgefiles.internal.expression.Work;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * The names of a ruling: those of the case and its answers, lists that questions went over with the answers in their items,
 * tables, values with their ceilings, and the verdict once there is one. Belongs to one thread.
 */
final class RulingScope implements Scope {

    private final JudgeDefinition definition;
    private final QuestionRounds rounds;
    private final Work work;
    private final Map<String, Datum> told;
    private final Map<String, Datum> known = new HashMap<>();

    RulingScope(JudgeDefinition definition, QuestionRounds rounds, Work work) {
        this(definition, rounds, work, Map.of());
    }

    /** @param told what parts of expressions come to, where they are unknown otherwise */
    RulingScope(JudgeDefinition definition, QuestionRounds rounds, Work work, Map<String, Datum> told) {
        this.definition = definition;
        this.rounds = rounds;
        this.work = work;
        this.told = told;
        known.putAll(definition.tables());
    }

    void decide(Datum verdict) {
        known.put(JudgeFileReader.VERDICT, verdict);
    }

    @Override
    public Datum valueOf(String name) {
        Datum value = known.get(name);
        if (value == null) {
            value = compute(name);
            known.put(name, value);
        }
        return value;
    }

    /** A value that is told is held down as one that is computed. */
    @Override
    public Datum told(String written, Datum unknown) {
        Datum value = told.get(written);
        return value == null ? unknown : definition.values().containsKey(written) ? held(written, value) : value;
    }

    private Datum compute(String name) {
        Expression expression = definition.values().get(name);
        if (expression != null) {
            return held(name, expression.evaluate(this, work));
        }
        if (name.equals(JudgeFileReader.APPLIED)) {
            Map<String, Datum> applied = new LinkedHashMap<>();
            definition.ceilings().forEach(ceiling -> applied.put(ceiling.name(), holds(ceiling)));
            return new Datum.Fields(applied);
        }
        if (name.equals(JudgeFileReader.UNCAPPED)) {
            Map<String, Datum> uncapped = new LinkedHashMap<>();
            definition.ceilings().forEach(ceiling -> {
                Expression free = definition.values().get(ceiling.of());
                if (free != null) {
                    uncapped.put(ceiling.of(), free.evaluate(this, work));
                }
            });
            return new Datum.Fields(uncapped);
        }
        List<FileQuestion> questions = definition.over(name);
        return questions.isEmpty() ? rounds.valueOf(name) : withAnswers(name, questions);
    }

    private Datum holds(JudgeDefinition.Ceiling ceiling) {
        Expression when = ceiling.when();
        return when == null ? Datum.truth(true) : when.evaluate(this, work);
    }

    /** No higher than the lowest ceiling that applies. One that may apply matters only where it would hold the value down. */
    private Datum held(String name, Datum value) {
        if (!(value instanceof Datum.Numeric number)) {
            return value;
        }
        Fraction lowest = number.value();
        List<Datum> doubts = new ArrayList<>();
        List<Fraction> doubtful = new ArrayList<>();
        for (JudgeDefinition.Ceiling ceiling : definition.ceilings()) {
            if (ceiling.of().equals(name)) {
                Datum holds = holds(ceiling);
                Datum most = ceiling.most().evaluate(this, work);
                if (most instanceof Datum.Unknown) {
                    holds = Logic.and(holds, most);
                }
                if (holds instanceof Datum.Unknown) {
                    doubts.add(holds);
                    doubtful.add(most instanceof Datum.Numeric known ? known.value() : Fraction.of(Long.MIN_VALUE));
                } else if (holds.asTruth() && most.asNumber().compareTo(lowest) < 0) {
                    lowest = most.asNumber();
                }
            }
        }
        for (Fraction most : doubtful) {
            if (most.compareTo(lowest) < 0) {
                Datum unknown = Logic.unknowns(doubts);
                return unknown == null ? value : unknown;
            }
        }
        return Datum.number(lowest);
    }

    private Datum withAnswers(String list, List<FileQuestion> questions) {
        Datum items = rounds.valueOf(list);
        if (items instanceof Datum.Unknown || items.isNone()) {
            return items;
        }
        List<Datum> records = new ArrayList<>();
        for (int i = 0; i < items.asItems().size(); i++) {
            Datum item = items.asItems().get(i);
            Map<String, Datum> fields = new LinkedHashMap<>();
            if (item instanceof Datum.Fields object) {
                fields.putAll(object.values());
            } else {
                fields.put(JudgeFileReader.ITEM_TEXT, item);
            }
            for (FileQuestion question : questions) {
                fields.put(question.field(), rounds.itemValue(question, i));
            }
            records.add(new Datum.Fields(fields));
        }
        return new Datum.Items(records);
    }
}
