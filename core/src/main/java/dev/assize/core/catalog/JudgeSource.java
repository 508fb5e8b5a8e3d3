package dev.assize.core.catalog;

import java.util.Optional;

/**
 * Opens judges that are not listed anywhere, but named by where they are: a folder, a file. Named in
 * {@code META-INF/services/dev.assize.core.catalog.JudgeSource}.
 */
public interface JudgeSource {

    /**
     * The judge at that place. Empty for a name that is none of this source's, such as the id of a listed judge; throws
     * {@link InvalidJudge} for a place that is one of its kind and holds no usable judge.
     *
     * @param name as the user wrote it: {@code judges/tone}, {@code tone.yaml}
     */
    Optional<JudgeProvider> find(String name);
}
