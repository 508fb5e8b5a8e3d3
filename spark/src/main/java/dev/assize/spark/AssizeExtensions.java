package dev.assize.spark;

import dev.assize.spark.output.ResultColumns;
import java.io.Serializable;
import org.apache.spark.sql.SparkSessionExtensions;
import org.apache.spark.sql.SparkSessionExtensionsProvider;
import org.apache.spark.sql.catalyst.FunctionIdentifier;
import org.apache.spark.sql.catalyst.expressions.Expression;
import org.apache.spark.sql.catalyst.expressions.ExpressionInfo;
import org.apache.spark.sql.catalyst.expressions.ScalaUDF;
import org.jspecify.annotations.Nullable;
import scala.Function1;
import scala.Function2;
import scala.Option;
import scala.Some;
import scala.Tuple3;
import scala.collection.immutable.Nil$;
import scala.collection.immutable.Seq;
import scala.runtime.BoxedUnit;

/**
 * Makes {@code assize_judge} known to every session, for users of SQL who start no program of their own:
 * {@code --conf spark.sql.extensions=dev.assize.spark.AssizeExtensions}.
 */
public final class AssizeExtensions implements SparkSessionExtensionsProvider {

    @Override
    public BoxedUnit apply(SparkSessionExtensions extensions) {
        ExpressionInfo about = new ExpressionInfo(JudgeFunction.class.getName(), JudgeFunction.NAME);
        extensions.injectFunction(
                new Tuple3<>(new FunctionIdentifier(JudgeFunction.NAME), about, (Function1<Seq<Expression>, Expression>
                                & Serializable)
                        AssizeExtensions::expression));
        return BoxedUnit.UNIT;
    }

    private static Expression expression(Seq<Expression> arguments) {
        if (arguments.length() != 2) {
            throw new IllegalArgumentException(JudgeFunction.NAME
                    + " takes a judge and a case, as in assize_judge('reference-coverage', struct(*)); got "
                    + arguments.length() + " arguments");
        }
        JudgeFunction function = new JudgeFunction();
        Function2<@Nullable Object, @Nullable Object, @Nullable Object> call =
                (Function2<@Nullable Object, @Nullable Object, @Nullable Object> & Serializable)
                        (judge, row) -> function.call((String) judge, row);
        return new ScalaUDF(
                call,
                ResultColumns.SCHEMA,
                arguments,
                emptySeq(),
                Option.empty(),
                new Some<>(JudgeFunction.NAME),
                true,
                true);
    }

    /** Without encoders Spark converts values by their types. */
    @SuppressWarnings("unchecked")
    private static <T> Seq<T> emptySeq() {
        return (Seq<T>) (Seq<?>) Nil$.MODULE$;
    }
}
