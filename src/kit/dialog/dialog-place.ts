const place = Promise.withResolvers<void>();

/** Settles once there is a place for dialogs: it comes after the first screen, and what is asked before would be lost. */
export const dialogPlace = place.promise;

/** Called by the place itself. */
export const openDialogPlace = place.resolve;
