const coded = /^\s*(?:130[0-4]|131[0-8])(?!\d)[\s:.–-]*([^]*)$/

/**
 * Returns the text to show for a refused setup: the server's message without its four-digit code.
 *
 * Returns undefined for any other error, since its message is not written for the investor.
 */
export function setupErrorText(message: string): string | undefined {
  return coded.exec(message)?.[1]?.trim() || undefined
}
