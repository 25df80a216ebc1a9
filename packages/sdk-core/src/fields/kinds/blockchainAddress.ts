import { textKind } from './textKind'

/** An address on a chain: 40 hexadecimal characters, with or without 0x. */
export const blockchainAddress = textKind('blockchainAddress', {
  read: (text) => {
    const address = text.trim()
    return /^(?:0x)?[0-9a-fA-F]{40}$/.test(address) ? address : undefined
  },
  // Keccak is loaded with the first address that is checked.
  warn: async (address) => {
    const { hasWrongChecksum } = await import('./hasWrongChecksum')
    return hasWrongChecksum(address) ? 'checksum' : undefined
  },
})
