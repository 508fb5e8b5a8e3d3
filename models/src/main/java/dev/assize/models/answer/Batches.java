package dev.assize.models.answer;

import dev.assize.core.question.Form;
import dev.assize.core.question.Passage;
import dev.assize.core.question.Wording;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * Cuts a round into calls of bounded size, in order. A text that a call has already counts once; a question with many fields
 * to fill in counts as several.
 */
final class Batches {

    private static final int FIELDS_PER_QUESTION = 5;

    private final int mostQuestions;
    private final int mostCharacters;
    private final List<List<PendingQuestion>> calls = new ArrayList<>();
    private List<PendingQuestion> current = new ArrayList<>();
    private Set<Object> carried = new HashSet<>();
    private long characters;
    private long fields;

    private Batches(int mostQuestions, int mostCharacters) {
        this.mostQuestions = mostQuestions;
        this.mostCharacters = mostCharacters;
    }

    static List<List<PendingQuestion>> of(List<PendingQuestion> questions, int mostQuestions, int mostCharacters) {
        Batches cut = new Batches(mostQuestions, mostCharacters);
        questions.forEach(cut::add);
        cut.close();
        return cut.calls;
    }

    private void add(PendingQuestion asked) {
        long weight = weight(asked);
        if (!current.isEmpty() && !hasRoomFor(asked, weight)) {
            close();
            weight = weight(asked);
        }
        fields += fields(asked);
        characters += weight;
        current.add(asked);
        carried.add(asked.question().wording());
        asked.question().passages().forEach(passage -> carried.add(passage.text()));
    }

    private boolean hasRoomFor(PendingQuestion asked, long weight) {
        return current.size() < mostQuestions
                && fields + fields(asked) <= (long) mostQuestions * FIELDS_PER_QUESTION
                && characters + weight <= mostCharacters;
    }

    private static int fields(PendingQuestion asked) {
        return asked.question().form() instanceof Form.Checklist checklist
                ? FIELDS_PER_QUESTION + checklist.items().size()
                : FIELDS_PER_QUESTION;
    }

    private void close() {
        if (!current.isEmpty()) {
            calls.add(List.copyOf(current));
        }
        current = new ArrayList<>();
        carried = new HashSet<>();
        characters = 0;
        fields = 0;
    }

    private long weight(PendingQuestion asked) {
        List<Passage> passages = asked.question().passages();
        long text = 0;
        for (int i = 0; i < passages.size(); i++) {
            String fresh = passages.get(i).text();
            text += carried.contains(fresh) || isIn(fresh, passages, i) ? 0 : fresh.length();
        }
        Wording wording = asked.question().wording();
        return text
                + (carried.contains(wording) ? 0 : wording.text().length())
                + FormText.of(asked.question().form()).length()
                + asked.found().length();
    }

    private static boolean isIn(String text, List<Passage> passages, int end) {
        for (int i = 0; i < end; i++) {
            if (passages.get(i).text().equals(text)) {
                return true;
            }
        }
        return false;
    }
}
