package dev.assize.law.be.act;

import dev.assize.law.be.act.ActNoun.Family;
import dev.assize.law.be.token.Tokens;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The nouns by which French, Dutch and German texts announce an act. */
final class ActNouns {

    /** A noun and the last token of it. */
    record Found(ActNoun noun, int last) {}

    private record Phrase(ActNoun noun, List<String> words) {}

    private static final Map<String, List<Phrase>> BY_FIRST_WORD = new HashMap<>();

    static {
        add(
                ActType.LAW,
                Family.LAW,
                "loi|lois|loi programme|loi cadre|wet|wetten|programmawet|bijzondere wet|gesetz|gesetzes");
        add(
                ActType.LAW,
                Family.LAW,
                "gesetze|gesetzen|sondergesetz|sondergesetzes|programmgesetz|programmgesetzes|rahmengesetz|rahmengesetzes");
        add(ActType.LAW, Family.LAW, "arrete loi|arretes lois|besluitwet|besluit wet|wetsbesluit|besl w");
        add(
                ActType.ROYAL_DECREE,
                Family.EXECUTIVE,
                "arrete royal|arretes royaux|arret royal|koninklijk besluit|koninklijke besluiten");
        add(
                ActType.ROYAL_DECREE,
                Family.EXECUTIVE,
                "a r|k b|kb|koninklijken besluit|koniglichen erlasses|koniglichen erlass|koniglicher erlass|arr roy|arr royal|kon besl|kon besluit");
        add(
                ActType.OTHER,
                Family.EXECUTIVE,
                "arrete ministeriel|arretes ministeriels|ministerieel besluit|arrete du regent|arr min|min besl");
        add(
                ActType.OTHER,
                Family.EXECUTIVE,
                "besluit van de regent|ministeriele besluiten|arr du regent|regentsbesluit|regentbesluit|a reg");
        add(
                ActType.GOVERNMENT_DECREE,
                Family.EXECUTIVE,
                "arrete du gouvernement|arretes du gouvernement|arrete de l executif");
        add(
                ActType.GOVERNMENT_DECREE,
                Family.EXECUTIVE,
                "besluit van de vlaamse regering|besluit van de vlaamse executieve");
        add(
                ActType.GOVERNMENT_DECREE,
                Family.EXECUTIVE,
                "besluit van de brusselse hoofdstedelijke regering|bvr|b vl r");
        add(
                ActType.GOVERNMENT_DECREE,
                Family.EXECUTIVE,
                "besluit van de regering|besluit van de waalse regering|arrete du college reuni");
        add(ActType.OTHER, Family.EXECUTIVE, "arrete|arretes|besluit|besluiten|erlass|erlasses");
        add(
                ActType.DECREE,
                Family.DECREE,
                "decret|decrets|decret programme|decreet|decreten|programmadecreet|dekret|dekrets");
        add(
                ActType.DECREE,
                Family.DECREE,
                "dekretes|dekrete|dekreten|sonderdekret|sonderdekrets|programmdekret|programmdekrets");
        add(ActType.ORDINANCE, Family.ORDINANCE, "ordonnance|ordonnances|ordonnantie|ordonnanties");
        add(ActType.CODE, Family.CODE, "code|codes|wetboek|wetboeken|codex|gesetzbuch|gesetzbuches");
        add(ActType.EU_REGULATION, Family.REGULATION, "reglement|reglements|verordening|verordeningen|verordnung");
        add(
                ActType.EU_REGULATION,
                Family.REGULATION,
                "reglement delegue|reglement d execution|gedelegeerde verordening|uitvoeringsverordening");
        add(ActType.EU_DIRECTIVE, Family.DIRECTIVE, "directive|directives|richtlijn|richtlijnen|richtlinie");
        add(ActType.TREATY, Family.CONVENTION, "convention|conventions|verdrag|verdragen|konvention");
        add(ActType.TREATY, Family.TREATY, "traite|traites|vertrag");
        add(ActType.TREATY, Family.PROTOCOL, "protocole|protocoles|protocol|protocollen|protokoll|slotprotocol");
        add(ActType.TREATY, Family.COVENANT, "pacte");
        add(ActType.TREATY, Family.CHARTER, "charte|handvest|charta");
        add(ActType.OTHER, Family.DECISION, "decision cadre|kaderbesluit");
        add(ActType.OTHER, Family.COLLECTIVE, "convention collective de travail|convention collective|cct|c c t");
        add(ActType.OTHER, Family.COLLECTIVE, "collectieve arbeidsovereenkomst|cao|c a o");
        add(
                ActType.OTHER,
                Family.DRAFT,
                "projet|avant projet|proposition|ontwerp|voorontwerp|wetsontwerp|wetsvoorstel");
        add(ActType.OTHER, Family.DRAFT, "ontwerpdecreet|ontwerpbesluit|ontwerpwet|voorstel");
        add(
                ActType.OTHER,
                Family.PRIVATE,
                "contrat|contrats|contract|contracten|overeenkomst|overeenkomsten|statuts|statuten|conclusions|conclusies");
        add(
                ActType.OTHER,
                Family.PRIVATE,
                "police|polis|bail|huurovereenkomst|arbeidsovereenkomst|arbeidsreglement|bestek");
        add(
                ActType.OTHER,
                Family.PRIVATE,
                "reglement d ordre interieur|reglement de travail|reglement de copropriete|cahier des charges|cahier special des charges|compromis");
        add(
                ActType.OTHER,
                Family.PRIVATE,
                "huishoudelijk reglement|circulaire|omzendbrief|conditions generales|polisvoorwaarden");
        add(
                ActType.OTHER,
                Family.PRIVATE,
                "algemene voorwaarden|contrat de bail|accord|akkoord|reglement|verkoopsovereenkomst|reglement van mede eigendom");
        add(
                ActType.OTHER,
                Family.REGULATION,
                "reglement taxe|reglement redevance|reglement communal|reglement provincial|reglement general de police");
        add(
                ActType.OTHER,
                Family.REGULATION,
                "belastingreglement|retributiereglement|politiereglement|gemeentereglement|reglement regional d urbanisme|provinciereglement");
        add(
                ActType.OTHER,
                Family.REGULATION,
                "provinciaal reglement|gemeentelijk reglement|organiek reglement|provincieverordening|gemeenteverordening");
        add(ActType.OTHER, Family.REGULATION, "politieverordening|belastingverordening|reglement organique");
        add(
                ActType.OTHER,
                Family.PRIVATE,
                "guide regional d urbanisme|guide communal d urbanisme|schema de developpement|plan communal d amenagement");
        add(
                ActType.OTHER,
                Family.PRIVATE,
                "politique de confidentialite|politique de vie privee|privacybeleid|privacyverklaring|prescriptions urbanistiques");
        add(
                ActType.OTHER,
                Family.PRIVATE,
                "gewestelijk rup|gemeentelijk rup|provinciaal rup|rup|ruimtelijk uitvoeringsplan|bijzonder plan van aanleg");
        add(
                ActType.OTHER,
                Family.PRIVATE,
                "stedenbouwkundige voorschriften|acte de base|basisakte|lastenboek|lastenkohier|avenant|bijvoegsel");
        add(
                ActType.OTHER,
                Family.PRIVATE,
                "convention d actionnaires|convention de cession|convention d honoraires|convention de pret|convention de divorce");
        add(
                ActType.OTHER,
                Family.PRIVATE,
                "convention d occupation|convention de gestion|convention de collaboration|convention de credit|convention de bail");
        addDated(ActType.LAW, Family.LAW, "l|w");
        addDated(ActType.ROYAL_DECREE, Family.EXECUTIVE, "ar");
        addDated(ActType.OTHER, Family.EXECUTIVE, "a m|am|m b|mb");
        addDated(ActType.DECREE, Family.DECREE, "d|decr");
        BY_FIRST_WORD
                .values()
                .forEach(phrases -> phrases.sort((a, b) -> Integer.compare(
                        b.noun().words().length(), a.noun().words().length())));
    }

