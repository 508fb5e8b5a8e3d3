package dev.assize.core.panel;

import dev.assize.core.question.Answerer;
import dev.assize.core.question.AnswererIdentity;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Collectors;

/** The identity of an answerer that is made of others: it names them all, with all their settings. */
final class Membership {

    private Membership() {}

    /** As in {@code panel:embedded,model:openai/gpt-5-mini}; a member that has members itself stands in brackets. */
    static AnswererIdentity of(String kind, List<Answerer> members) {
        String names = members.stream()
                .map(member -> member.identity().name())
                .map(name -> name.contains(",") ? "(" + name + ")" : name)
                .collect(Collectors.joining(","));
        return new AnswererIdentity(kind + ":" + names, settings(members));
    }

    static SortedMap<String, String> settings(List<Answerer> members) {
        SortedMap<String, String> settings = new TreeMap<>();
        for (int i = 0; i < members.size(); i++) {
            AnswererIdentity member = members.get(i).identity();
            settings.put("member-" + (i + 1), member.name() + " " + member.settings());
        }
        return settings;
    }

    /** Those who answer for the case of that id. */
    static List<Answerer> forCase(List<Answerer> members, String id) {
        return members.stream().map(member -> member.forCase(id)).toList();
    }
}
