package dev.assize.bench.provision;

import dev.assize.law.be.act.ActRegistry;
import dev.assize.law.be.act.ActType;
import dev.assize.law.be.act.RegisteredAct;
import dev.assize.law.be.act.TitleWords;
import dev.assize.law.be.provision.ActName;
import dev.assize.law.be.provision.CitedAct;
import dev.assize.law.be.provision.PathElement;
import dev.assize.law.be.provision.Provision;
import dev.assize.law.be.provision.ProvisionGrammar;
import dev.assize.text.FoldedText;
import dev.assize.text.Language;
import dev.assize.text.Span;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * What the grammar reads in one decision, held against its annotation: by article (act and key) and in full (act, key and path).
 * What an annotator marked as disputed counts neither way, and neither does what the grammar marks so.
 *
 * @param places how many places of the text hold an error; a range under a wrong act is one, however many articles it has
 * @param differences one line for each error, for a person
 */
record GrammarScore(F1 articles, F1 full, int places, List<String> differences) {

    private static final double SAME_TITLE = 0.5;

    /** Errors so close together are about one citation. */
    private static final int SAME_PLACE = 12;

    static GrammarScore of(GoldDecision decision) {
        return new Comparison(decision).score();
    }

    /** One comparison while it runs. */
    private static final class Comparison {
        private final ActRegistry registry = ActRegistry.standard();
        private final GoldDecision decision;
        private final List<Provision> read;
        private final Map<CitedAct, String> acts = new LinkedHashMap<>();
        private final List<Span> wrong = new ArrayList<>();
        private final List<String> differences = new ArrayList<>();

        Comparison(GoldDecision decision) {
            this.decision = decision;
            this.read = ProvisionGrammar.standard().read(decision.text()).provisions();
        }

        GrammarScore score() {
            F1 articles = compare(false);
            F1 full = compare(true);
            return new GrammarScore(articles, full, places(), differences);
        }

        private F1 compare(boolean withPath) {
            Map<String, GoldDecision.Entry> expected = new LinkedHashMap<>();
            Set<String> certain = new TreeSet<>();
            for (GoldDecision.Entry entry : decision.entries()) {
                String path = withPath ? written(entry.path()) : "";
                String label = label(entry.act(), entry.key(), path);
                expected.putIfAbsent(label, entry);
                if (!entry.disputed()) {
                    certain.add(label);
                }
            }
            Map<String, Provision> found = new LinkedHashMap<>();
            Set<String> superfluous = new TreeSet<>();
            for (Provision provision : read) {
                String path = withPath
                        ? written(provision.path().stream()
                                .map(PathElement::toString)
                                .toList())
                        : "";
                String label = label(acts.computeIfAbsent(provision.act(), this::actOf), provision.key(), path);
                found.putIfAbsent(label, provision);
                if (!provision.disputed() && !expected.containsKey(label)) {
                    superfluous.add(label);
                }
            }
            Set<String> missed = new TreeSet<>(certain);
            missed.removeAll(found.keySet());
            if (withPath) {
                superfluous.forEach(label -> superfluous(label, found.get(label)));
                missed.forEach(label -> missed(label, expected.get(label)));
            }
            return new F1(certain.size() - missed.size(), superfluous.size(), missed.size());
        }

        /** A figure with a bracket is a point, as acts of the Union call it. */
        private static String written(List<String> path) {
            return path.stream()
                    .map(step -> step.replaceFirst("^(\\d+)\\)$", "pt.$1"))
                    .collect(Collectors.joining(" "));
        }

        private void superfluous(String label, @Nullable Provision provision) {
            if (provision != null) {
                wrong.add(provision.span());
                differences.add("+ " + label + "   " + provision.act().name() + " ("
                        + provision.attribution().reason() + ") " + around(provision.span()));
            }
        }

        private void missed(String label, GoldDecision.@Nullable Entry entry) {
            if (entry != null) {
                wrong.add(entry.place());
                differences.add("- " + label + "   " + decision.act(entry).name() + " " + around(entry.place()));
            }
        }

