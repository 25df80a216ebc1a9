import { keccak_256 } from '@noble/hashes/sha3.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'

/**
 * Returns true when an address in mixed case contradicts its own checksum (EIP-55): some character was probably mistyped.
 *
 * An address in one case has no checksum, and so no wrong one. Neither has a text that is no address.
 */
export function hasWrongChecksum(address: string): boolean {
  const digits = /^(?:0x)?([0-9a-fA-F]{40})$/.exec(address)?.[1] ?? ''
  const lower = digits.toLowerCase()
  if (digits === lower || digits === digits.toUpperCase()) return false
  const hash = bytesToHex(keccak_256(utf8ToBytes(lower)))
  return [...digits].some((digit, at) => digit !== cased(lower[at] ?? '', hash[at] ?? '0'))
}

function cased(digit: string, hashed: string): string {
  return Number.parseInt(hashed, 16) >= 8 ? digit.toUpperCase() : digit
}