    /** Dutch puts nouns together: "Wapenwet", "Werkloosheidsbesluit". The longest ending comes first. */
    private static final List<Map.Entry<String, ActNoun>> ENDINGS = List.of(
            Map.entry("wetboek", new ActNoun("wetboek", ActType.CODE, Family.CODE, false)),
            Map.entry("decreet", new ActNoun("decreet", ActType.DECREE, Family.DECREE, false)),
            Map.entry("verdrag", new ActNoun("verdrag", ActType.TREATY, Family.CONVENTION, false)),
            Map.entry("handvest", new ActNoun("handvest", ActType.TREATY, Family.CHARTER, false)),
            Map.entry("verordening", new ActNoun("verordening", ActType.EU_REGULATION, Family.REGULATION, false)),
            Map.entry("richtlijn", new ActNoun("richtlijn", ActType.EU_DIRECTIVE, Family.DIRECTIVE, false)),
            Map.entry("ordonnantie", new ActNoun("ordonnantie", ActType.ORDINANCE, Family.ORDINANCE, false)),
            Map.entry("besluit", new ActNoun("besluit", ActType.ROYAL_DECREE, Family.EXECUTIVE, false)),
            Map.entry("reglement", new ActNoun("reglement", ActType.ROYAL_DECREE, Family.EXECUTIVE, false)),
            Map.entry("codex", new ActNoun("codex", ActType.CODE, Family.CODE, false)),
            Map.entry("overeenkomst", new ActNoun("overeenkomst", ActType.OTHER, Family.PRIVATE, false)),
            Map.entry("contract", new ActNoun("contract", ActType.OTHER, Family.PRIVATE, false)),
            Map.entry("polis", new ActNoun("polis", ActType.OTHER, Family.PRIVATE, false)),
            Map.entry("wetten", new ActNoun("wetten", ActType.LAW, Family.LAW, false)),
            Map.entry("wet", new ActNoun("wet", ActType.LAW, Family.LAW, false)));