        private String around(Span span) {
            int start = Math.max(0, span.start() - 60);
            int end = Math.min(decision.text().length(), span.end() + 90);
            return "«" + decision.text().substring(start, end).replace('\n', ' ') + "»";
        }

        private int places() {
            List<Span> sorted = wrong.stream().sorted().toList();
            int places = 0;
            int reached = -1;
            for (Span span : sorted) {
                if (places == 0 || span.start() > reached + SAME_PLACE) {
                    places++;
                }
                reached = Math.max(reached, span.end());
            }
            return places;
        }

        private static String label(String act, String key, String path) {
            return act + " " + key.toLowerCase(Locale.ROOT) + " " + path;
        }

        /** The annotator's name for an act that the grammar found; the grammar's own when the annotator has none. */
        private String actOf(CitedAct act) {
            for (Sameness sameness : List.<Sameness>of(
                    this::sameWriting, this::sameName, this::sameDate, this::sameTitle, this::sameEntry)) {
                for (Map.Entry<String, GoldDecision.Act> entry : decision.acts().entrySet()) {
                    if (sameness.holds(entry.getValue(), act)) {
                        return entry.getKey();
                    }
                }
            }
            return "?" + act.name();
        }

        /** Codes have namesakes, "Oud Burgerlijk Wetboek" beside "Burgerlijk Wetboek": what the annotator wrote so comes first. */
        private boolean sameWriting(GoldDecision.Act gold, CitedAct act) {
            return act.type() == ActType.CODE && FoldedText.fold(gold.name()).equals(FoldedText.fold(act.name()));
        }

        private boolean sameName(GoldDecision.Act gold, CitedAct act) {
            List<String> goldNames = new ArrayList<>(gold.names());
            goldNames.add(gold.name());
            Set<String> names = new TreeSet<>();
            act.names().forEach(name -> names.add(FoldedText.fold(name)));
            for (String name : goldNames) {
                boolean registered =
                        act.registered().filter(registry.named(name)::contains).isPresent();
                if (names.contains(FoldedText.fold(name))
                        || (registered && isOnly(name, act.registered().get()))) {
                    return true;
                }
            }
            return false;
        }

        private boolean sameDate(GoldDecision.Act gold, CitedAct act) {
            boolean sameType = act.type().name(Language.FRENCH).equals(gold.type())
                    || act.type().name(Language.DUTCH).equals(gold.type());
            boolean sameDay = act.date()
                    .filter(date -> date.toString().equals(gold.date()))
                    .isPresent();
            return sameDay && (sameType || shares(TitleWords.of(gold.name()), act));
        }

        private boolean sameTitle(GoldDecision.Act gold, CitedAct act) {
            Set<String> words = TitleWords.of(gold.name());
            boolean dated = !gold.date().isEmpty() && act.date().isPresent();
            return !dated && !words.isEmpty() && shares(words, act);
        }

        /** "Code de commerce, livre II, titre Ier": the name that the registry has is part of a longer one. */
        private boolean sameEntry(GoldDecision.Act gold, CitedAct act) {
            return act.registered()
                    .filter(ActName.read(gold.name()).candidates()::contains)
                    .isPresent();
        }

        /** "Burgerlijk Wetboek" is two acts; what else the annotator wrote must decide. */
        private boolean isOnly(String name, RegisteredAct act) {
            return registry.named(name).size() == 1
                    || registry.named(name).get(0).equals(act)
                    || act.numbering().name().startsWith("DEC");
        }

        private static boolean shares(Set<String> words, CitedAct act) {
            Set<String> others = TitleWords.of(String.join(" ", act.names()));
            long shared = words.stream().filter(others::contains).count();
            return shared >= Math.max(1, Math.round(SAME_TITLE * Math.min(words.size(), Math.max(1, others.size()))));
        }
    }

    /** A way to recognise an act, the surest one tried first. */
    private interface Sameness {
        boolean holds(GoldDecision.Act gold, CitedAct act);
    }
}
