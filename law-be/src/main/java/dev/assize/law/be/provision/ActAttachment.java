package dev.assize.law.be.provision;

import dev.assize.law.be.act.ActMention;

/**
 * The act that the words next to an article give it.
 *
 * @param hierarchy the part of the act that the citation names ("livre III, titre XVIII"); empty when it names none
 * @param draft whether the act is only a bill
 * @param last the last token of the attachment
 */
record ActAttachment(ActMention mention, String hierarchy, boolean draft, int last) {}
