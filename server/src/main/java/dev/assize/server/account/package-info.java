/** Who may use a server: accounts with roles, sessions, the limit on log-ins, and the log of who did what. */
@NullMarked
package dev.assize.server.account;

import org.jspecify.annotations.NullMarked;
