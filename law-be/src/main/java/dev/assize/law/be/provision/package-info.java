/**
 * Which statutory provisions a decision cites, in four stages that can be read and tested one by one.
 *
 * <ol>
 *   <li>{@link dev.assize.law.be.token.Tokens}: words, numbers and marks;
 *   <li>{@link dev.assize.law.be.act.ActMentions}: where the text names an act;
 *   <li>{@code CitationReader}: articles with their sub-divisions, lists and ranges, and the act that stands next to them;
 *   <li>{@code ActResolution}: which act each one belongs to, and why.
 * </ol>
 *
 * <p>Start with {@link dev.assize.law.be.provision.ProvisionGrammar}.
 */
@NullMarked
package dev.assize.law.be.provision;

import org.jspecify.annotations.NullMarked;
