package dev.assize.spark.job;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.assize.engine.answerer.AnswererRequest;
import dev.assize.engine.answerer.ModelSetting;
import dev.assize.engine.setup.SetupException;
import dev.assize.spark.spec.JudgeSpec;
import dev.assize.spark.spec.SerializableJudge;
import org.junit.jupiter.api.Test;

class ProcessesTest {

    private static final String SHARED = "jdbc:postgresql://localhost/answers";

    private static SerializableJudge asking(String who, String store) {
        return SerializableJudge.of(
                JudgeSpec.of("brand-extraction").answeredBy(who).inStore(store));
    }

    @Test
    void refusesToRunTwoCopiesOfATaskThatPays() {
        Processes twice = new Processes(3, 6, false, true);
        assertThatThrownBy(() -> twice.requireNothingPaidTwice(asking("model:openai/gpt-5-mini", SHARED)))
                .isInstanceOf(SetupException.class)
                .hasMessageContaining("spark.speculation");
        assertThatCode(() -> twice.requireNothingPaidTwice(asking("embedded", SHARED)))
                .doesNotThrowAnyException();
        assertThatCode(() -> new Processes(3, 6, false, false)
                        .requireNothingPaidTwice(asking("model:openai/gpt-5-mini", SHARED)))
                .doesNotThrowAnyException();
        // In one process whoever comes second waits for the answer of the first.
        assertThatCode(() -> new Processes(1, 2, true, true)
                        .requireNothingPaidTwice(asking("model:openai/gpt-5-mini", "answers.db")))
                .doesNotThrowAnyException();
    }

    @Test
    void refusesAnswersThatOnlyOneMachineHas() {
        assertThatThrownBy(() -> new Processes(3, 6, false, false)
                        .requireNothingPaidTwice(asking("model:openai/gpt-5-mini", "answers.db")))
                .isInstanceOf(SetupException.class)
                .hasMessageContaining("PostgreSQL");
    }

    @Test
    void dividesWhatTheWholeJobMayDo() {
        var plan = AnswererRequest.of("model:openai/gpt-5-mini")
                .with(ModelSetting.MAX_CONCURRENCY, "12")
                .plan();
        assertThat(new Processes(3, 6, false, false).share(plan).concurrency()).isEqualTo(4);
        assertThat(new Processes(1, 6, true, false).share(plan).concurrency()).isEqualTo(12);
        assertThatThrownBy(() -> new Processes(0, 6, false, false).share(plan))
                .hasMessageContaining("spark.dynamicAllocation.maxExecutors");
    }

    @Test
    void refusesLimitsThatAreTooSmallToDivide() {
        var calls = AnswererRequest.of("model:openai/gpt-5-mini").with(ModelSetting.MAX_CONCURRENCY, "2");
        var requests = calls.with(ModelSetting.MAX_CONCURRENCY, "6").with(ModelSetting.RPM, "5");
        Processes six = new Processes(6, 6, false, false);
        assertThatThrownBy(() -> six.requireAShareForEach(calls.plan(), Integer.MAX_VALUE))
                .isInstanceOf(SetupException.class)
                .hasMessageContaining("openai/gpt-5-mini may have 2")
                .hasMessageContaining("set at least 6");
        assertThatThrownBy(() -> six.requireAShareForEach(requests.plan(), six.most(requests.plan())))
                .isInstanceOf(SetupException.class)
                .hasMessageContaining("may have 5");
        // A job runs no more tasks at a time than calls, so that two executors of the six ask.
        assertThatCode(() -> six.requireAShareForEach(calls.plan(), six.most(calls.plan())))
                .doesNotThrowAnyException();
        assertThatCode(() -> new Processes(1, 6, true, false).requireAShareForEach(calls.plan(), 6))
                .doesNotThrowAnyException();
        assertThatCode(() -> new Processes(5, 6, false, false).requireAShareForEach(requests.plan(), 6))
                .doesNotThrowAnyException();
    }
}
