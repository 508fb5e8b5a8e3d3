package dev.assize.engine.answerer;

import dev.assize.core.question.AnswerConfidence;
import dev.assize.models.provider.ModelName;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.regex.Pattern;

/**
 * Reads the grammar of an answerer from left to right:
 *
 * <pre>
 * answerer = "embedded" [ "+" READER ] [ "@" THRESHOLD ] | "answers:" FILE | "human" [ ":" NAME ] | "model:" PROVIDER "/" NAME | "panel:" list | "cascade:" list | NAME
 * list     = member "," member { "," member }
 * member   = "[" answerer "]" | an answerer without a list
 * </pre>
 */
final class SpecReader {

    static final Pattern NAME = Pattern.compile("[A-Za-z][A-Za-z0-9_.-]*");

    private static final Pattern MODEL_NAME = Pattern.compile("[a-z][a-z0-9.-]*/[^\\s,\\[\\]\\p{Cntrl}]+");
    private static final Pattern READER = Pattern.compile("[a-z][a-z0-9-]*");
    private static final String EMBEDDED = "embedded";
    private static final String MODEL = "model:";
    private static final String ANSWERS = "answers:";
    private static final String HUMAN = "human";
    private static final Pattern PERSON = Pattern.compile("[\\p{L}\\p{N}](?:[\\p{L}\\p{N}._-]{0,38}[\\p{L}\\p{N}])?");
    private static final String PANEL = "panel:";
    private static final String CASCADE = "cascade:";
    private static final int DEEPEST = 8;

    private final String text;
    private int at;

    SpecReader(String text) {
        this.text = text.strip();
    }

    AnswererSpec read() {
        AnswererSpec spec = answerer(0);
        if (at < text.length()) {
            throw unexpected("the end");
        }
        return spec;
    }

    private AnswererSpec answerer(int depth) {
        if (text.startsWith(PANEL, at)) {
            at += PANEL.length();
            return new AnswererSpec.Panel(list(depth));
        }
        if (text.startsWith(CASCADE, at)) {
            at += CASCADE.length();
            return new AnswererSpec.Cascade(list(depth));
        }
        return single();
    }

    private List<AnswererSpec> list(int depth) {
        if (depth == DEEPEST) {
            throw new IllegalArgumentException("found lists " + DEEPEST + " deep, expected fewer");
        }
        List<AnswererSpec> members = new ArrayList<>(List.of(member(depth)));
        while (at < text.length() && text.charAt(at) == ',') {
            at++;
            members.add(member(depth));
        }
        requireSeveral(members);
        return members;
    }

    /** A list takes two or more, and nobody twice. */
    static void requireSeveral(List<AnswererSpec> members) {
        if (members.size() < 2) {
            throw new IllegalArgumentException(
                    "found only \"" + members.get(0).text() + "\", expected two or more answerers, divided by commas");
        }
        HashSet<AnswererSpec> seen = new HashSet<>();
        for (AnswererSpec member : members) {
            if (!seen.add(member)) {
                throw new IllegalArgumentException(
                        "found \"" + member.text()
                                + "\" twice, expected different answerers; to ask one model several times take several samples of it");
            }
        }
    }

    private AnswererSpec member(int depth) {
        if (at < text.length() && text.charAt(at) == '[') {
            at++;
            AnswererSpec inner = answerer(depth + 1);
            if (at == text.length() || text.charAt(at) != ']') {
                throw unexpected("\"]\"");
            }
            at++;
            return inner;
        }
        if (text.startsWith(PANEL, at) || text.startsWith(CASCADE, at)) {
            throw new IllegalArgumentException("found a list inside a list at character " + (at + 1)
                    + ", expected it in brackets, such as " + CASCADE + "embedded,[" + PANEL + "a,b,c]");
        }
        return single();
    }

    private AnswererSpec single() {
        int start = at;
        while (at < text.length() && ",[]".indexOf(text.charAt(at)) < 0) {
            at++;
        }
        String word = text.substring(start, at).strip();
        if (word.isEmpty()) {
            throw unexpected("an answerer");
        }
        if (word.startsWith(MODEL)) {
            return model(word.substring(MODEL.length()));
        }
        if (word.startsWith(ANSWERS) && word.length() > ANSWERS.length()) {
            return new AnswererSpec.Written(word.substring(ANSWERS.length()));
        }
        if (word.equals(HUMAN) || word.startsWith(HUMAN + ":")) {
            return human(word);
        }
        if (word.equals(EMBEDDED) || word.startsWith(EMBEDDED + "@") || word.startsWith(EMBEDDED + "+")) {
            return embedded(word);
        }
        if (!NAME.matcher(word).matches()) {
            throw new IllegalArgumentException(
                    "found \"" + word
                            + "\", expected embedded, model:PROVIDER/NAME, answers:FILE, human:NAME, panel:…, cascade:… or a name of assize.yaml");
        }
        return new AnswererSpec.Named(word);
    }

    private static AnswererSpec human(String word) {
        String name = word.equals(HUMAN) ? "me" : word.substring(HUMAN.length() + 1);
        if (!PERSON.matcher(name).matches()) {
            throw new IllegalArgumentException("found \"" + word
                    + "\", expected a name of letters and digits behind the colon, such as human:ann");
        }
        return new AnswererSpec.Human(name);
    }

    private static AnswererSpec embedded(String word) {
        int at = word.indexOf('@');
        int plus = word.indexOf('+');
        String reader = plus < 0 ? null : word.substring(plus + 1, at < 0 ? word.length() : at);
        if (reader != null && !READER.matcher(reader).matches()) {
            throw new IllegalArgumentException(
                    "found \"" + word + "\", expected the name of a reader behind the +, such as embedded+semantic");
        }
        return new AnswererSpec.Embedded(reader, at < 0 ? null : threshold(word, at));
    }

    private static AnswerConfidence threshold(String word, int at) {
        try {
            return AnswerConfidence.parse(word.substring(at + 1));
        } catch (IllegalArgumentException e) {
            throw new IllegalArgumentException(
                    "found \"" + word + "\", expected a number from 0 to 1 behind the @, such as embedded@0.9", e);
        }
    }

    /** Throws {@link IllegalArgumentException} for anything but {@code PROVIDER/NAME}. */
    static AnswererSpec model(String text) {
        if (!MODEL_NAME.matcher(text).matches()) {
            throw new IllegalArgumentException(
                    "found \"" + text + "\", expected PROVIDER/NAME, such as openai/gpt-5-mini");
        }
        return new AnswererSpec.Model(ModelName.parse(text));
    }

    private IllegalArgumentException unexpected(String expected) {
        String found = at < text.length() ? "\"" + text.charAt(at) + "\"" : "the end";
        return new IllegalArgumentException(
                "found " + found + " at character " + (at + 1) + " of \"" + text + "\", expected " + expected);
    }
}
