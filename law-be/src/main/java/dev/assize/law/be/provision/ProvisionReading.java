package dev.assize.law.be.provision;

import java.util.List;

/**
 * What a text cites.
 *
 * @param provisions the distinct provisions, in the order of their first citation, lists and ranges expanded
 * @param acts the acts that the text names, with or without an article, in the order of their first mention
 * @param lists the lists and ranges that provisions come from
 */
public record ProvisionReading(List<Provision> provisions, List<CitedAct> acts, List<ArticleList> lists) {

    public ProvisionReading {
        provisions = List.copyOf(provisions);
        acts = List.copyOf(acts);
        lists = List.copyOf(lists);
    }
}
