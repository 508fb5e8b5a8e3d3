package dev.assize.law.be.provision;

import dev.assize.law.be.act.ActMentions;
import dev.assize.law.be.token.Tokens;
import java.util.List;

/**
 * What a text says and has said up to the citation that is being resolved; its members learn as the resolution goes on.
 *
 * @param citedBefore the acts under which articles were cited
 * @param met the acts named and cited last
 * @param telling numbers that tell their act
 */
record ReadSoFar(
        Tokens tokens,
        ActMentions mentions,
        List<Citation> citations,
        ActPosition position,
        DocumentActs acts,
        CitedBefore citedBefore,
        ActsMet met,
        TellingNumber telling) {}
