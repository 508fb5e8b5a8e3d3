package dev.assize.runs.probe;

import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.assize.core.JudgeInfo;
import dev.assize.core.failure.CaseFailure;
import dev.assize.core.json.Hash;
import dev.assize.core.json.Json;
import dev.assize.core.probe.ChangedCase;
import dev.assize.core.probe.Effect;
import dev.assize.core.probe.Probe;
import dev.assize.core.probe.ProbeDraw;
import dev.assize.core.probe.ProbeKind;
import dev.assize.core.probe.ProbedCase;
import dev.assize.core.probe.QuestionVariant.Asking;
import dev.assize.core.record.FieldNames;
import dev.assize.runs.dataset.CaseId;
import dev.assize.runs.dataset.Dataset;
import dev.assize.runs.dataset.FieldMap;
import dev.assize.runs.dataset.Row;
import java.io.ByteArrayInputStream;
import java.io.InputStream;
import java.io.SequenceInputStream;
import java.nio.charset.StandardCharsets;
import java.util.AbstractList;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * The cases that a report card is made from: those of the user, and each with one change after the other. Rows are made when
 * they are asked for and are the same every time, so that memory holds only what the user gave.
 */
public final class ProbeCases {

    /** Stands between the name of a case and what was done to it. */
    private static final String MARK = "~";

    private record Drawn(long ordinal, String id, ObjectNode record) {}

    private final List<Drawn> cases;
    private final long all;
    private final UnreadRows unread;
    private final List<Probe> probes;
    private final Map<Asking, ProbeKind> variants;
    private final Effect same;
    private final FieldNames names;
    private final ProbeOptions options;
    private final List<ObjectNode> records;

    private ProbeCases(
            List<Drawn> cases,
            long all,
            UnreadRows unread,
            List<Probe> probes,
            Map<Asking, ProbeKind> variants,
            JudgeInfo judge,
            ProbeOptions options) {
        this.cases = cases;
        this.all = all;
        this.unread = unread;
        this.probes = probes.stream()
                .filter(probe -> options.wants(probe.kind().name()))
                .toList();
        this.variants = new LinkedHashMap<>(variants);
        this.variants.values().removeIf(kind -> !options.wants(kind.name()));
        this.same = Effect.same(judge.headline());
        this.names = new FieldNames(judge.fields());
        this.options = options;
        this.records = cases.stream().map(Drawn::record).toList();
        Set<String> known = new HashSet<>();
        for (ProbeKind kind : kinds()) {
            if (!known.add(kind.name())) {
                throw new IllegalArgumentException("Two probes are called \"" + kind.name() + "\"");
            }
        }
    }

    /**
     * Draws the cases. Rows that hold no record are passed over, and {@link #unread} tells of them.
     *
     * @param variants other ways to put the same questions, each a kind of its own
     */
    public static ProbeCases draw(
            Dataset dataset,
            FieldMap fields,
            JudgeInfo judge,
            List<Probe> probes,
            Map<Asking, ProbeKind> variants,
            ProbeOptions options) {
        // Vitter, "Random Sampling with a Reservoir" (1985), algorithm R.
        Random random = new Random(options.seed());
        List<Drawn> drawn = new ArrayList<>();
        Set<String> taken = new HashSet<>();
        long seen = 0;
        UnreadRows unread = UnreadRows.NONE;
        for (Optional<Row> row = dataset.next(); row.isPresent(); row = dataset.next()) {
            ObjectNode record;
            try {
                record = fields.apply(row.get().record());
            } catch (CaseFailure noRecord) {
                unread = unread.and(row.get().place(), noRecord);
                continue;
            }
            int place = seen < options.sample()
                    ? (int) seen
                    : (int) Math.min(Integer.MAX_VALUE, random.nextDouble() * (seen + 1));
            if (place < options.sample()) {
                Drawn one = new Drawn(seen, unique(CaseId.of(record, row.get().place()), taken), record);
                if (place < drawn.size()) {
                    drawn.set(place, one);
                } else {
                    drawn.add(one);
                }
            }
            seen++;
        }
        drawn.sort(Comparator.comparingLong(Drawn::ordinal));
        return new ProbeCases(List.copyOf(drawn), seen, unread, probes, variants, judge, options);
    }

    private static String unique(String id, Set<String> taken) {
        String name = id;
        for (int copy = 2; !taken.add(name); copy++) {
            name = id + MARK + copy;
        }
        return name;
    }

    /** How many cases are changed. */
    public int size() {
        return cases.size();
    }

    /** How many cases there were to draw from. */
    public long all() {
        return all;
    }

    /** The rows that hold no record, so that no case could be drawn from them. */
    public UnreadRows unread() {
        return unread;
    }

    /** Every kind of change, whether any case offered one or not. */
    public List<ProbeKind> kinds() {
        List<ProbeKind> kinds = new ArrayList<>();
        probes.forEach(probe -> kinds.add(probe.kind()));
        kinds.addAll(variants.values());
        return kinds;
    }

