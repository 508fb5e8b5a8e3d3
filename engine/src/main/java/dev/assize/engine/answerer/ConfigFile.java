package dev.assize.engine.answerer;

import dev.assize.engine.setup.SetupException;
import dev.assize.text.NearestName;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The answerers that a file such as {@code assize.yaml} names, each with its settings. */
final class ConfigFile {

    private static final long LARGEST = 1024 * 1024;
    private static final List<String> KINDS = List.of("model", "panel", "cascade");
    /** Names under which people keep keys; a file that is shared and committed is no place for one. */
    private static final List<String> SECRETS =
            List.of("key", "api-key", "api_key", "apikey", "apiKey", "token", "secret", "password");

    private final String file;
    private final Map<String, NamedAnswerer> answerers = new LinkedHashMap<>();

    private ConfigFile(String file) {
        this.file = file;
    }

    static ConfigFile read(Path path) {
        try {
            if (Files.size(path) > LARGEST) {
                throw new SetupException(path + ": found more than 1 MB, expected a file with a few answerers");
            }
            return parse(path.toString(), Files.readString(path, StandardCharsets.UTF_8));
        } catch (NoSuchFileException e) {
            throw SetupException.of(
                    "config", path + ": no such file; name one that describes answerers, or leave it out");
        } catch (IOException e) {
            throw new SetupException(path + ": cannot be read as UTF-8 text: " + e.getMessage());
        }
    }

    static ConfigFile parse(String file, String text) {
        ConfigFile config = new ConfigFile(file);
        YamlNode root = YamlText.parse(file, text);
        if (!root.kind().equals("nothing")) {
            config.readAll(config.mapping(root, "answerers: and their names"));
        }
        return config;
    }

    List<String> names() {
        return List.copyOf(answerers.keySet());
    }

    Optional<NamedAnswerer> find(String name) {
        return Optional.ofNullable(answerers.get(name));
    }

    private void readAll(YamlNode.Mapping root) {
        root.entries().forEach((name, entry) -> {
            if (!name.equals("answerers")) {
                throw unknown(entry.at(), name, List.of("answerers"));
            }
            if (!entry.value().kind().equals("nothing")) {
                mapping(entry.value(), "names of answerers").entries().forEach(this::readOne);
            }
        });
    }

    private void readOne(String name, YamlNode.Entry entry) {
        if (!SpecReader.NAME.matcher(name).matches() || KINDS.contains(name) || name.equals("embedded")) {
            throw new SetupException(at(entry.at()) + "found \"" + name
                    + "\", expected a name of letters, digits, hyphens and dots that is not one of embedded, "
                    + String.join(", ", KINDS));
        }
        String place = at(entry.at());
        if (entry.value() instanceof YamlNode.Scalar scalar) {
            answerers.put(name, new NamedAnswerer(place, spec(scalar), GivenSettings.NONE));
            return;
        }
        YamlNode.Mapping described = mapping(entry.value(), "a model, a panel or a cascade");
        List<String> kinds =
                KINDS.stream().filter(described.entries()::containsKey).toList();
        if (kinds.size() != 1) {
            refuseSecrets(described);
            throw new SetupException(at(described.at()) + "\"" + name + "\" has "
                    + (kinds.isEmpty() ? "none" : String.join(" and ", kinds)) + ", expected one of "
                    + String.join(", ", KINDS));
        }
        answerers.put(name, described(place, kinds.get(0), described));
    }

    private NamedAnswerer described(String place, String kind, YamlNode.Mapping described) {
        YamlNode value = described.require(kind);
        if (kind.equals("model")) {
            return new NamedAnswerer(place, model(scalar(value, "PROVIDER/NAME")), settings(described));
        }
        described.entries().forEach((name, entry) -> {
            if (!name.equals(kind)) {
                throw ModelSetting.find(name).isPresent()
                        ? new SetupException(at(entry.at()) + "found \"" + name + "\" of a " + kind
                                + ", expected it with the models that are its members")
                        : unknown(entry.at(), name, List.of(kind));
            }
        });
        List<AnswererSpec> members = members(value);
        return new NamedAnswerer(
                place,
                kind.equals("panel") ? new AnswererSpec.Panel(members) : new AnswererSpec.Cascade(members),
                GivenSettings.NONE);
    }

