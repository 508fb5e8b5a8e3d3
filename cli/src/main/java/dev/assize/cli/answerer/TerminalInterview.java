package dev.assize.cli.answerer;

import dev.assize.cli.terminal.Cells;
import dev.assize.cli.terminal.Streams;
import dev.assize.core.failure.RunHalt;
import dev.assize.core.question.Answer;
import dev.assize.core.question.AnswerCheck;
import dev.assize.core.question.Form;
import dev.assize.core.question.Passage;
import dev.assize.core.question.Question;
import dev.assize.core.question.Quote;
import dev.assize.core.question.Reply;
import dev.assize.core.question.Value;
import dev.assize.core.question.WithheldReason;
import dev.assize.engine.setup.Interviewer;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.math.BigDecimal;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Asks at the terminal: shows the texts, takes a line, and asks again when that is no answer. One thread at a time uses it. */
public final class TerminalInterview implements Interviewer {

    private final Streams streams;
    private @Nullable BufferedReader lines;

    public TerminalInterview(Streams streams) {
        this.streams = streams;
    }

    @Override
    public Reply ask(Question question, String by) {
        show(question);
        while (true) {
            String line = prompt(hint(question.form()) + " · w cannot tell · ? how to answer · q end > ");
            switch (line.toLowerCase(Locale.ROOT)) {
                case "q" -> throw over();
                case "?" -> say(question.wording().text());
                case "w" -> {
                    return new Reply.Declined(question.id(), by, WithheldReason.CANNOT_TELL, "");
                }
                default -> {
                    Optional<Reply> reply = read(question, line).flatMap(value -> checked(question, value, by));
                    if (reply.isPresent()) {
                        return reply.get();
                    }
                }
            }
        }
    }

    private static RunHalt over() {
        return new RunHalt(RunHalt.Reason.PERSON, "whoever answers wants to end; what was answered is kept", null);
    }

    private void show(Question question) {
        say("");
        for (Passage passage : question.passages()) {
            if (!passage.item()) {
                say("── " + passage.name());
                passage.text().lines().forEach(line -> say(Cells.line(line)));
            }
        }
        say("── " + question.wording().text().split("\\n\\s*\\n", 2)[0]);
        question.item().ifPresent(item -> say("   » " + Cells.line(item)));
        List<String> options = options(question.form());
        for (int i = 0; i < options.size(); i++) {
            say("   " + (i + 1) + " " + Cells.line(options.get(i)));
        }
    }

    private static List<String> options(Form form) {
        if (form instanceof Form.Choice choice) {
            return choice.options();
        }
        return form instanceof Form.Checklist list ? list.items() : List.of();
    }

    private static String hint(Form form) {
        if (form instanceof Form.YesNo) {
            return "y or n";
        }
        if (form instanceof Form.Choice choice) {
            return "1 to " + choice.options().size();
        }
        if (form instanceof Form.Checklist) {
            return "the numbers that hold, or an empty line";
        }
        if (form instanceof Form.Listing) {
            return "an entry, and an empty line after the last";
        }
        if (form instanceof Form.Scale scale) {
            return scale.min() + " to " + scale.max();
        }
        return form instanceof Form.Number number
                ? number.min().toPlainString() + " to " + number.max().toPlainString()
                : form.name();
    }

    private Optional<Value> read(Question question, String line) {
        Optional<Value> value = value(question.form(), line);
        if (value.isEmpty()) {
            say("That is no answer to this question.");
        }
        return value;
    }

    private Optional<Value> value(Form form, String line) {
        try {
            if (form instanceof Form.YesNo) {
                return yesNo(line);
            }
            if (form instanceof Form.Choice choice) {
                return Optional.of(new Value.Choice(choice.options().get(Integer.parseInt(line) - 1)));
            }
            if (form instanceof Form.Scale) {
                return Optional.of(new Value.Scale(Integer.parseInt(line)));
            }
            if (form instanceof Form.Number && line.length() <= 40) {
                return Optional.of(new Value.Number(new BigDecimal(line)));
            }
            if (form instanceof Form.Checklist list) {
                return Optional.of(ticks(list, line));
            }
            return form instanceof Form.Listing ? Optional.of(listing(line)) : Optional.empty();
        } catch (NumberFormatException | IndexOutOfBoundsException e) {
            return Optional.empty();
        }
    }

    private static Optional<Value> yesNo(String line) {
        String word = line.toLowerCase(Locale.ROOT);
        boolean yes = word.equals("y") || word.equals("yes");
        boolean no = word.equals("n") || word.equals("no");
        return yes || no ? Optional.of(new Value.YesNo(yes)) : Optional.empty();
    }

    private static Value ticks(Form.Checklist list, String line) {
        Map<String, Boolean> ticks = new LinkedHashMap<>();
        list.items().forEach(item -> ticks.put(item, false));
        for (String number : line.isBlank() ? new String[0] : line.strip().split("[\\s,]+")) {
            ticks.put(list.items().get(Integer.parseInt(number) - 1), true);
        }
        return new Value.Checklist(ticks);
    }

    private Value listing(String first) {
        List<String> entries = new ArrayList<>();
        for (String line = first; !line.isBlank(); line = prompt("next > ")) {
            entries.add(line);
        }
        return new Value.Listing(entries);
    }

    /** Under the contract of any answer; asks for a quote where one is needed. */
    private Optional<Reply> checked(Question question, Value value, String by) {
        Reply.Stated reply = new Reply.Stated(question.id(), by, value, Quote.NONE, "");
        Answer answer = check(question, reply, by);
        if (answer instanceof Answer.Withheld missing && missing.reason() == WithheldReason.QUOTE_MISSING) {
            String quote =
                    prompt("the words of \"" + question.quoting().source().orElse("") + "\" that say so > ");
            reply = new Reply.Stated(question.id(), by, value, Quote.of(quote), "");
            answer = check(question, reply, by);
        }
        if (answer instanceof Answer.Withheld withheld) {
            say("That cannot be taken: " + withheld.detail());
            return Optional.empty();
        }
        return Optional.of(reply);
    }

    private static Answer check(Question question, Reply.Stated reply, String by) {
        return AnswerCheck.check(List.of(question), List.of(reply), by).get(0).answer();
    }

    private void say(String text) {
        streams.err().println(text);
    }

    private String prompt(String text) {
        streams.err().print(text);
        streams.err().flush();
        try {
            BufferedReader reader = lines;
            if (reader == null) {
                reader = new BufferedReader(new InputStreamReader(streams.in(), StandardCharsets.UTF_8));
                lines = reader;
            }
            String line = reader.readLine();
            if (line == null) {
                say("");
                throw over();
            }
            return line.strip();
        } catch (IOException e) {
            throw new RunHalt(RunHalt.Reason.PERSON, "the terminal cannot be read: " + e.getMessage(), e);
        }
    }
}
