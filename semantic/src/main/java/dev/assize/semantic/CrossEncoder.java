package dev.assize.semantic;

import ai.onnxruntime.OnnxTensor;
import ai.onnxruntime.OrtEnvironment;
import ai.onnxruntime.OrtException;
import ai.onnxruntime.OrtSession;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Map;

/**
 * The model: reads a statement and a text together and says by one number whether the text states it, the more above zero
 * the surer. Threads share it. One processor works on one pair, so that the same pair gives the same number however many
 * run beside one another.
 */
final class CrossEncoder {

    /** The longest statement and pair, in pieces; the model was trained on such. */
    static final int LONGEST_STATEMENT = 96;

    static final int LONGEST_PAIR = 224;

    /** The first digits of the model's SHA-256, part of the epoch of whoever asks it. */
    static final String MODEL = "de14463c9c1410cb";

    private static final String RESOURCE = "model.onnx";

    /** Loaded when the first question comes, once for all. */
    private static final class Loaded {
        static final CrossEncoder ENCODER = load();
    }

    private final OrtEnvironment environment;
    private final OrtSession session;
    private final WordPieces pieces;

    private CrossEncoder(OrtEnvironment environment, OrtSession session, WordPieces pieces) {
        this.environment = environment;
        this.session = session;
        this.pieces = pieces;
    }

    static CrossEncoder get() {
        return Loaded.ENCODER;
    }

    private static CrossEncoder load() {
        byte[] model = model();
        OrtEnvironment environment = OrtEnvironment.getEnvironment();
        try (OrtSession.SessionOptions options = new OrtSession.SessionOptions()) {
            options.setIntraOpNumThreads(1);
            options.setInterOpNumThreads(1);
            // Weights are kept as bytes in the file and turned into numbers once, not at every call.
            options.addConfigEntry("session.disable_quant_qdq", "1");
            return new CrossEncoder(environment, environment.createSession(model, options), WordPieces.load());
        } catch (OrtException e) {
            throw new IllegalStateException("The semantic reader's model cannot be loaded: " + e.getMessage(), e);
        }
    }

    static byte[] model() {
        try (InputStream in = CrossEncoder.class.getResourceAsStream(RESOURCE)) {
            if (in == null) {
                throw new IllegalStateException("No " + RESOURCE + " beside " + CrossEncoder.class.getName());
            }
            return in.readAllBytes();
        } catch (IOException e) {
            throw new UncheckedIOException("Cannot read " + RESOURCE, e);
        }
    }

    List<Integer> pieces(String text, int most) {
        return pieces.of(text, most);
    }

    /** How surely the text states the statement; what is longer than the model reads is cut off. */
    double score(List<Integer> statement, List<Integer> text) {
        int first = Math.min(statement.size(), LONGEST_STATEMENT);
        int second = Math.min(text.size(), LONGEST_PAIR - first - 3);
        int length = first + second + 3;
        long[][] ids = new long[1][length];
        long[][] types = new long[1][length];
        long[][] mask = new long[1][length];
        ids[0][0] = WordPieces.START;
        for (int i = 0; i < first; i++) {
            ids[0][i + 1] = statement.get(i);
        }
        ids[0][first + 1] = WordPieces.SEPARATOR;
        for (int i = 0; i < second; i++) {
            ids[0][first + 2 + i] = text.get(i);
        }
        ids[0][length - 1] = WordPieces.SEPARATOR;
        for (int i = 0; i < length; i++) {
            types[0][i] = i > first + 1 ? 1 : 0;
            mask[0][i] = 1;
        }
        return run(ids, types, mask);
    }

    private double run(long[][] ids, long[][] types, long[][] mask) {
        try (OnnxTensor idTensor = OnnxTensor.createTensor(environment, ids);
                OnnxTensor typeTensor = OnnxTensor.createTensor(environment, types);
                OnnxTensor maskTensor = OnnxTensor.createTensor(environment, mask);
                OrtSession.Result result = session.run(
                        Map.of("input_ids", idTensor, "token_type_ids", typeTensor, "attention_mask", maskTensor))) {
            return ((float[]) result.get(0).getValue())[0];
        } catch (OrtException e) {
            throw new IllegalStateException("The semantic reader could not read a pair: " + e.getMessage(), e);
        }
    }
}
