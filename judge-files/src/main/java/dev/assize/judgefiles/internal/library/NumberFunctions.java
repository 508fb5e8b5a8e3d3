package dev.assize.judgefiles.internal.library;

import dev.assize.judgefiles.internal.expression.Datum;
import dev.assize.judgefiles.internal.expression.EvaluationLimit;
import dev.assize.judgefiles.internal.expression.Fraction;
import dev.assize.judgefiles.internal.expression.LibraryFunction;
import java.math.BigDecimal;
import java.math.MathContext;
import java.util.List;
import java.util.Optional;
import java.util.function.DoubleUnaryOperator;
import java.util.function.UnaryOperator;

/** Functions over numbers. All are exact but pow with a broken exponent, sqrt, exp and log, which keep fifteen digits. */
final class NumberFunctions {

    private static final int MOST_PLACES = 30;
    private static final MathContext DIGITS = new MathContext(15);

    private NumberFunctions() {}

    static List<LibraryFunction> all() {
        return List.of(
                LibraryFunction.of(
                                "round",
                                "number?, number -> number?",
                                "with so many decimals, half up",
                                (args, work) -> Datum.number(args.get(0)
                                        .asNumber()
                                        .rounded(places(args.get(1).asNumber()))))
                        .checking(NumberFunctions::placesCheck),
                unary("floor", "the next whole number below", Fraction::floor),
                unary("ceil", "the next whole number above", Fraction::ceiling),
                unary("abs", "without its sign", Fraction::abs),
                LibraryFunction.of(
                        "min",
                        "number, number -> number",
                        "the smaller one",
                        (args, work) -> smaller(args.get(0), args.get(1))),
                LibraryFunction.of(
                        "min",
                        "list(number) -> number|none",
                        "the smallest; none of an empty list",
                        (args, work) -> args.get(0).asItems().stream()
                                .reduce(NumberFunctions::smaller)
                                .orElse(Datum.none())),
                LibraryFunction.of(
                        "max",
                        "number, number -> number",
                        "the larger one",
                        (args, work) -> larger(args.get(0), args.get(1))),
                LibraryFunction.of(
                        "max",
                        "list(number) -> number|none",
                        "the largest; none of an empty list",
                        (args, work) -> args.get(0).asItems().stream()
                                .reduce(NumberFunctions::larger)
                                .orElse(Datum.none())),
                LibraryFunction.of(
                        "clamp",
                        "number, number, number -> number",
                        "no less than the second, no more than the third",
                        (args, work) -> smaller(larger(args.get(0), args.get(1)), args.get(2))),
                LibraryFunction.of(
                        "interpolate",
                        "number, list(list(number)) -> number",
                        "on the line through the points [[x, y], …], and flat beyond its ends",
                        (args, work) ->
                                interpolate(args.get(0).asNumber(), args.get(1).asItems())),
                LibraryFunction.of(
                        "withinTolerance",
                        "number, number, number, number -> yes/no",
                        "whether the first differs from the second by at most the third, or by at most the fourth as a share of the second",
                        (args, work) -> within(args)),
                LibraryFunction.of(
                        "divide",
                        "number, number -> number",
                        "the first over the second; a case in which the second is 0 has no verdict (ratio says what it is then)",
                        (args, work) -> Datum.number(
                                args.get(0).asNumber().dividedBy(args.get(1).asNumber()))),
                LibraryFunction.of(
                        "pow",
                        "number, number -> number",
                        "the first to the power of the second; inexact where that is no whole number",
                        (args, work) -> Datum.number(
                                pow(args.get(0).asNumber(), args.get(1).asNumber()))),
                LibraryFunction.of(
                        "sqrt",
                        "number -> number",
                        "the square root; inexact",
                        (args, work) -> Datum.number(root(args.get(0).asNumber()))),
                inexact("exp", "e to that power; inexact", StrictMath::exp),
                inexact("log", "the natural logarithm; inexact", StrictMath::log));
    }

