package dev.assize.engine.plan;

import dev.assize.core.json.Json;
import dev.assize.core.question.Answerer;
import dev.assize.core.question.AnswererIdentity;
import dev.assize.core.question.Form;
import dev.assize.core.question.Question;
import dev.assize.core.question.QuestionId;
import dev.assize.core.question.Replies;
import dev.assize.core.question.Reply;
import dev.assize.core.result.ValueJson;
import dev.assize.runs.cache.AnswerCache;
import dev.assize.runs.cache.AnswerKey;
import dev.assize.runs.cache.CacheEntry;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Stands for a model while nothing is sent. What the cache holds is taken from there; the prompts for the rest are really
 * made, and counted; the answers come from a stand-in, so that the judge goes on to its next round. Not shared between
 * threads.
 */
final class DryRunModel implements Answerer {

    private final AnswererIdentity identity;
    private final Answerer asking;
    private final CountingChat chat;
    private final TokenCounter counter;
    private final Answerer standIn;
    private final @Nullable AnswerCache cache;
    private final Set<AnswerKey> asked = new HashSet<>();
    private Usage own = Usage.NOTHING;
    private Usage shared = Usage.NOTHING;

    /**
     * @param identity who the model is when it is really asked
     * @param asking makes the prompts and hands them to {@code chat}
     */
    DryRunModel(
            AnswererIdentity identity,
            Answerer asking,
            CountingChat chat,
            TokenCounter counter,
            Answerer standIn,
            @Nullable AnswerCache cache) {
        this.identity = identity;
        this.asking = asking;
        this.chat = chat;
        this.counter = counter;
        this.standIn = standIn;
        this.cache = cache;
    }

    @Override
    public AnswererIdentity identity() {
        return identity;
    }

    @Override
    public Replies answer(List<Question> round) {
        Map<AnswerKey, CacheEntry> kept = cache == null
                ? Map.of()
                : cache.find(round.stream()
                        .map(question -> AnswerKey.of(question, identity))
                        .toList());
        List<Reply> replies = new ArrayList<>();
        List<Question> open = new ArrayList<>();
        List<Question> fresh = new ArrayList<>();
        for (Question question : round) {
            AnswerKey key = AnswerKey.of(question, identity);
            Optional<Reply.Stated> known = Optional.ofNullable(kept.get(key)).flatMap(answer -> answer.reply(question));
            known.ifPresent(replies::add);
            if (known.isEmpty()) {
                open.add(question);
                if (asked.add(key)) {
                    fresh.add(question);
                }
            }
        }
        Replies stood = open.isEmpty() ? Replies.NONE : standIn.answer(open);
        replies.addAll(stood.replies());
        charge(round, round.size() - open.size(), fresh, stood);
        return Replies.free(replies);
    }

    private void charge(List<Question> round, long kept, List<Question> fresh, Replies stood) {
        long calls = chat.calls();
        long tokens = chat.inputTokens();
        if (!fresh.isEmpty()) {
            asking.answer(fresh);
        }
        Usage usage = new Usage(
                fresh.size(), kept, chat.calls() - calls, chat.inputTokens() - tokens, outputTokens(fresh, stood));
        boolean isShared = round.stream().allMatch(question -> question.reuse() == Question.Reuse.SAME_PASSAGES);
        if (isShared) {
            shared = shared.plus(usage);
        } else {
            own = own.plus(usage);
        }
    }

    /** What the stand-in says, in about the form in which a model would write it. */
    private long outputTokens(List<Question> fresh, Replies stood) {
        Map<QuestionId, Reply> byQuestion = new HashMap<>();
        stood.replies().forEach(reply -> byQuestion.put(reply.question(), reply));
        StringBuilder text = new StringBuilder("{");
        for (Question question : fresh) {
            text.append(
                    written(question, byQuestion.get(question.id()) instanceof Reply.Stated stated ? stated : null));
        }
        return fresh.isEmpty() ? 0 : counter.count(text.toString());
    }

    private static String written(Question question, Reply.@Nullable Stated said) {
        if (question.form() instanceof Form.Document) {
            // Models indent a verdict unless they are told not to.
            return said == null ? "" : Json.pretty(ValueJson.of(said.value()));
        }
        String quote = question.quoting().source().isEmpty()
                ? ""
                : "\"quote\":\"" + (said == null ? "" : said.quote().text()) + "\",";
        String value = said == null ? "true" : Json.write(ValueJson.of(said.value()));
        return "\"q1\":{\"rationale\":\"\"," + quote + "\"can_tell\":true,\"value\":" + value + "},";
    }

    TokenCounter counter() {
        return counter;
    }

    /** What came up since it was last asked, for questions of one case. */
    Usage takeOwn() {
        Usage taken = own;
        own = Usage.NOTHING;
        return taken;
    }

    /** Likewise for questions that cases share. */
    Usage takeShared() {
        Usage taken = shared;
        shared = Usage.NOTHING;
        return taken;
    }
}
