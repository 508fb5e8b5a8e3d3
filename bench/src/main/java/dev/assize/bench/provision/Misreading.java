package dev.assize.bench.provision;

import dev.assize.law.be.provision.Attribution.Reason;
import dev.assize.law.be.provision.CitedAct;
import dev.assize.law.be.provision.PathElement;
import dev.assize.law.be.provision.ProvisionReading;
import dev.assize.text.Span;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Random;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The ways in which a grammar may misread one place of a decision, or one act. Whoever judges by such a reading must not accuse
 * an extraction that is perfect: what it says then, it says without proof.
 */
enum Misreading {
    /** The citation was not seen at all. */
    UNSEEN,
    /** An article that only the context gives its act goes to another one. */
    OTHER_ACT_BY_CONTEXT,
    /** The name beside the article was not seen, and the context gave it another act. */
    NAME_OVERLOOKED,
    /** The name of another act was taken for the one that hangs on the article. */
    OTHER_ACT_ATTACHED,
    /** The last step of the path was not seen. */
    STEP_LOST,
    /** A step was taken for one of another kind: "2°" for "§ 2". */
    STEP_OF_OTHER_KIND,
    /** A step that belongs to the neighbour was added. */
    STEP_ADDED,
    /** "6, 1" was read as two articles. */
    STEP_AS_ARTICLE,
    /** The last article of a list was taken for a paragraph of the one before. */
    ARTICLE_AS_STEP,
    /** A range lost its end. */
    RANGE_CUT,
    /** A range was carried too far. */
    RANGE_TOO_LONG,
    /** A figure that is no article was taken for one of the same list. */
    STRAY_FIGURE,
    /** Two acts of one kind were taken for one. */
    ACTS_MERGED,
    /** One act was taken for two. */
    ACT_TWICE,
    /** Another date was taken for that of the act. */
    OTHER_DATE,
    /** The date of the act was not seen. */
    NO_DATE,
    /** The act was taken for another kind. */
    OTHER_KIND,
    /** The name was cut short, and the registry not asked. */
    NAME_CUT,
    /** A chapter's name beside the article was taken for part of the act's. */
    HIERARCHY_ADDED;

    private static final int FAR = 400;
    private static final int NEAR = 100;
    private static final Pattern FIGURE = Pattern.compile("(?<![\\d.,/])\\d{1,3}(?![\\d.,/])");
    private static final Pattern PART =
            Pattern.compile("(?:chapitre|titre|livre|hoofdstuk|titel|boek) [IVX0-9]+", Pattern.CASE_INSENSITIVE);

    String written() {
        return name().toLowerCase(Locale.ROOT).replace('_', ' ');
    }

    /** The reading with such an error; empty where it offers none. */
    Optional<ProvisionReading> of(ProvisionReading right, String text, Random random) {
        List<Occurrence> all = Occurrence.of(right);
        for (int tries = 0; tries < 30 && !all.isEmpty(); tries++) {
            Occurrence chosen = all.get(random.nextInt(all.size()));
            if (chosen.disputed()) {
                continue;
            }
            Optional<ProvisionReading> wrong = isOfAct()
                    ? new MisreadAct(right, chosen.act(), random).by(this, all)
                    : ofPlace(right, text, all, chosen, random);
            if (wrong.isPresent()) {
                return wrong;
            }
        }
        return Optional.empty();
    }

    private boolean isOfAct() {
        return compareTo(ACTS_MERGED) >= 0 && compareTo(HIERARCHY_ADDED) < 0;
    }

    private Optional<ProvisionReading> ofPlace(
            ProvisionReading right, String text, List<Occurrence> all, Occurrence chosen, Random random) {
        List<Occurrence> here =
                all.stream().filter(one -> one.span().equals(chosen.span())).toList();
        List<Occurrence> wrong = spoilt(right, text, here, chosen, random);
        if (wrong.equals(here)) {
            return Optional.empty();
        }
        List<Occurrence> rest = new ArrayList<>(all);
        int at = rest.indexOf(here.get(0));
        rest.removeAll(here);
        rest.addAll(Math.min(at, rest.size()), wrong);
        return Optional.of(new ProvisionReading(Occurrence.provisions(rest), right.acts(), right.lists()));
    }

    private List<Occurrence> spoilt(
            ProvisionReading right, String text, List<Occurrence> here, Occurrence chosen, Random random) {
        return switch (this) {
            case UNSEEN -> List.of();
            case OTHER_ACT_BY_CONTEXT ->
                chosen.isByContext() ? underOther(right, here, Reason.LAST_CITED, false, random) : here;
            case NAME_OVERLOOKED ->
                chosen.isByContext() ? here : underOther(right, here, Reason.LAST_CITED, false, random);
            case OTHER_ACT_ATTACHED -> underOther(right, here, Reason.NAMED_AFTER, true, random);
            case STEP_LOST ->
                each(
                        here,
                        chosen,
                        one -> one.path().isEmpty()
                                ? one
                                : one.withPath(one.path().subList(0, one.path().size() - 1)));
            case STEP_OF_OTHER_KIND -> each(here, chosen, Misreading::otherKind);
            case STEP_ADDED -> each(here, chosen, one -> one.withPath(longer(one, random)));
            case STEP_AS_ARTICLE -> stepAsArticle(here, chosen);
            case ARTICLE_AS_STEP -> articleAsStep(here);
            case RANGE_CUT -> here.size() < 3 ? here : here.subList(0, here.size() - Math.max(1, here.size() / 3));
            case RANGE_TOO_LONG -> tooLong(here);
            case STRAY_FIGURE -> strayFigure(text, here, chosen);
            case HIERARCHY_ADDED -> inHierarchy(text, here, chosen);
            default -> here;
        };
    }

