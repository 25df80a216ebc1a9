import { keccak_256 } from '@noble/hashes/sha3.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import { describe, expect, it } from 'vitest'
import { hasWrongChecksum } from './hasWrongChecksum'

describe('keccak_256', () => {
  // The first is the known hash of nothing at all, the second of Ethereum's transfer event.
  it.each([
    ['', 'c5d2460186f7233c927e7db2dcc703c0e500b653ca82273b7bfad8045d85a470'],
    ['Transfer(address,address,uint256)', 'ddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef'],
  ])('of %j is %s', (text, hash) => {
    expect(bytesToHex(keccak_256(utf8ToBytes(text)))).toBe(hash)
  })
})

describe('hasWrongChecksum', () => {
  // The addresses EIP-55 itself gives.
  const right = [
    '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
    '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359',
    '0xdbF03B407c01E7cD3CBea99509d93f8DDDC8C6FB',
    '0xD1220A0cf47c7B9Be7A2E6BA89F429762e7b9aDb',
    '52908400098527886E0F7030069857D2E4169EE7',
    '0xde709f2102306220921060314715629080e2fb77',
  ]

  it.each(right)('finds nothing wrong with %s', (address) => {
    expect(hasWrongChecksum(address)).toBe(false)
  })

  it.each([
    '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAee',
    '0x5AAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
    'fB6916095ca1df60bB79Ce92cE3Ea74c37c5d35A',
  ])('finds %s mistyped', (address) => {
    expect(hasWrongChecksum(address)).toBe(true)
  })

  const mixed = '5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'

  it.each([mixed.toLowerCase(), mixed.toUpperCase(), `0x${mixed.toLowerCase()}`])(
    'finds nothing wrong with %s, which has no checksum',
    (address) => {
      expect(hasWrongChecksum(address)).toBe(false)
    },
  )

  it.each([`x${mixed.replace('d', 'e')}`, `${mixed.replace('d', 'e')}0`, `0X${mixed}e`, ''])(
    'ignores %j, which is not an address',
    (text) => {
      expect(hasWrongChecksum(text)).toBe(false)
    },
  )
})
