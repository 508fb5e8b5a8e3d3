package dev.assize.judgefiles.internal.library;

import dev.assize.judgefiles.internal.expression.Datum;
import dev.assize.judgefiles.internal.expression.Fraction;
import dev.assize.judgefiles.internal.expression.LibraryFunction;
import dev.assize.judgefiles.internal.expression.Work;
import dev.assize.text.Characters;
import dev.assize.text.FoldedText;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** Functions over lists, beside CEL's own macros. */
final class ListFunctions {

    private ListFunctions() {}

    static List<LibraryFunction> all() {
        return List.of(
                LibraryFunction.of(
                                "size",
                                "list(A) -> number",
                                "how many there are",
                                (args, work) ->
                                        Datum.number(args.get(0).asItems().size()))
                        .seeingUnknowns(),
                LibraryFunction.of(
                        "sum",
                        "list(number) -> number",
                        "all together; 0 of an empty list",
                        (args, work) -> Datum.number(sum(args.get(0).asItems()))),
                LibraryFunction.of(
                        "mean",
                        "list(number) -> number|none",
                        "the sum over the size; none of an empty list",
                        (args, work) -> mean(args.get(0).asItems())),
                LibraryFunction.of(
                        "count",
                        "list(yes/no) -> number",
                        "how many are true",
                        (args, work) -> Datum.number(trues(args.get(0).asItems()))),
                LibraryFunction.of(
                        "distinct",
                        "list(text), 'exact'|'case'|'folded' -> list(text)",
                        "each once, the first spelling kept: to the letter, case apart, or folded",
                        (args, work) ->
                                distinct(args.get(0).asTexts(), args.get(1).asText())),
                LibraryFunction.of(
                                "first",
                                "list(A) -> A|none",
                                "the first; none of an empty list",
                                (args, work) -> args.get(0).asItems().isEmpty()
                                        ? Datum.none()
                                        : args.get(0).asItems().get(0))
                        .seeingUnknowns(),
                LibraryFunction.of(
                                "last",
                                "list(A) -> A|none",
                                "the last; none of an empty list",
                                (args, work) -> last(args.get(0).asItems()))
                        .seeingUnknowns(),
                LibraryFunction.of(
                                "take",
                                "list(A), number -> list(A)",
                                "at most so many from the front",
                                (args, work) ->
                                        take(args.get(0).asItems(), args.get(1).asNumber()))
                        .seeingUnknowns(),
                LibraryFunction.of(
                        "descending",
                        "list(number) -> list(number)",
                        "the largest first",
                        (args, work) -> sorted(
                                args.get(0).asItems(),
                                Comparator.comparing(Datum::asNumber).reversed(),
                                work)),
                LibraryFunction.of(
                        "ascending",
                        "list(number) -> list(number)",
                        "the smallest first",
                        (args, work) -> sorted(args.get(0).asItems(), Comparator.comparing(Datum::asNumber), work)),
                LibraryFunction.of(
                        "byLength",
                        "list(text) -> list(text)",
                        "the longest first",
                        (args, work) -> sorted(
                                args.get(0).asItems(),
                                Comparator.comparing(
                                                (Datum text) -> text.asText().length())
                                        .reversed(),
                                work)),
                LibraryFunction.of(
                        "pair",
                        "list(text), list(text), 'exact'|'folded'|'near' -> pairing",
                        "one to one, best first: .matched (each .left, .right), .missing (of the first), .extra (of the second)",
                        (args, work) -> Pairs.of(
                                args.get(0).asTexts(),
                                args.get(1).asTexts(),
                                args.get(2).asText(),
                                work)),
                LibraryFunction.of(
                        "pair",
                        "list(text), list(text), number -> pairing",
                        "the same, where texts pair whose similarity reaches the third",
                        (args, work) -> Pairs.of(
                                args.get(0).asTexts(),
                                args.get(1).asTexts(),
                                args.get(2).asNumber(),
                                work)),
                LibraryFunction.of(
                        "precision",
                        "number, number -> number|none",
                        "right ones over right and wrong ones",
                        (args, work) -> share(
                                args.get(0).asNumber(),
                                args.get(0).asNumber().plus(args.get(1).asNumber()))),
                LibraryFunction.of(
                        "recall",
                        "number, number -> number|none",
                        "right ones over right and missing ones",
                        (args, work) -> share(
                                args.get(0).asNumber(),
                                args.get(0).asNumber().plus(args.get(1).asNumber()))),
                LibraryFunction.of(
                        "f1",
                        "number, number, number -> number|none",
                        "of right, wrong and missing ones",
                        (args, work) -> fbeta(args, Fraction.ONE)),
                LibraryFunction.of(
                        "fbeta",
                        "number, number, number, number -> number|none",
                        "of right, wrong and missing ones; the fourth weighs recall",
                        (args, work) -> fbeta(args, args.get(3).asNumber())),
                LibraryFunction.of(
                        "averagePrecision",
                        "list(yes/no) -> number|none",
                        "the mean precision at each hit, in the order given; none where nothing is a hit",
                        (args, work) -> averagePrecision(args.get(0).asItems())));
    }

    private static Fraction sum(List<Datum> numbers) {
        Fraction sum = Fraction.ZERO;
        for (Datum number : numbers) {
            sum = sum.plus(number.asNumber());
        }
        return sum;
    }

    private static Datum mean(List<Datum> numbers) {
        return share(sum(numbers), Fraction.of(numbers.size()));
    }

    private static Datum share(Fraction part, Fraction whole) {
        return whole.isZero() ? Datum.none() : Datum.number(part.dividedBy(whole));
    }

    private static long trues(List<Datum> items) {
        return items.stream().filter(Datum::asTruth).count();
    }

    private static Datum distinct(List<String> texts, String how) {
        Set<String> seen = new HashSet<>();
        List<String> kept = new ArrayList<>();
        for (String text : texts) {
            String key = switch (how) {
                case "folded" -> FoldedText.fold(text);
                case "case" -> Characters.lower(text);
                default -> text;
            };
            if (seen.add(key)) {
                kept.add(text);
            }
        }
        return Datum.texts(kept);
    }

    private static Datum last(List<Datum> items) {
        return items.isEmpty() ? Datum.none() : items.get(items.size() - 1);
    }

    private static Datum take(List<Datum> items, Fraction most) {
        Fraction whole = most.floor();
        int end = whole.compareTo(Fraction.of(items.size())) >= 0 ? items.size() : Math.max(0, whole.intValue());
        return new Datum.Items(items.subList(0, end));
    }

    private static Datum sorted(List<Datum> items, Comparator<Datum> order, Work work) {
        work.spend(100L * items.size());
        List<Datum> sorted = new ArrayList<>(items);
        sorted.sort(order);
        return new Datum.Items(sorted);
    }

    private static Datum fbeta(List<Datum> args, Fraction beta) {
        Fraction right = args.get(0).asNumber();
        Fraction square = beta.times(beta);
        Fraction weighed = right.times(Fraction.ONE.plus(square));
        return share(
                weighed,
                weighed.plus(args.get(1).asNumber())
                        .plus(square.times(args.get(2).asNumber())));
    }

    private static Datum averagePrecision(List<Datum> hits) {
        Fraction sum = Fraction.ZERO;
        int found = 0;
        for (int i = 0; i < hits.size(); i++) {
            if (hits.get(i).asTruth()) {
                found++;
                sum = sum.plus(Fraction.of(found, i + 1L));
            }
        }
        return share(sum, Fraction.of(found));
    }
}
