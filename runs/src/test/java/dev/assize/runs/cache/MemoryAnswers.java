package dev.assize.runs.cache;

import java.util.Collection;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;

/** A cache that is gone with the test. Threads share it: every method takes its lock. */
final class MemoryAnswers implements AnswerCache {

    private record Use(long hits, Cost saved) {}

    private final Map<AnswerKey, CacheEntry> answers = new LinkedHashMap<>();
    private final Map<String, Use> uses = new TreeMap<>();

    @Override
    public synchronized Map<AnswerKey, CacheEntry> find(Collection<AnswerKey> keys) {
        Map<AnswerKey, CacheEntry> found = new LinkedHashMap<>();
        for (AnswerKey key : keys) {
            CacheEntry answer = answers.get(key);
            if (answer != null) {
                found.put(key, answer);
            }
        }
        return found;
    }

    @Override
    public synchronized void keep(List<CacheEntry> more) {
        more.forEach(answer -> answers.putIfAbsent(answer.key(), answer));
    }

    @Override
    public synchronized void credit(String answerer, long hits, Cost saved) {
        uses.merge(
                answerer,
                new Use(hits, saved),
                (a, b) -> new Use(a.hits() + b.hits(), a.saved().plus(b.saved())));
    }

    @Override
    public synchronized List<Holding> holdings() {
        TreeSet<String> names = new TreeSet<>(uses.keySet());
        answers.values().forEach(answer -> names.add(answer.answerer()));
        return names.stream().map(this::holding).toList();
    }

    private Holding holding(String answerer) {
        List<CacheEntry> own = answers.values().stream()
                .filter(answer -> answer.answerer().equals(answerer))
                .sorted(Comparator.comparing(CacheEntry::at))
                .toList();
        Use use = uses.getOrDefault(answerer, new Use(0, Cost.NOTHING));
        return new Holding(
                answerer,
                tally(own),
                own.isEmpty() ? null : own.get(0).at(),
                own.isEmpty() ? null : own.get(own.size() - 1).at(),
                use.hits(),
                use.saved());
    }

    @Override
    public synchronized Tally count(Selection selection) {
        return tally(selected(selection));
    }

    @Override
    public synchronized Tally prune(Selection selection) {
        List<CacheEntry> gone = selected(selection);
        gone.forEach(answer -> answers.remove(answer.key()));
        if (selection.equals(Selection.ALL)) {
            uses.clear();
        }
        return tally(gone);
    }

    private List<CacheEntry> selected(Selection selection) {
        return answers.values().stream()
                .filter(answer -> selection.before() == null || answer.at().isBefore(selection.before()))
                .filter(answer ->
                        selection.answerer() == null || answer.answerer().equals(selection.answerer()))
                .toList();
    }

    private static Tally tally(List<CacheEntry> answers) {
        Cost worth = Cost.NOTHING;
        long bytes = 0;
        for (CacheEntry answer : answers) {
            worth = worth.plus(answer.worth());
            bytes += answer.content().getBytes(java.nio.charset.StandardCharsets.UTF_8).length;
        }
        return new Tally(answers.size(), bytes, worth);
    }

    @Override
    public void close() {}
}
