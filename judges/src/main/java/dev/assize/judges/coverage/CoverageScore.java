package dev.assize.judges.coverage;

import java.util.ArrayList;
import java.util.List;

/**
 * The score of an output from 0 to 5, computed exactly. One of three formulas applies: without a single matched fact
 * (where the reference has any) only facts and terms count; with conclusions all four parts count; otherwise the
 * facts carry the weight of the conclusions too.
 */
record CoverageScore(ItemCount facts, ItemCount conclusions, ItemCount terms, boolean organized) {

    private static final int BEST = 5;
    private static final Rational FACTS = Rational.of(4, 10);
    private static final Rational FACTS_ALONE = Rational.of(7, 10);
    private static final Rational CONCLUSIONS = Rational.of(3, 10);
    private static final Rational TERMS = Rational.of(21, 100);
    private static final Rational ORGANIZATION = Rational.of(9, 100);

    /** One part of the sum: {@code facts_ratio}, its value and its weight. */
    record Part(String name, Rational ratio, Rational weight) {
        String printed() {
            return name + " " + ratio.printed() + " * " + weight.printed();
        }
    }

    int rounded() {
        return exact().rounded();
    }

    Rational exact() {
        Rational sum = Rational.ZERO;
        for (Part part : parts()) {
            sum = sum.plus(part.ratio().times(part.weight()));
        }
        return sum.times(Rational.of(BEST, 1));
    }

    /** {@code 4 ≈ 4.08 = 5 * (facts_ratio 1.0 * 0.7 + …)}. */
    String printed() {
        Rational exact = exact();
        StringBuilder printed = new StringBuilder(160)
                .append(exact.rounded())
                .append(" ≈ ")
                .append(exact.printed())
                .append(" = ")
                .append(BEST)
                .append(" * (");
        String before = "";
        for (Part part : parts()) {
            printed.append(before).append(part.printed());
            before = " + ";
        }
        return printed.append(')').toString();
    }

    /** The formula that applies. */
    List<Part> parts() {
        boolean noFactMatched = facts.total() > 0 && facts.matched() == 0;
        boolean withConclusions = conclusions.total() > 0 && !noFactMatched;
        List<Part> parts = new ArrayList<>();
        parts.add(new Part("facts_ratio", facts.ratio(), withConclusions ? FACTS : FACTS_ALONE));
        if (withConclusions) {
            parts.add(new Part("conclusions_ratio", conclusions.ratio(), CONCLUSIONS));
        }
        parts.add(new Part("terms_ratio", terms.ratio(), TERMS));
        if (!noFactMatched) {
            parts.add(new Part("organization_ratio", organized ? Rational.ONE : Rational.ZERO, ORGANIZATION));
        }
        return parts;
    }
}
