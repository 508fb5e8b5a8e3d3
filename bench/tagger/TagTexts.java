import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import edu.stanford.nlp.ling.CoreLabel;
import edu.stanford.nlp.ling.IndexedWord;
import edu.stanford.nlp.pipeline.CoreDocument;
import edu.stanford.nlp.pipeline.CoreSentence;
import edu.stanford.nlp.pipeline.StanfordCoreNLP;
import edu.stanford.nlp.semgraph.SemanticGraph;
import edu.stanford.nlp.semgraph.SemanticGraphEdge;
import edu.stanford.nlp.util.StringUtils;
import java.io.BufferedReader;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Properties;
import java.util.Set;

/**
 * Tags English, French and German texts with CoreNLP, for bench/tagger.sh: XX.jsonl to XX.tagged.jsonl, where "w" has [start, end, part
 * of speech] for each word. Which form a verb of French or German has is told by its ending and by what hangs on it.
 *
 * <p>Arguments: the language and the folder.
 */
public final class TagTexts {

    private static final int LONGEST = 20_000;

    private static final Set<String> ENGLISH_SUBORDINATORS =
            Set.of("that", "because", "if", "although", "though", "whether", "unless", "while", "whereas");
    private static final Set<String> FRENCH_RELATIVES = Set.of(
            "qui", "que", "qu'", "dont", "où", "lequel", "laquelle", "lesquels", "lesquelles", "auquel", "duquel", "auxquels",
            "desquels", "quoi");

    private final String language;

    private TagTexts(String language) {
        this.language = language;
    }

    public static void main(String... args) throws Exception {
        TagTexts tagger = new TagTexts(args[0]);
        StanfordCoreNLP pipeline = tagger.pipeline();
        ObjectMapper json = new ObjectMapper();
        Path folder = Path.of(args[1]);
        try (BufferedReader in = Files.newBufferedReader(folder.resolve(args[0] + ".jsonl"));
                PrintWriter out = new PrintWriter(Files.newBufferedWriter(folder.resolve(args[0] + ".tagged.jsonl")))) {
            for (String line = in.readLine(); line != null; line = in.readLine()) {
                JsonNode row = json.readTree(line);
                String text = row.get("t").asText();
                CoreDocument document = new CoreDocument(text.substring(0, Math.min(LONGEST, text.length())));
                pipeline.annotate(document);
                ObjectNode tagged = json.createObjectNode();
                tagged.put("t", document.text());
                tagged.set("s", row.get("s"));
                ArrayNode words = tagged.putArray("w");
                document.sentences().forEach(sentence -> tagger.tag(sentence, words));
                out.println(json.writeValueAsString(tagged));
            }
        }
    }

    private StanfordCoreNLP pipeline() {
        if (language.equals("en")) {
            Properties properties = new Properties();
            properties.setProperty("annotators", "tokenize,ssplit,pos");
            return new StanfordCoreNLP(properties);
        }
        String name = language.equals("fr") ? "french" : "german";
        Properties properties = StringUtils.argsToProperties("-props", "StanfordCoreNLP-" + name + ".properties");
        properties.setProperty("annotators", "tokenize,ssplit,mwt,pos,depparse");
        return new StanfordCoreNLP(properties);
    }

    private void tag(CoreSentence sentence, ArrayNode words) {
        List<CoreLabel> tokens = sentence.tokens();
        SemanticGraph graph = language.equals("en") ? null : sentence.dependencyParse();
        int last = -1;
        for (int i = 0; i < tokens.size(); i++) {
            CoreLabel token = tokens.get(i);
            String part = graph == null ? english(tokens, i) : universal(tokens, i, graph);
            // "du" is two words for the tagger and one for us.
            if (part != null && token.beginPosition() != last) {
                words.addArray().add(token.beginPosition()).add(token.endPosition()).add(part);
            }
            last = token.beginPosition();
        }
    }

    private static String english(List<CoreLabel> tokens, int i) {
        String word = tokens.get(i).word().toLowerCase(Locale.ROOT);
        switch (tokens.get(i).tag()) {
            case "NN": case "NNS": return "NOUN";
            case "NNP": case "NNPS": return "NAME";
            case "VBD": case "VBZ": case "VBP": case "MD": return "FINITE_VERB";
            case "VB": return isGoverned(tokens, i) ? "INFINITIVE" : "FINITE_VERB";
            case "VBG": case "VBN": return "PARTICIPLE";
            case "JJ": case "JJR": case "JJS": return "ADJECTIVE";
            case "RB": case "RBR": case "RBS": return word.equals("not") || word.equals("n't") ? "PARTICLE" : "ADVERB";
            case "WRB": return "SUBORDINATOR";
            case "DT": return standsAlone(tokens, i) ? "PRONOUN" : "DETERMINER";
            case "PDT": case "PRP$": return "DETERMINER";
            case "WDT": case "WP": case "WP$": return "RELATIVE";
            case "PRP": case "EX": return "PRONOUN";
            case "IN": return ENGLISH_SUBORDINATORS.contains(word) ? "SUBORDINATOR" : "PREPOSITION";
            case "TO": return i + 1 < tokens.size() && tokens.get(i + 1).tag().startsWith("VB") ? "PARTICLE" : "PREPOSITION";
            case "RP": return "PARTICLE";
            case "CC": return "COORDINATOR";
            case "CD": return "NUMBER";
            case "POS": return null;
            default: return word.matches(".*\\p{L}.*") ? "OTHER" : null;
        }
    }

