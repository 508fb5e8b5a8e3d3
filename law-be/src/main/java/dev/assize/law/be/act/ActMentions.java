package dev.assize.law.be.act;

import dev.assize.law.be.act.ActMention.Form;
import dev.assize.law.be.act.ActNoun.Family;
import dev.assize.law.be.token.Tokens;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * All places where a text names an act, in order; the second stage of reading citations.
 *
 * <p>At each token the registry's names are tried, then its abbreviations, then a description. The words that a title
 * holds are part of the act they describe and are not looked at again, so an act named inside the title of another is
 * no mention.
 */
public final class ActMentions {

    private final List<ActMention> all = new ArrayList<>();
    private final int[] byFirst;
    private final Map<Integer, ActMention> inTitles = new HashMap<>();

    private ActMentions(int tokens) {
        this.byFirst = new int[tokens];
    }

    public static ActMentions in(Tokens tokens, DateMarks dates, ActRegistry registry) {
        return in(tokens, dates, registry, OptionalInt.empty());
    }

    /** As {@link #in(Tokens, DateMarks, ActRegistry)}, for a text of a year: its undated names mean no act that is younger. */
    public static ActMentions in(Tokens tokens, DateMarks dates, ActRegistry registry, OptionalInt year) {
        return new Scan(tokens, dates, registry, year).run();
    }

    public List<ActMention> all() {
        return List.copyOf(all);
    }

    /** The mention that begins at a token; null when none does. */
    public @Nullable ActMention at(int token) {
        int place = token >= 0 && token < byFirst.length ? byFirst[token] : 0;
        return place == 0 ? null : all.get(place - 1);
    }

    /** The act that the title of another names last: "la loi du 22 avril 2003 modifiant la loi du 16 mars 1968"; null when none does. */
    public @Nullable ActMention inTitle(ActMention outer) {
        return inTitles.get(outer.first());
    }

    private void add(ActMention mention) {
        all.add(mention);
        byFirst[mention.first()] = all.size();
    }

    /** One pass over the tokens. */
    private static final class Scan {
        private static final Set<String> TO_THE_CONVENTION =
                Set.of("a", "la", "au", "bij", "het", "de", "cette", "ladite", "dat", "van", "du");

        /** No shorter mention has room for a second act with its date. */
        private static final int LONG_TITLE = 9;

        private final Tokens tokens;
        private final MentionReader reader;
        private final ActMentions mentions;

        Scan(Tokens tokens, DateMarks dates, ActRegistry registry, OptionalInt year) {
            this.tokens = tokens;
            this.reader = new MentionReader(tokens, dates, registry, year);
            this.mentions = new ActMentions(tokens.size());
        }

        ActMentions run() {
            int at = 0;
            while (at < tokens.size()) {
                ActMention mention = reader.at(at);
                at = mention == null ? at + 1 : take(mention) + 1;
            }
            return mentions;
        }

        /** Keeps a mention; the last token that it covers. */
        private int take(ActMention mention) {
            ActMention convention = mention.family() == Family.PROTOCOL ? convention(mention) : null;
            if (convention != null) {
                mentions.add(upTo(mention, convention.last()));
                mentions.add(named(convention));
                return convention.last();
            }
            mentions.add(mention);
            reader.learn(mention);
            if (mention.last() - mention.first() >= LONG_TITLE) {
                noteInside(mention);
            }
            if (mention.family() == Family.PROTOCOL) {
                addConventionInside(mention);
            }
            return mention.last();
        }

        private void noteInside(ActMention outer) {
            int at = outer.first() + LONG_TITLE / 2;
            while (at < outer.last()) {
                ActMention inside = tokens.isWord(at) ? reader.described(at) : null;
                boolean named = inside != null
                        && (inside.date() != null || !inside.number().isEmpty())
                        && inside.last() <= outer.last();
                if (inside != null && named) {
                    mentions.inTitles.put(outer.first(), inside);
                }
                at = inside != null && named ? inside.last() + 1 : at + 1;
            }
        }

        /** A registered name of a protocol holds the name of its convention. */
        private void addConventionInside(ActMention protocol) {
            for (int at = protocol.first() + 1; at <= protocol.last(); at++) {
                ActMention inside = tokens.isWord(at) ? reader.named(at) : null;
                if (inside != null && inside.type() == ActType.TREATY && inside.last() <= protocol.last()) {
                    mentions.add(named(inside));
                    return;
                }
            }
        }

        /** The convention that a protocol is added to; it is an act of its own and part of the protocol's name. */
        private @Nullable ActMention convention(ActMention protocol) {
            int at = protocol.last() + 1;
            while (at < protocol.last() + 5 && TO_THE_CONVENTION.contains(tokens.form(at))) {
                at++;
            }
            ActMention mention = reader.at(at);
            return mention != null && mention.type() == ActType.TREATY ? mention : null;
        }

        /** An abbreviation that stands for the convention of a protocol names it, though no article is beside it. */
        private static ActMention named(ActMention convention) {
            return convention.form() == Form.ABBREVIATED ? convention.as(Form.NAMED) : convention;
        }

        private static ActMention upTo(ActMention mention, int last) {
            return new ActMention(
                    mention.first(),
                    last,
                    mention.form(),
                    mention.type(),
                    mention.family(),
                    mention.candidates(),
                    mention.date(),
                    mention.number(),
                    mention.words());
        }
    }
}
