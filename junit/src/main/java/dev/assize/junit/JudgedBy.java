package dev.assize.junit;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Inherited;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import org.junit.jupiter.api.extension.ExtendWith;

/**
 * Names the judge of a test class or a test method. Tests get it as a parameter:
 *
 * <pre>
 * &#64;JudgedBy("reference-coverage")
 * class CapitalTest {
 *     &#64;Test
 *     void knowsTheTower(CaseJudge judge) {
 *         judge.output(bot.answer("Where is the tower?")).with("reference", "It is in Paris.").scoresAtLeast(4);
 *     }
 * }
 * </pre>
 */
@Documented
@Inherited
@Target({ElementType.TYPE, ElementType.METHOD})
@Retention(RetentionPolicy.RUNTIME)
@ExtendWith(JudgeExtension.class)
public @interface JudgedBy {

    /** The judge: its id, or the folder or file that describes it. */
    String value();

    /**
     * Who answers its questions, as on the command line: {@code embedded}, {@code model:openai/gpt-5-mini}. The property
     * {@code assize.answerer} goes before it, so that the same tests run offline and with a model.
     */
    String answerer() default "embedded";

    /** Settings of the judge: {@code "compare=number"}. */
    String[] set() default {};
}
