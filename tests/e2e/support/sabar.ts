/**
 * How long a browser test waits for what it expects, and for a page to do what it is told, in ms. It ends what hangs: a
 * machine that is twice as slow, or has other work, is no fault of what is tested.
 */
export const sabarMs = 60_000;
