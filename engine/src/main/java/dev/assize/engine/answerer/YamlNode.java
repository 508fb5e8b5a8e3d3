package dev.assize.engine.answerer;

import java.util.List;
import java.util.Map;

/** A piece of a YAML file that remembers where it stands. */
sealed interface YamlNode {

    Place at();

    /** What a message calls it; never repeats what stands there. */
    String kind();

    /** Line and column, from 1. */
    record Place(int line, int column) {}

    /** @param text empty when nothing stands there */
    record Scalar(Place at, String text) implements YamlNode {
        @Override
        public String kind() {
            return text.isEmpty() ? "nothing" : "one value";
        }
    }

    record Sequence(Place at, List<YamlNode> items) implements YamlNode {
        @Override
        public String kind() {
            return "a list";
        }
    }

    record Mapping(Place at, Map<String, Entry> entries) implements YamlNode {
        @Override
        public String kind() {
            return "names with values";
        }

        /** The value of a name that is known to be there. */
        YamlNode require(String name) {
            Entry entry = entries.get(name);
            if (entry == null) {
                throw new IllegalArgumentException("Nothing is called \"" + name + "\" here");
            }
            return entry.value();
        }
    }

    /** @param at where the name stands */
    record Entry(Place at, YamlNode value) {}
}