    private static boolean standsAlone(List<CoreLabel> tokens, int i) {
        if (i + 1 == tokens.size()) {
            return true;
        }
        String next = tokens.get(i + 1).tag();
        boolean the = tokens.get(i).word().equalsIgnoreCase("the");
        return next.startsWith("VB") || Set.of("MD", ".", ",", "CC").contains(next) || (next.equals("IN") && !the);
    }

    /** Whether "to", a modal or a verb such as "let" makes an infinitive of a base form; else it is a command. */
    private static boolean isGoverned(List<CoreLabel> tokens, int i) {
        for (int k = i - 1; k >= 0; k--) {
            String word = tokens.get(k).word().toLowerCase(Locale.ROOT);
            boolean near = i - k <= 6 && word.matches("do|does|did|let|lets|help|helps|helped|make|makes|made|see|saw|hear|heard");
            if (near || tokens.get(k).tag().equals("TO") || tokens.get(k).tag().equals("MD")) {
                return true;
            }
        }
        return false;
    }

    private String universal(List<CoreLabel> tokens, int i, SemanticGraph graph) {
        String word = tokens.get(i).word().toLowerCase(Locale.ROOT);
        switch (tokens.get(i).tag()) {
            case "NOUN": case "DET": case "NUM": case "ADJ": case "ADP": case "CCONJ": case "SCONJ": case "PROPN": case "PART":
                return simple(tokens.get(i).tag());
            case "ADV": return word.matches("nicht|ne|n'|pas") ? "PARTICLE" : "ADVERB";
            case "PRON": return isRelative(tokens, i, word) ? "RELATIVE" : "PRONOUN";
            case "AUX": case "VERB":
                return language.equals("fr") ? frenchVerb(tokens, i, word, graph) : germanVerb(tokens, i, word, graph);
            default: return word.matches(".*\\p{L}.*") ? "OTHER" : null;
        }
    }

    private static String simple(String tag) {
        switch (tag) {
            case "DET": return "DETERMINER";
            case "NUM": return "NUMBER";
            case "ADJ": return "ADJECTIVE";
            case "ADP": return "PREPOSITION";
            case "CCONJ": return "COORDINATOR";
            case "SCONJ": return "SUBORDINATOR";
            case "PROPN": return "NAME";
            case "PART": return "PARTICLE";
            default: return tag;
        }
    }

    private boolean isRelative(List<CoreLabel> tokens, int i, String word) {
        if (language.equals("fr")) {
            return FRENCH_RELATIVES.contains(word);
        }
        if (word.matches("welche[rsmn]?|was|wer|wen|wem|wessen")) {
            return true;
        }
        boolean article = word.matches("der|die|das|den|dem|deren|dessen|denen");
        boolean led = i > 0 && (tokens.get(i - 1).word().equals(",") || tokens.get(i - 1).tag().equals("ADP"));
        return article && led && verbFollowsLate(tokens, i);
    }

    private static boolean verbFollowsLate(List<CoreLabel> tokens, int i) {
        boolean next = i + 1 < tokens.size() && !tokens.get(i + 1).tag().matches("AUX|VERB");
        return next || (i + 2 < tokens.size() && (tokens.get(i + 2).word().matches("[,.]") || tokens.get(i + 2).tag().matches("VERB|AUX")));
    }

    private static String frenchVerb(List<CoreLabel> tokens, int i, String word, SemanticGraph graph) {
        boolean subject = hasChild(i, graph, "nsubj.*");
        if (word.endsWith("ant") && !subject) {
            return "PARTICIPLE";
        }
        if (word.matches("être|avoir|faire|pouvoir|devoir")) {
            return "INFINITIVE";
        }
        if (word.matches("été|eu")) {
            return "PARTICIPLE";
        }
        String role = role(i, graph);
        String before = before(tokens, i);
        boolean led = before.matches("ADP|VERB|AUX") || role.startsWith("xcomp") || role.startsWith("acl");
        if (word.matches(".{2,}er") || (word.matches(".*(ir|re|oir)") && !subject && (led || word.endsWith("oir")))) {
            return "INFINITIVE";
        }
        if (tokens.get(i).tag().equals("AUX")) {
            return "FINITE_VERB";
        }
        boolean form = word.matches(".*([éiut]|ée|és|ées|ies?|is|ises?|ites?|ues?|us|tes?|ts|s)");
        if (word.matches(".*ée?s?") || (form && hasChild(i, graph, "aux.*"))) {
            return "PARTICIPLE";
        }
        boolean attribute = role.matches("acl|amod") && !subject && !before.equals("PRON");
        return form && attribute && !word.matches(".*(ent|ait|st|ont|nt)") ? "PARTICIPLE" : "FINITE_VERB";
    }