    private static final int SHORTEST_STEM = 3;
    private static final int SHORTEST_COMPOUND = 6;

    /** With which the endings end. */
    private static final String LAST_LETTERS = "ktgnexs";

    private ActNouns() {}

    private static void add(ActType type, Family family, String phrases) {
        register(type, family, phrases, false);
    }

    private static void addDated(ActType type, Family family, String phrases) {
        register(type, family, phrases, true);
    }

    private static void register(ActType type, Family family, String phrases, boolean needsDate) {
        for (String phrase : phrases.split("\\|")) {
            List<String> words = List.of(phrase.split(" "));
            ActNoun noun = new ActNoun(phrase, type, family, needsDate);
            BY_FIRST_WORD
                    .computeIfAbsent(words.get(0), first -> new ArrayList<>())
                    .add(new Phrase(noun, words));
        }
    }

    /** Whether a noun, alone or as the end of a compound, may begin with this word. */
    static boolean mayBegin(String form) {
        return BY_FIRST_WORD.containsKey(form) || isCompound(form);
    }

    /** The noun that begins at a token; null when none does. */
    static @Nullable Found at(Tokens tokens, int first) {
        if (!tokens.isWord(first)) {
            return null;
        }
        for (Phrase phrase : BY_FIRST_WORD.getOrDefault(tokens.form(first), List.of())) {
            ActNoun noun = phrase.noun();
            int last = matchEnd(tokens, first, phrase.words());
            boolean written = !isInitials(noun) || tokens.isCapitalised(first) || isDotted(tokens, first, last);
            if (last >= 0 && written && !isVerb(tokens, first)) {
                return new Found(noun, isInitials(noun) ? afterPlural(tokens, last) : last);
            }
        }
        return compound(tokens, first);
    }

    /** "qui traite du congé": without its accent and in small letters it is a verb. */
    private static boolean isVerb(Tokens tokens, int first) {
        return tokens.is(first, "traite")
                && !tokens.isCapitalised(first)
                && tokens.original().charAt(tokens.end(first) - 1) == 'e';
    }

    /** "K.B.'s", "KB's": the last token of initials in the plural. */
    private static int afterPlural(Tokens tokens, int last) {
        int at = tokens.is(last + 1, ".") ? last + 2 : last + 1;
        return isPluralEnding(tokens, at) ? at : last;
    }

    /** The s behind the apostrophe, which is no token. */
    static boolean isPluralEnding(Tokens tokens, int at) {
        return tokens.is(at, "s") && tokens.end(at - 1) + 1 == tokens.start(at) && !tokens.isCapitalised(at);
    }

    /** "k.b. van": initials in small letters, told from words by the stops that touch them. */
    private static boolean isDotted(Tokens tokens, int first, int last) {
        return last == first + 2 && tokens.touches(first + 1) && tokens.touches(last) && tokens.is(last + 1, ".");
    }

    /** "A.R.", "L.": initials in small letters are words of the sentence. */
    private static boolean isInitials(ActNoun noun) {
        return noun.words().length() <= 2 || noun.words().charAt(1) == ' ';
    }

    /** Where a phrase ends of which the first word stands there; -1 when the others do not follow. */
    private static int matchEnd(Tokens tokens, int first, List<String> words) {
        int at = first;
        for (int i = 1; i < words.size(); i++) {
            at++;
            while (tokens.is(at, ".") || tokens.is(at, "-")) {
                at++;
            }
            if (!tokens.is(at, words.get(i))) {
                return -1;
            }
        }
        return at;
    }

    private static @Nullable Found compound(Tokens tokens, int first) {
        ActNoun noun = compound(tokens.form(first));
        return noun == null ? null : new Found(noun, first);
    }

    private static boolean isCompound(String form) {
        return compound(form) != null;
    }

    private static @Nullable ActNoun compound(String form) {
        if (form.length() < SHORTEST_COMPOUND || LAST_LETTERS.indexOf(form.charAt(form.length() - 1)) < 0) {
            return null;
        }
        for (Map.Entry<String, ActNoun> ending : ENDINGS) {
            if (form.endsWith(ending.getKey())
                    && form.length() >= ending.getKey().length() + SHORTEST_STEM) {
                return ending.getValue();
            }
        }
        return null;
    }

    /** Whether the word is a compound such as "Wapenwet", which names its act without a date. */
    static boolean isCompound(Tokens tokens, int first) {
        Found found = compound(tokens, first);
        return found != null && !BY_FIRST_WORD.containsKey(tokens.form(first));
    }
}
