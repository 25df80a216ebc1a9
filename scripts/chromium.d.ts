/** Where a Chromium is: the one named by CHROMIUM_PATH, Debian's, or Playwright's own; nothing when there is none. */
export declare function findChromium(): string | undefined;
/**
 * Where a Chromium is, installing Debian's when this is Debian and we are root.
 *
 * @throws Error with one sentence that says what to do when there is none to be had.
 */
export declare function ensureChromium(): string;
//# sourceMappingURL=chromium.d.ts.map