import { describe, expect, it } from 'vitest'
import { addressLink, blockLink } from './explorerLink'

const etherscan = { explorer: 'https://etherscan.io/address/{address}' }
const vnet = { explorer: '/vnet-explorer/txpage?block={block}' }
const none = { explorer: null }

describe('addressLink', () => {
  it('leads to the explorer of the chain, where it has one for addresses', () => {
    expect(addressLink(etherscan, '0x52')).toBe('https://etherscan.io/address/0x52')
    expect(addressLink(vnet, '0x52')).toBeNull()
    expect(addressLink(none, '0x52')).toBeNull()
    // proves TOKEN-032
    expect(addressLink(etherscan, null)).toBeNull()
  })

  it('keeps an address within its place', () => {
    expect(addressLink(etherscan, 'a/../b?c')).toBe('https://etherscan.io/address/a%2F..%2Fb%3Fc')
  })
})

describe('blockLink', () => {
  it('leads to the page of a block of the private chain', () => {
    expect(blockLink(vnet, '4182')).toBe('/vnet-explorer/txpage?block=4182')
    expect(blockLink(etherscan, '4182')).toBeNull()
    // proves TOKEN-012
    expect(blockLink(vnet, null)).toBeNull()
  })
})
