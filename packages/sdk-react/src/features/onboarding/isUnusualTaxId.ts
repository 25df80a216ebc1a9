/**
 * Returns true when nine digits cannot be a US social security number: area 000 or 666, group 00, serial 0000.
 *
 * A number that begins with 9 may be an individual taxpayer's, and prefixes of employers change: neither is unusual.
 */
export function isUnusualTaxId(id: string): boolean {
  const digits = id.replace(/[\s-]/g, '')
  return /^\d{9}$/.test(digits) && /^(?:000|666)|^...00|0000$/.test(digits)
}
