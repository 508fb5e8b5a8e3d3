package dev.assize.law.be.provision;

import dev.assize.law.be.provision.Attribution.Reason;

/** The act of a citation and why. */
record AssignedAct(
        DocumentAct act, Reason reason, int first, int last, boolean identified, boolean disputed, String hierarchy) {

    AssignedAct(DocumentAct act, Reason reason, int first, int last, boolean disputed) {
        this(act, reason, first, last, false, disputed, "");
    }

    /** The same reason for another act. */
    AssignedAct to(DocumentAct other, boolean disputed) {
        return new AssignedAct(other, reason, first, last, disputed || other.isDisputed());
    }
}