    private static String germanVerb(List<CoreLabel> tokens, int i, String word, SemanticGraph graph) {
        boolean subject = hasChild(i, graph, "nsubj.*");
        boolean auxiliary = tokens.get(i).tag().equals("AUX");
        if (word.matches(".{3,}ende?[rsmn]?") && !subject && !hasChild(i, graph, "aux.*")) {
            return "PARTICIPLE";
        }
        if ((i > 0 && tokens.get(i - 1).word().equalsIgnoreCase("zu")) || word.matches("(ab|an|auf|aus|bei|ein|her|hin|los|mit|nach|vor|weg"
                + "|zurück|um|durch|über|unter|fest|frei|teil|statt|zusammen|weiter|heraus|hinaus|herein|hinein|wieder|fort|nieder)zu.*en")) {
            return "INFINITIVE";
        }
        boolean en = word.matches(".*(en|ern|eln|sein|tun)");
        if (auxiliary) {
            return germanAuxiliary(i, word, graph);
        }
        if (!hasChild(i, graph, "aux.*")) {
            String role = role(i, graph);
            if (word.matches("\\p{L}*ge\\p{L}+(t|en)") && !subject && role.matches("acl|amod|advcl|xcomp|conj.*")) {
                return "PARTICIPLE";
            }
            return en && !subject && role.matches("xcomp|csubj|ccomp") ? "INFINITIVE" : "FINITE_VERB";
        }
        boolean participle = word.matches("\\p{L}*ge\\p{L}+en|(be|ver|er|ent|zer)\\p{L}+en");
        if (hasAuxiliary(i, graph, "(kann|könn|muss|muß|müss|soll|will|woll|darf|dürf|mag|mög|möch|würde|lass|lässt).*") && en) {
            return participle && hasAuxiliary(i, graph, "worden|werden|sein|haben") ? "PARTICIPLE" : "INFINITIVE";
        }
        boolean future = hasAuxiliary(i, graph, "wird|werden|werde|wirst|werdet") && !hasChild(i, graph, "nsubj:pass.*|aux:pass");
        return future && en && !word.matches("\\p{L}*ge\\p{L}+en") ? "INFINITIVE" : "PARTICIPLE";
    }

    /** "Worden", "sein": not what carries the clause, where another auxiliary hangs on the same verb. */
    private static String germanAuxiliary(int i, String word, SemanticGraph graph) {
        if (word.matches("worden|gewesen|gehabt|geworden")) {
            return "PARTICIPLE";
        }
        if (word.equals("sein")) {
            return "INFINITIVE";
        }
        IndexedWord governor = governor(i, graph);
        if (governor != null && word.matches("haben|werden|können|müssen|sollen|wollen|dürfen|mögen|lassen")) {
            for (SemanticGraphEdge edge : graph.outgoingEdgeIterable(governor)) {
                boolean other = edge.getRelation().toString().startsWith("aux") && edge.getDependent().index() != i + 1;
                String beside = edge.getDependent().word().toLowerCase(Locale.ROOT);
                if (other && !beside.matches("worden|gewesen|gehabt|geworden|sein|haben|werden")) {
                    return "INFINITIVE";
                }
            }
        }
        return "FINITE_VERB";
    }

    /** The tag of the word before, adverbs and short pronouns passed over. */
    private static String before(List<CoreLabel> tokens, int i) {
        for (int k = i - 1; k >= 0; k--) {
            String tag = tokens.get(k).tag();
            boolean small = tag.matches("ADV|PART") || (tag.equals("PRON") && tokens.get(k).word().length() <= 4);
            if (!small) {
                return tag;
            }
        }
        return "";
    }

    private static String role(int i, SemanticGraph graph) {
        IndexedWord node = graph.getNodeByIndexSafe(i + 1);
        if (node != null) {
            for (SemanticGraphEdge edge : graph.incomingEdgeIterable(node)) {
                return edge.getRelation().toString();
            }
        }
        return "";
    }

    private static IndexedWord governor(int i, SemanticGraph graph) {
        IndexedWord node = graph.getNodeByIndexSafe(i + 1);
        if (node != null) {
            for (SemanticGraphEdge edge : graph.incomingEdgeIterable(node)) {
                return edge.getGovernor();
            }
        }
        return null;
    }

    private static List<SemanticGraphEdge> children(int i, SemanticGraph graph) {
        List<SemanticGraphEdge> children = new ArrayList<>();
        IndexedWord node = graph.getNodeByIndexSafe(i + 1);
        if (node != null) {
            graph.outgoingEdgeIterable(node).forEach(children::add);
        }
        return children;
    }

    private static boolean hasChild(int i, SemanticGraph graph, String relation) {
        return children(i, graph).stream().anyMatch(edge -> edge.getRelation().toString().matches(relation));
    }

    private static boolean hasAuxiliary(int i, SemanticGraph graph, String words) {
        return children(i, graph).stream()
                .filter(edge -> edge.getRelation().toString().startsWith("aux"))
                .anyMatch(edge -> edge.getDependent().word().toLowerCase(Locale.ROOT).matches(words));
    }
}
