package dev.assize.judges.brand.internal;

import java.util.List;

/** Takes from a name what only tells which company bears it: "Inc.", "GmbH", "& Co.", "(USA)". */
record CompanyForm(BrandLexicon lexicon) {
    /** The name without the words at its end that tell a company's form; the name itself if nothing telling remains. */
    Name without(Name name) {
        if (name.isEmpty() || (!isForm(lastWord(name)) && name.original().indexOf('(') < 0)) {
            return name;
        }
        Name plain = withoutRemark(name);
        List<String> words = plain.words();
        int end = words.size();
        while (end > 0 && isForm(words.get(end - 1))) {
            end--;
        }
        boolean telling = words.subList(0, end).stream().anyMatch(word -> !lexicon.isLittle(word));
        return end < words.size() && telling ? Name.ofWords(words.subList(0, end)) : plain;
    }

    private static String lastWord(Name name) {
        return name.words().get(name.words().size() - 1);
    }

    /** "Staples (USA)" and "Post-it(R)" without what stands between parentheses. */
    private static Name withoutRemark(Name name) {
        int open = name.original().indexOf('(');
        int close = name.original().indexOf(')', open + 1);
        if (open < 0 || close < 0) {
            return name;
        }
        Name rest = Name.of(name.original().substring(0, open) + name.original().substring(close + 1));
        return rest.isEmpty() ? name : rest;
    }

    private boolean isForm(String word) {
        return lexicon.isCompanyWord(word) || word.equals("and");
    }
}
