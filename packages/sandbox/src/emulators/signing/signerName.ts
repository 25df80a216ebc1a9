/** Control characters, line ends, bidirectional controls and invisible characters. */
const hidden =
  /[\p{Cc}\p{Zl}\p{Zp}\u00AD\u061C\u115F\u1160\u200B\u200E\u200F\u202A-\u202E\u2060-\u206F\u2800\u3164\uFEFF\uFFA0]|\u034F/u

/** A web address, which a mail program makes a link of. */
const webAddress = /:\/\/|\bwww\./i

/**
 * Reads the name that a person signs with; empty where it is none.
 *
 * It stands in the signed file, in its certificate and in a mail: so it holds no character that is not shown, and no web
 * address. A name is refused as a whole and never altered.
 */
export function signerName(typed: unknown): string {
  const name = typeof typed === 'string' ? typed.trim().slice(0, 200) : ''
  return hidden.test(name) || webAddress.test(name) ? '' : name
}
