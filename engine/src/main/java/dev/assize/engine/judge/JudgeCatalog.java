package dev.assize.engine.judge;

import dev.assize.core.JudgeId;
import dev.assize.core.catalog.InvalidJudge;
import dev.assize.core.catalog.JudgeProvider;
import dev.assize.core.catalog.JudgeSource;
import dev.assize.core.failure.Remedy;
import dev.assize.engine.setup.SetupException;
import dev.assize.text.NearestName;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.ServiceConfigurationError;
import java.util.ServiceLoader;

/** The judges that can be had: those that are listed on the class path, and those that are named by a place. */
public final class JudgeCatalog {

    private final List<JudgeProvider> listed;

    private JudgeCatalog(List<JudgeProvider> listed) {
        this.listed = listed;
    }

    /** The judges that this thread's class loader sees. Throws {@link SetupException} when two have one name. */
    public static JudgeCatalog installed() {
        List<JudgeProvider> found = all(JudgeProvider.class);
        Map<JudgeId, JudgeProvider> byId = new HashMap<>();
        for (JudgeProvider provider : found) {
            JudgeProvider other = byId.put(provider.id(), provider);
            if (other != null) {
                throw new SetupException("two judges are called \"" + provider.id() + "\": "
                        + other.getClass().getName() + " and "
                        + provider.getClass().getName()
                        + "; leave one of them off the class path");
            }
        }
        return new JudgeCatalog(List.copyOf(found));
    }

    private static <S> List<S> all(Class<S> service) {
        List<S> found = new ArrayList<>();
        try {
            ServiceLoader.load(service).forEach(found::add);
        } catch (ServiceConfigurationError e) {
            throw new SetupException("a judge cannot be loaded: " + e.getMessage());
        }
        return found;
    }

    /** Every judge that is listed, ours first. */
    public List<JudgeProvider> list() {
        return listed;
    }

    /** The judge of that id, or at that place; throws {@link SetupException} for a place that holds no usable judge. */
    public Optional<JudgeProvider> find(String name) {
        for (JudgeProvider provider : listed) {
            if (provider.id().value().equals(name)) {
                return Optional.of(provider);
            }
        }
        InvalidJudge refused = null;
        for (JudgeSource source : all(JudgeSource.class)) {
            try {
                Optional<JudgeProvider> found = source.find(name);
                if (found.isPresent()) {
                    return found;
                }
            } catch (InvalidJudge e) {
                // What is a broken judge to one source may be a good one to the next.
                refused = refused == null ? e : refused;
            }
        }
        if (refused != null) {
            throw SetupException.of(refused);
        }
        return Optional.empty();
    }

    /** Throws {@link SetupException} with the name that was probably meant. */
    public JudgeProvider require(String name) {
        return find(name).orElseThrow(() -> unknown(name));
    }

    private SetupException unknown(String name) {
        List<String> known =
                listed.stream().map(provider -> provider.id().value()).toList();
        String unknown = "no judge is called \"" + name + "\"; ";
        return NearestName.to(name, known)
                .map(near -> new SetupException(unknown + "did you mean \"" + near + "\"?"))
                .orElseGet(() -> SetupException.mendedBy(
                        new Remedy(Remedy.Kind.ADD_JAR, "", List.of()),
                        unknown + "there are: " + String.join(", ", known)));
    }
}
