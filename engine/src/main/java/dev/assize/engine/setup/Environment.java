package dev.assize.engine.setup;

import java.util.Map;
import java.util.Optional;

/** The variables of the process: the only place where keys come from. Its text form shows none of them. */
public final class Environment {

    private final Map<String, String> variables;

    public Environment(Map<String, String> variables) {
        this.variables = Map.copyOf(variables);
    }

    /** The value of a variable that is set and not blank. */
    public Optional<String> find(String name) {
        return Optional.ofNullable(variables.get(name)).filter(value -> !value.isBlank());
    }

    @Override
    public String toString() {
        return variables.size() + " variables";
    }
}