    private List<AnswererSpec> members(YamlNode value) {
        if (!(value instanceof YamlNode.Sequence sequence) || sequence.items().isEmpty()) {
            throw new SetupException(
                    at(value.at()) + "found " + value.kind() + ", expected a list, such as [embedded, careful]");
        }
        List<AnswererSpec> members = new ArrayList<>();
        sequence.items().forEach(item -> members.add(spec(scalar(item, "an answerer"))));
        try {
            SpecReader.requireSeveral(members);
        } catch (IllegalArgumentException e) {
            throw new SetupException(at(value.at()) + e.getMessage());
        }
        return members;
    }

    private GivenSettings settings(YamlNode.Mapping described) {
        refuseSecrets(described);
        GivenSettings settings = GivenSettings.NONE;
        for (Map.Entry<String, YamlNode.Entry> entry : described.entries().entrySet()) {
            if (entry.getKey().equals("prices")) {
                YamlNode.Mapping prices = mapping(entry.getValue().value(), "input and output");
                for (Map.Entry<String, YamlNode.Entry> price : prices.entries().entrySet()) {
                    settings = with(settings, "prices." + price.getKey(), price.getValue());
                }
            } else if (!entry.getKey().equals("model")) {
                settings = with(settings, entry.getKey(), entry.getValue());
            }
        }
        return settings;
    }

    private GivenSettings with(GivenSettings settings, String name, YamlNode.Entry entry) {
        ModelSetting setting =
                ModelSetting.find(name).orElseThrow(() -> unknown(entry.at(), name, ModelSetting.keys()));
        YamlNode.Scalar value = scalar(entry.value(), "one value");
        try {
            return settings.with(setting, value.text());
        } catch (IllegalArgumentException e) {
            throw new SetupException(at(value.at()) + name + ": " + e.getMessage());
        }
    }

    /** Says where a key belongs, and does not repeat it. */
    private void refuseSecrets(YamlNode.Mapping described) {
        described.entries().forEach((name, entry) -> {
            if (SECRETS.contains(name)) {
                throw new SetupException(at(entry.at()) + "found \"" + name + "\", expected no key in a file; write"
                        + " key-env: NAME, set the environment variable NAME to the key, and replace a key that others"
                        + " may have seen");
            }
        });
    }

    private AnswererSpec spec(YamlNode.Scalar scalar) {
        try {
            return AnswererSpec.parse(scalar.text());
        } catch (IllegalArgumentException e) {
            throw new SetupException(at(scalar.at()) + e.getMessage());
        }
    }

    private AnswererSpec model(YamlNode.Scalar scalar) {
        try {
            return SpecReader.model(scalar.text());
        } catch (IllegalArgumentException e) {
            throw new SetupException(at(scalar.at()) + e.getMessage());
        }
    }

    private YamlNode.Mapping mapping(YamlNode node, String expected) {
        if (node instanceof YamlNode.Mapping mapping) {
            return mapping;
        }
        throw new SetupException(at(node.at()) + "found " + node.kind() + ", expected " + expected);
    }

    private YamlNode.Scalar scalar(YamlNode node, String expected) {
        if (node instanceof YamlNode.Scalar scalar && !scalar.text().isBlank()) {
            return scalar;
        }
        throw new SetupException(at(node.at()) + "found " + node.kind() + ", expected " + expected);
    }

    private SetupException unknown(YamlNode.Place place, String name, List<String> known) {
        String meant = NearestName.hint(name, known, "known here: " + String.join(", ", known));
        return new SetupException(at(place) + "found \"" + name + "\", expected a name that is known here; " + meant);
    }

    private String at(YamlNode.Place place) {
        return YamlText.at(file, place);
    }
}