    /** The ways of asking that are tried. */
    public List<Asking> askings() {
        List<Asking> askings = new ArrayList<>(List.of(Asking.AS_IS));
        askings.addAll(variants.keySet());
        return askings;
    }

    /** What is judged for one of the cases: itself first, and whatever is compared with before what is compared. */
    public List<ProbeRow> rows(int ordinal) {
        return new CaseRows(ordinal).all();
    }

    /** The rows that are asked about in one way, a line of JSON for each. */
    public InputStream lines(Asking asking) {
        return lines(List.of(asking));
    }

    /** All rows, in whichever way they are asked about. */
    public InputStream everyLine() {
        return lines(askings());
    }

    private InputStream lines(List<Asking> wanted) {
        // One after the other: a sequence of streams takes the next when it has come to the end of one.
        return new SequenceInputStream(Collections.enumeration(new AbstractList<InputStream>() {
            @Override
            public InputStream get(int number) {
                return linesOf(number, wanted);
            }

            @Override
            public int size() {
                return cases.size();
            }
        }));
    }

    private ByteArrayInputStream linesOf(int number, List<Asking> wanted) {
        StringBuilder lines = new StringBuilder();
        for (ProbeRow row : rows(number)) {
            if (wanted.contains(row.asking())) {
                lines.append(Json.write(row.record())).append('\n');
            }
        }
        return new ByteArrayInputStream(lines.toString().getBytes(StandardCharsets.UTF_8));
    }

    /** How many rows there are. */
    public long count() {
        long rows = 0;
        for (int ordinal = 0; ordinal < cases.size(); ordinal++) {
            rows += rows(ordinal).size();
        }
        return rows;
    }

    /** Every pair, by the name of the changed case. */
    public Map<String, ProbePair> pairs() {
        Map<String, ProbePair> pairs = new LinkedHashMap<>();
        for (int ordinal = 0; ordinal < cases.size(); ordinal++) {
            for (ProbeRow row : rows(ordinal)) {
                if (row.pair() != null) {
                    pairs.put(row.id(), row.pair());
                }
            }
        }
        return pairs;
    }

    /** Stands for all rows: two cards with the same one are about the same changes. */
    public String fingerprint() {
        List<String> hashes = new ArrayList<>();
        for (int ordinal = 0; ordinal < cases.size(); ordinal++) {
            rows(ordinal).stream()
                    .filter(row -> row.asking() == Asking.AS_IS)
                    .forEach(row -> hashes.add(Hash.of(Json.write(row.record()))));
        }
        return Hash.of(String.join(" ", hashes));
    }

    /** The rows of one case in the making. */
    private final class CaseRows {
        private final int ordinal;
        private final Drawn drawn;
        private final List<ProbeRow> rows = new ArrayList<>();
        private final Map<String, String> bases = new LinkedHashMap<>();

        CaseRows(int ordinal) {
            this.ordinal = ordinal;
            this.drawn = cases.get(ordinal);
        }

        List<ProbeRow> all() {
            base(drawn.record());
            List<ObjectNode> others = new ArrayList<>(records);
            others.remove(ordinal);
            for (Probe probe : probes) {
                ProbeKind kind = probe.kind();
                ProbeDraw draw = new ProbeDraw(options.seed(), drawn.id(), kind.name(), others);
                int made = 0;
                for (ChangedCase change : probe.changes(new ProbedCase(drawn.record(), names), draw)) {
                    if (made < options.each()) {
                        String name = drawn.id() + MARK + kind.name() + (made == 0 ? "" : MARK + (made + 1));
                        ProbePair pair = new ProbePair(ordinal, name, base(change.before()), kind, change.effect());
                        rows.add(new ProbeRow(name, marked(change.after(), name, pair), pair, Asking.AS_IS));
                        made++;
                    }
                }
            }
            variants.forEach((asking, kind) -> {
                String name = drawn.id() + MARK + kind.name();
                ProbePair pair = new ProbePair(ordinal, name, drawn.id(), kind, same);
                rows.add(new ProbeRow(name, marked(drawn.record(), name, pair), pair, asking));
            });
            return rows;
        }

        /** The name of a case that others are compared with; it becomes a row when it is first needed. */
        private String base(ObjectNode record) {
            String written = Json.write(record);
            String known = bases.get(written);
            if (known != null) {
                return known;
            }
            String name =
                    bases.isEmpty() ? drawn.id() : drawn.id() + MARK + "base" + (bases.size() == 1 ? "" : bases.size());
            bases.put(written, name);
            rows.add(new ProbeRow(name, marked(record, name, null), null, Asking.AS_IS));
            return name;
        }

        private ObjectNode marked(ObjectNode record, String name, @Nullable ProbePair pair) {
            ObjectNode marked = record.deepCopy();
            marked.put("id", name);
            ObjectNode probe = marked.putObject("probe").put("case", drawn.id());
            if (pair != null) {
                probe.put("kind", pair.kind().name())
                        .put("matters", pair.kind().matters())
                        .put("compared_with", pair.before())
                        .set("expects", pair.effect().json());
            }
            return marked;
        }
    }
}
