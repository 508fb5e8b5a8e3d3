package dev.assize.bench.provision;

import dev.assize.law.be.provision.ProvisionGrammar;
import dev.assize.law.be.provision.ProvisionReading;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/** The provisions grammar alone, on one thread, on a text of three sizes: time should grow in step with them. */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MILLISECONDS)
@Fork(1)
@Warmup(iterations = 2, time = 2)
@Measurement(iterations = 3, time = 2)
public class ProvisionGrammarBenchmark {

    private static final String PARAGRAPH = """
            Attendu que l'article 1382 de l'ancien Code civil et les articles 10 et 11 de la Constitution sont invoqués ;
            que l'article 39, § 1er, alinéas 1er et 2, de la loi du 3 juillet 1978 relative aux contrats de travail dispose
            que le préavis est dû ; que la partie demanderesse renvoie à l'article 6, § 1er, de la Convention de sauvegarde
            des droits de l'homme et des libertés fondamentales, sans autre précision quant aux faits de la cause.
            """;

    @Param({"10", "100", "1000"})
    private int paragraphs;

    private String text = "";

    @Setup
    public void write() {
        text = PARAGRAPH.repeat(paragraphs);
    }

    @Benchmark
    public ProvisionReading read() {
        return ProvisionGrammar.standard().read(text);
    }
}
