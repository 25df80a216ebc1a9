/** Refusals whose absence nobody could notice, each with the reason. */
export const reasons: Readonly<Record<string, string>> = {}