    private static List<Occurrence> underOther(
            ProvisionReading right, List<Occurrence> here, Reason reason, boolean identified, Random random) {
        CitedAct own = here.get(0).act();
        Span place = here.get(0).span();
        List<CitedAct> near = right.acts().stream()
                .filter(act -> act.number() != own.number())
                .filter(act -> act.places().stream().anyMatch(at -> Math.abs(at - place.start()) < FAR))
                .toList();
        List<CitedAct> others = near.isEmpty()
                ? right.acts().stream()
                        .filter(act -> act.number() != own.number())
                        .toList()
                : near;
        if (others.isEmpty()) {
            return here;
        }
        CitedAct other = others.get(random.nextInt(others.size()));
        return here.stream()
                .map(one -> one.withAct(other).because(reason, identified))
                .toList();
    }

    private interface Change {
        Occurrence of(Occurrence right);
    }

    private static List<Occurrence> each(List<Occurrence> here, Occurrence chosen, Change change) {
        return here.stream()
                .map(one -> one.key().equals(chosen.key()) ? change.of(one) : one)
                .distinct()
                .toList();
    }

    private static Occurrence otherKind(Occurrence one) {
        if (one.path().isEmpty()) {
            return one;
        }
        List<PathElement> path = new ArrayList<>(one.path());
        PathElement last = path.get(path.size() - 1);
        PathElement.Kind kind =
                last.kind() == PathElement.Kind.PARAGRAPH ? PathElement.Kind.SUBPARAGRAPH : PathElement.Kind.PARAGRAPH;
        path.set(path.size() - 1, new PathElement(kind, last.value()));
        return one.withPath(path);
    }

    private static List<PathElement> longer(Occurrence one, Random random) {
        List<PathElement> path = new ArrayList<>(one.path());
        path.add(new PathElement(PathElement.Kind.SUBPARAGRAPH, Integer.toString(1 + random.nextInt(4))));
        return path;
    }

    private static List<Occurrence> stepAsArticle(List<Occurrence> here, Occurrence chosen) {
        Optional<PathElement> figure = chosen.path().stream()
                .filter(step -> step.value().matches("\\d{1,2}"))
                .findFirst();
        if (figure.isEmpty()) {
            return here;
        }
        List<Occurrence> wrong = new ArrayList<>(each(here, chosen, one -> one.withPath(List.of())));
        wrong.add(chosen.withKey(figure.get().value(), List.of()));
        return wrong;
    }

    private static List<Occurrence> articleAsStep(List<Occurrence> here) {
        if (here.size() < 2) {
            return here;
        }
        Occurrence last = here.get(here.size() - 1);
        Occurrence before = here.get(here.size() - 2);
        if (last.number() < 0 || last.key().equals(before.key())) {
            return here;
        }
        List<Occurrence> wrong = new ArrayList<>(here.subList(0, here.size() - 1));
        wrong.add(last.withKey(before.key(), List.of(new PathElement(PathElement.Kind.PARAGRAPH, last.key()))));
        return wrong;
    }

    /** The next figure behind the citation, whatever it stands for. */
    private static List<Occurrence> strayFigure(String text, List<Occurrence> here, Occurrence chosen) {
        int from = chosen.span().end();
        Matcher figure = FIGURE.matcher(text.substring(from, Math.min(text.length(), from + NEAR)));
        return figure.find() && !figure.group().equals(chosen.key())
                ? and(here, chosen.withKey(figure.group(), List.of()).upTo(from + figure.end()))
                : here;
    }

    /** The chapter or title named nearest before the end of the citation, else one that stands nowhere. */
    private static List<Occurrence> inHierarchy(String text, List<Occurrence> here, Occurrence chosen) {
        String part = "chapitre IV";
        Matcher parts = PART.matcher(text);
        while (parts.find() && parts.start() < chosen.span().end() + NEAR) {
            part = parts.group();
        }
        String nearest = part;
        return here.stream().map(one -> one.inHierarchy(nearest)).toList();
    }

    private static List<Occurrence> tooLong(List<Occurrence> here) {
        Occurrence last = here.get(here.size() - 1);
        if (last.number() < 0 || here.size() < 2) {
            return here;
        }
        return and(
                and(here, last.withKey(Integer.toString(last.number() + 1), List.of())),
                last.withKey(Integer.toString(last.number() + 2), List.of()));
    }

    private static List<Occurrence> and(List<Occurrence> here, Occurrence one) {
        List<Occurrence> more = new ArrayList<>(here);
        more.add(one);
        return more;
    }
}
