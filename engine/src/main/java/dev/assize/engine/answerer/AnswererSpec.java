package dev.assize.engine.answerer;

import dev.assize.core.question.AnswerConfidence;
import dev.assize.models.provider.ModelName;
import java.util.List;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** Who shall answer, as a user writes it in one word: {@code cascade:embedded,model:openai/gpt-5-mini}. */
sealed interface AnswererSpec {

    /** The same thing as one would write it; inside a list whatever has a comma stands in brackets. */
    String text();

    /** Throws {@link IllegalArgumentException} that says where, what was found and what was expected. */
    static AnswererSpec parse(String text) {
        return new SpecReader(text).read();
    }

    /**
     * The rules that ship with the judge.
     *
     * @param reader the name of what reads again what they only weighed; null for the rules alone
     * @param threshold they withhold what is less sure; null where the user did not say
     */
    record Embedded(@Nullable String reader, @Nullable AnswerConfidence threshold) implements AnswererSpec {
        public Embedded() {
            this(null, null);
        }

        @Override
        public String text() {
            return "embedded" + (reader == null ? "" : "+" + reader) + (threshold == null ? "" : "@" + threshold);
        }
    }

    /** A person who is asked one question after the other. */
    record Human(String name) implements AnswererSpec {
        @Override
        public String text() {
            return "human:" + name;
        }
    }

    /** Answers that somebody wrote into a file. */
    record Written(String file) implements AnswererSpec {
        @Override
        public String text() {
            return "answers:" + file;
        }
    }

    record Model(ModelName name) implements AnswererSpec {
        @Override
        public String text() {
            return "model:" + name;
        }
    }

    /** An answerer that {@code assize.yaml} describes. */
    record Named(String name) implements AnswererSpec {
        @Override
        public String text() {
            return name;
        }
    }

    /** All of them answer, and the majority decides. */
    record Panel(List<AnswererSpec> members) implements AnswererSpec {
        public Panel {
            members = List.copyOf(members);
        }

        @Override
        public String text() {
            return "panel:" + list(members);
        }
    }

    /** Each answers what those before it withheld. */
    record Cascade(List<AnswererSpec> members) implements AnswererSpec {
        public Cascade {
            members = List.copyOf(members);
        }

        @Override
        public String text() {
            return "cascade:" + list(members);
        }
    }

    private static String list(List<AnswererSpec> members) {
        return members.stream()
                .map(member -> member instanceof Panel || member instanceof Cascade
                        ? "[" + member.text() + "]"
                        : member.text())
                .collect(Collectors.joining(","));
    }
}
