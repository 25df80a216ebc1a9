/**
 * A text as the platform sorts it: capital A to Z as small ones, everything else as it is.
 *
 * PostgreSQL's `lower(x collate "C")`, which is the same on every engine and in every locale of a server.
 */
export function sortableText(text: string): string {
  return /[A-Z]/.test(text) ? text.replace(/[A-Z]+/g, (capitals) => capitals.toLowerCase()) : text
}

/** Compares two texts by their code points, as C collation does: UTF-16 alone would put an emoji before a full-width letter. */
export function compareText(a: string, b: string): number {
  const shared = Math.min(a.length, b.length)
  for (let at = 0; at < shared; at++) {
    const difference = a.charCodeAt(at) - b.charCodeAt(at)
    if (difference !== 0) return rank(a.charCodeAt(at)) - rank(b.charCodeAt(at))
  }
  return a.length - b.length
}

/** Surrogates encode code points above all others, yet in the middle of the 16-bit units. */
function rank(unit: number): number {
  if (unit < 0xd800) return unit
  return unit < 0xe000 ? unit + 0x2000 : unit - 0x800
}
