package dev.assize.server.review;

import dev.assize.runs.review.QuestionPlace;
import dev.assize.server.run.Addresses;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** The place of a question as forms and addresses hold it: {@code 12.fact-3}. */
final class PlaceText {

    private PlaceText() {}

    /** As a form holds it. */
    static String plain(QuestionPlace place) {
        return place.ordinal() + "." + place.question();
    }

    /** As an address holds it. */
    static String written(QuestionPlace place) {
        return place.ordinal() + "." + Addresses.part(place.question());
    }

    static Optional<QuestionPlace> parse(@Nullable String written) {
        int dot = written == null ? -1 : written.indexOf('.');
        if (written == null || dot < 1 || !written.substring(0, dot).matches("\\d{1,15}")) {
            return Optional.empty();
        }
        return Optional.of(new QuestionPlace(Long.parseLong(written.substring(0, dot)), written.substring(dot + 1)));
    }
}
