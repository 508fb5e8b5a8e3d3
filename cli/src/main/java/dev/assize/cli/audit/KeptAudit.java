package dev.assize.cli.audit;

import dev.assize.cli.store.StoreOption;
import dev.assize.engine.run.RunEvents;
import dev.assize.engine.store.OpenStore;

/** Tells what becomes of an audit that is kept. */
record KeptAudit(AuditOutputOptions output) implements RunEvents {

    @Override
    public void kept(String run, OpenStore store) {
        output.note("keeps the audit \"" + run + "\" in " + store.database().location());
    }

    @Override
    public void unfinished(String run, OpenStore store) {
        output.streams()
                .note("the audit \"" + run + "\" is not finished; go on with: assize audit --resume " + run
                        + StoreOption.flag(store));
    }

    @Override
    public void abandoned(String run) {
        output.streams()
                .note("the audit \"" + run + "\" is not finished and cannot go on; audit again under another name");
    }
}
