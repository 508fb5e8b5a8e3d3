package dev.assize.law.be.provision;

import dev.assize.law.be.act.Numbering;
import dev.assize.law.be.token.Tokens;
import dev.assize.text.Characters;
import dev.assize.text.Span;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Gathers the citations of one text into distinct provisions, in the order of their first place. */
final class DistinctProvisions {

    /** Nobody reads more places of one provision, and a bound keeps a hostile text from filling the memory. */
    private static final int MOST_PLACES = 1000;

    private record Identity(DocumentAct act, ProvisionNumber number) {}

    /** One provision while its places are being gathered. */
    private static final class Entry {
        private final String hierarchy;
        private boolean hierarchies = true;
        private final List<Span> spans = new ArrayList<>();
        private final List<Attribution> attributions = new ArrayList<>();
        private final List<Integer> lists = new ArrayList<>();
        private boolean disputed = true;
        private boolean inferred = true;

        Entry(AssignedAct first) {
            this.hierarchy = first.hierarchy();
        }
    }

    private final Tokens tokens;
    private final Map<Identity, Entry> entries = new LinkedHashMap<>();
    private final List<ArticleList> lists = new ArrayList<>();
    private final PredicatePath predicates;

    DistinctProvisions(Tokens tokens) {
        this.tokens = tokens;
        this.predicates = new PredicatePath(tokens);
    }

    void add(Citation citation, AssignedAct assigned) {
        List<List<PathElement>> predicate = predicates.after(citation);
        boolean several = citation.articles().size() > 1
                || citation.articles().get(0).paths().size() > 1;
        Place place = new Place(assigned, several ? newList(citation) : 0);
        for (ArticleReference article : citation.articles()) {
            for (ArticleNumeral numeral : article.numerals()) {
                for (List<PathElement> path : article.paths()) {
                    put(place, article, numeral, path, !predicate.isEmpty());
                }
                predicate.forEach(part -> put(place, article, numeral, part, false));
            }
        }
    }

    /** What the provisions of one citation have in common; list 0 is none. */
    private record Place(AssignedAct assigned, int list) {}

    private int newList(Citation citation) {
        boolean range = false;
        for (int at = citation.first(); at < citation.last() && !range; at++) {
            range = ListSeparator.at(tokens, at).kind() == ListSeparator.Kind.RANGE;
        }
        lists.add(new ArticleList(lists.size() + 1, tokens.span(citation.first(), citation.last()), range));
        return lists.size();
    }

    private void put(
            Place place, ArticleReference article, ArticleNumeral numeral, List<PathElement> path, boolean disputed) {
        AssignedAct assigned = place.assigned();
        ProvisionNumber number = number(numeral, path, assigned.act().numbering());
        Identity identity = new Identity(assigned.act(), number);
        Entry entry = entries.computeIfAbsent(identity, key -> new Entry(assigned));
        entry.hierarchies &= !assigned.hierarchy().isEmpty();
        entry.disputed &= assigned.disputed() || disputed || isGuessed(article);
        entry.inferred &= article.inferred();
        if (entry.spans.size() < MOST_PLACES) {
            entry.spans.add(tokens.span(article.first(), article.last()));
            entry.attributions.add(new Attribution(
                    assigned.reason(), tokens.span(assigned.first(), assigned.last()), assigned.identified()));
            if (place.list() > 0) {
                entry.lists.add(place.list());
            }
        }
    }

    /**
     * Where a conversion set the figures of a number apart ("{9 5 ,}") or made a word of the paragraph sign ("alinéa 4, eerste lid"), what they
     * are is a guess.
     */
    private boolean isGuessed(ArticleReference article) {
        if (article.paths().stream().anyMatch(DistinctProvisions::isUnusual)) {
            return true;
        }
        int start = tokens.start(article.first());
        int end = tokens.end(article.last());
        String text = tokens.original();
        // Not indexOf, which would read on to the end of the text for every article.
        for (int at = start; at + 3 < end; at++) {
            if (text.charAt(at) == '{'
                    && Characters.isDigit(text.charAt(at + 1))
                    && text.charAt(at + 2) == ' '
                    && Characters.isDigit(text.charAt(at + 3))) {
                return true;
            }
        }
        return false;
    }

    private static boolean isUnusual(List<PathElement> path) {
        for (int i = 1; i < path.size(); i++) {
            if (path.get(i - 1).kind() == PathElement.Kind.SUBPARAGRAPH
                    && path.get(i).kind() == PathElement.Kind.MEMBER) {
                return true;
            }
        }
        return false;
    }

    /** The key and the full path of an article in an act numbered so. */
    static ProvisionNumber number(ArticleNumeral numeral, List<PathElement> path, Numbering numbering) {
        boolean paragraphs = numbering == Numbering.PARAGRAPHED || numbering == Numbering.DECIMAL_PAIR;
        ArticleNumeral.Reading reading = numeral.under(numbering);
        // "l'article 9.1 … que le paragraphe 2 du même article": what names its paragraph is of the article, not of the
        // paragraph before.
        boolean own = !path.isEmpty() && path.get(0).kind() == PathElement.Kind.PARAGRAPH;
        List<PathElement> full = new ArrayList<>(own ? List.of() : reading.path());
        for (PathElement element : path) {
            if (paragraphs || element.kind() != PathElement.Kind.BRACKETED) {
                // "§ 1, derde lid": below a paragraph a "lid" is no second one, whatever the act.
                boolean below = !full.isEmpty() && full.get(0).kind() == PathElement.Kind.PARAGRAPH;
                full.add(element.settled(paragraphs && !below));
            }
        }
        return new ProvisionNumber(reading.key(), full);
    }

    ProvisionReading reading(List<DocumentAct> acts) {
        Map<DocumentAct, CitedAct> cited = new HashMap<>();
        List<CitedAct> inOrder = new ArrayList<>();
        for (DocumentAct act : acts) {
            CitedAct value = act.cited(inOrder.size() + 1);
            cited.put(act, value);
            inOrder.add(value);
        }
        List<Provision> provisions = new ArrayList<>();
        entries.forEach((identity, entry) -> provisions.add(provision(identity, entry, cited)));
        provisions.sort(Comparator.comparingInt(provision -> provision.span().start()));
        LikelySlip slip = new LikelySlip(provisions);
        provisions.replaceAll(provision -> slip.is(provision) ? provision.asDisputed() : provision);
        return new ProvisionReading(provisions, inOrder, lists);
    }

    private Provision provision(Identity identity, Entry entry, Map<DocumentAct, CitedAct> cited) {
        CitedAct act = cited.get(identity.act());
        if (act == null) {
            throw new IllegalStateException("An act was cited that the text does not have: "
                    + identity.act().names());
        }
        return new Provision(
                act,
                identity.number().key(),
                identity.number().path(),
                entry.spans,
                entry.attributions,
                entry.hierarchies ? entry.hierarchy : "",
                entry.disputed,
                entry.inferred,
                entry.lists);
    }
}
