const coded = /^\s*(?:130[0-4]|131[0-8])(?!\d)[\s:.–-]*([^]*)$/

/**
 * What to show of a refused setup: the platform's message without its four-digit code.
 *
 * Nothing for any other error: those are not written for the investor.
 */
export function setupErrorText(message: string): string | undefined {
  return coded.exec(message)?.[1]?.trim() || undefined
}
