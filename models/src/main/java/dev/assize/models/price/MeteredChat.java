package dev.assize.models.price;

import dev.assize.core.failure.RunHalt;
import dev.assize.core.question.Expense;
import dev.assize.models.chat.Chat;
import dev.assize.models.chat.ChatReply;
import dev.assize.models.chat.ChatRequest;
import java.math.BigDecimal;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.SortedMap;
import java.util.concurrent.atomic.LongAdder;
import org.jspecify.annotations.Nullable;

/**
 * A chat whose calls are counted, priced and kept within a budget. Threads share it: its counters and the budget are made
 * for that.
 */
public final class MeteredChat {

    /** A reply with what it cost. */
    public record Paid(ChatReply reply, Expense expense) {}

    /** English has about four characters to a token, other languages and JSON fewer; an estimate errs upwards. */
    private static final int CHARACTERS_PER_TOKEN = 3;

    /** How long a reply is taken to be before any was seen; afterwards it is twice as long as they were. */
    private static final long FIRST_OUTPUT = 500;

    private final Chat chat;
    private final @Nullable Price price;
    private final Budget budget;
    private final InstantSource clock;
    private final LongAdder repliesSeen = new LongAdder();
    private final LongAdder tokensSeen = new LongAdder();

    public MeteredChat(Chat chat, PriceList prices, Budget budget, InstantSource clock) {
        this.chat = chat;
        this.price = prices.find(chat.name()).orElse(null);
        this.budget = budget;
        this.clock = clock;
    }

    public String name() {
        return chat.name();
    }

    public SortedMap<String, String> settings() {
        return chat.settings();
    }

    /** Throws {@link RunHalt} when the budget is spent, and whatever the chat throws. */
    public Paid send(ChatRequest request) {
        BigDecimal estimate = estimate(request);
        budget.reserve(estimate);
        BigDecimal cost = BigDecimal.ZERO;
        boolean charged = false;
        try {
            Instant start = clock.instant();
            ChatReply reply = chat.send(request);
            Duration waited = Duration.between(start, clock.instant());
            Expense expense = expense(reply, waited.isNegative() ? Duration.ZERO : waited);
            cost = expense.cost();
            charged = true;
            return new Paid(reply, expense);
        } finally {
            budget.settle(estimate, cost, charged);
        }
    }

    private Expense expense(ChatReply reply, Duration waited) {
        repliesSeen.increment();
        tokensSeen.add(reply.outputTokens());
        // A provider that does not count tokens has not said that they are free.
        boolean known = price != null && (reply.inputTokens() > 0 || isFree(price));
        BigDecimal cost =
                known && price != null ? price.of(reply.inputTokens(), reply.outputTokens()) : BigDecimal.ZERO;
        return new Expense(1, reply.inputTokens(), reply.outputTokens(), cost, known ? 0 : 1, waited);
    }

    private static boolean isFree(Price price) {
        return price.input().signum() == 0 && price.output().signum() == 0;
    }

    private BigDecimal estimate(ChatRequest request) {
        if (budget.limit().isEmpty()) {
            return BigDecimal.ZERO;
        }
        if (price == null) {
            throw new RunHalt(
                    RunHalt.Reason.SETUP,
                    "no price is known for \"" + name() + "\", so a budget cannot be kept; give its price in a price"
                            + " list of your own, or drop the budget",
                    null);
        }
        long characters =
                (long) request.instructions().length() + request.material().length();
        long input = characters / CHARACTERS_PER_TOKEN + 1;
        return price.of(input, usualOutput());
    }

    private long usualOutput() {
        long seen = repliesSeen.sum();
        return seen == 0 ? FIRST_OUTPUT : 2 * tokensSeen.sum() / seen;
    }
}
