package dev.assize.judgefiles.judge;

import dev.assize.judgefiles.internal.expression.Datum;
import dev.assize.judgefiles.internal.expression.NameHint;
import dev.assize.judgefiles.internal.yaml.MarkedNode;
import dev.assize.judgefiles.internal.yaml.Mistakes;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Reads the section "settings" of a judge file: what whoever runs the judge may choose, and the value when nobody chooses. */
record SettingReader(Mistakes mistakes, NameSource names) {
    List<FileSetting> read(Section top) {
        List<FileSetting> settings = new ArrayList<>();
        top.mapping(JudgeFileReader.SETTINGS, "names with settings")
                .ifPresent(node -> node.entries()
                        .forEach(entry -> Section.mapping(
                                        entry.value(), "a setting such as {type: number, default: 0.6}", mistakes)
                                .flatMap(setting -> setting(entry, setting))
                                .ifPresent(settings::add)));
        return settings;
    }

    private Optional<FileSetting> setting(MarkedNode.Mapping.Entry entry, MarkedNode.Mapping node) {
        Section setting = Section.of(
                node,
                "the setting \"" + entry.name() + "\"",
                List.of("type", "default", "options", "describe"),
                mistakes);
        names.check(entry.name(), entry.key(), "setting");
        Map<String, FileSetting.Kind> kinds = new LinkedHashMap<>();
        for (FileSetting.Kind kind : FileSetting.Kind.values()) {
            kinds.put(kind.word(), kind);
        }
        Optional<MarkedNode> type = setting.require("type", "one of " + String.join(", ", kinds.keySet()));
        Optional<MarkedNode> otherwise = setting.require("default", "the value when nobody chooses");
        List<String> options = setting.texts("options", 2).orElse(List.of());
        if (type.isEmpty() || otherwise.isEmpty()) {
            return Optional.empty();
        }
        FileSetting.Kind kind = kinds.get(Section.raw(type.get()));
        if (kind == null) {
            mistakes.add(
                    type.get(),
                    "found " + type.get().describe() + ", expected a type"
                            + NameHint.hint(Section.raw(type.get()), kinds.keySet()));
            return Optional.empty();
        }
        try {
            FileSetting unset = new FileSetting(entry.name(), kind, options, Datum.none(), "");
            return Optional.of(new FileSetting(
                    entry.name(),
                    kind,
                    options,
                    unset.parse(Section.raw(otherwise.get())),
                    setting.text("describe").map(MarkedNode.Scalar::text).orElse("")));
        } catch (IllegalArgumentException e) {
            mistakes.add(otherwise.get(), String.valueOf(e.getMessage()));
            return Optional.empty();
        }
    }
}
