package dev.assize.models.answer;

import dev.assize.core.question.Passage;
import dev.assize.core.question.Wording;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** Cuts a round into calls of bounded size, in order. A text that a call has already counts once. */
final class Calls {

    private final int mostQuestions;
    private final int mostCharacters;
    private final List<List<Asked>> calls = new ArrayList<>();
    private List<Asked> current = new ArrayList<>();
    private Set<Object> carried = new HashSet<>();
    private long characters;

    private Calls(int mostQuestions, int mostCharacters) {
        this.mostQuestions = mostQuestions;
        this.mostCharacters = mostCharacters;
    }

    static List<List<Asked>> of(List<Asked> questions, int mostQuestions, int mostCharacters) {
        Calls cut = new Calls(mostQuestions, mostCharacters);
        questions.forEach(cut::add);
        cut.close();
        return cut.calls;
    }

    private void add(Asked asked) {
        if (current.size() == mostQuestions || (!current.isEmpty() && characters + weight(asked) > mostCharacters)) {
            close();
        }
        characters += weight(asked);
        current.add(asked);
        carried.add(asked.question().wording());
        asked.question().passages().forEach(passage -> carried.add(passage.text()));
    }

    private void close() {
        if (!current.isEmpty()) {
            calls.add(List.copyOf(current));
        }
        current = new ArrayList<>();
        carried = new HashSet<>();
        characters = 0;
    }

    private long weight(Asked asked) {
        Set<String> fresh = new HashSet<>();
        for (Passage passage : asked.question().passages()) {
            if (!carried.contains(passage.text())) {
                fresh.add(passage.text());
            }
        }
        Wording wording = asked.question().wording();
        long text = fresh.stream().mapToLong(String::length).sum();
        return text
                + (carried.contains(wording) ? 0 : wording.text().length())
                + FormText.of(asked.question().form()).length()
                + asked.found().length();
    }
}