    private static LibraryFunction unary(String name, String describe, UnaryOperator<Fraction> operator) {
        return LibraryFunction.of(
                name,
                "number? -> number?",
                describe,
                (args, work) -> Datum.number(operator.apply(args.get(0).asNumber())));
    }

    private static LibraryFunction inexact(String name, String describe, DoubleUnaryOperator operator) {
        return LibraryFunction.of(
                name,
                "number -> number",
                describe,
                (args, work) -> Datum.number(fraction(
                        name, operator.applyAsDouble(args.get(0).asNumber().doubleValue()))));
    }

    static Fraction fraction(String name, double value) {
        if (Double.isNaN(value) || Double.isInfinite(value)) {
            throw new ArithmeticException(name + " has no value there");
        }
        return Fraction.of(new BigDecimal(value).round(DIGITS));
    }

    static Fraction root(Fraction value) {
        if (value.numerator().signum() < 0) {
            throw new ArithmeticException("sqrt has no value of a number below 0");
        }
        BigDecimal decimal =
                new BigDecimal(value.numerator()).divide(new BigDecimal(value.denominator()), new MathContext(40));
        return Fraction.of(decimal.sqrt(DIGITS));
    }

    static Fraction pow(Fraction base, Fraction exponent) {
        if (exponent.isWhole() && exponent.numerator().bitLength() < 16) {
            return base.pow(exponent.intValue());
        }
        return fraction("pow", StrictMath.pow(base.doubleValue(), exponent.doubleValue()));
    }

    private static int places(Fraction places) {
        if (!places.isWhole() || places.numerator().signum() < 0 || places.compareTo(Fraction.of(MOST_PLACES)) > 0) {
            throw new EvaluationLimit("round keeps 0 to " + MOST_PLACES + " decimals, got " + places);
        }
        return places.intValue();
    }

    private static Optional<String> placesCheck(int argument, Datum literal) {
        boolean wrong = argument == 1
                && (!literal.asNumber().isWhole()
                        || literal.asNumber().compareTo(Fraction.ZERO) < 0
                        || literal.asNumber().compareTo(Fraction.of(MOST_PLACES)) > 0);
        return wrong ? Optional.of("round keeps 0 to " + MOST_PLACES + " decimals") : Optional.empty();
    }

    private static Datum smaller(Datum a, Datum b) {
        return a.asNumber().compareTo(b.asNumber()) <= 0 ? a : b;
    }

    private static Datum larger(Datum a, Datum b) {
        return a.asNumber().compareTo(b.asNumber()) >= 0 ? a : b;
    }

    private static Datum within(List<Datum> args) {
        Fraction difference =
                args.get(0).asNumber().minus(args.get(1).asNumber()).abs();
        Fraction share = args.get(1).asNumber().abs().times(args.get(3).asNumber());
        return Datum.truth(difference.compareTo(args.get(2).asNumber()) <= 0 || difference.compareTo(share) <= 0);
    }

    private static Datum interpolate(Fraction x, List<Datum> points) {
        Fraction lastX = coordinate(points, 0, 0);
        Fraction lastY = coordinate(points, 0, 1);
        if (x.compareTo(lastX) <= 0) {
            return Datum.number(lastY);
        }
        for (int i = 1; i < points.size(); i++) {
            Fraction nextX = coordinate(points, i, 0);
            Fraction nextY = coordinate(points, i, 1);
            if (nextX.compareTo(lastX) <= 0) {
                throw new EvaluationLimit("the points of interpolate stand in rising order");
            }
            if (x.compareTo(nextX) <= 0) {
                Fraction share = x.minus(lastX).dividedBy(nextX.minus(lastX));
                return Datum.number(lastY.plus(share.times(nextY.minus(lastY))));
            }
            lastX = nextX;
            lastY = nextY;
        }
        return Datum.number(lastY);
    }

    private static Fraction coordinate(List<Datum> points, int point, int axis) {
        if (points.isEmpty() || points.get(point).asItems().size() != 2) {
            throw new EvaluationLimit("interpolate takes points of two numbers: [[0, 0], [1, 10]]");
        }
        return points.get(point).asItems().get(axis).asNumber();
    }
}
