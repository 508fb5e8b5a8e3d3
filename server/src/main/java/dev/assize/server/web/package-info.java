/** What every page and every call goes through: who it is, what they may, how a page looks, what is measured. */
@NullMarked
package dev.assize.server.web;

import org.jspecify.annotations.NullMarked;
