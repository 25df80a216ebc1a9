import { describe, expect, it } from 'vitest'
import { explorerUrl } from './explorerUrl'

describe('explorerUrl', () => {
  it('puts in what the chain asks for', () => {
    const block = '/vnet-explorer/txpage?block={block}'
    expect(explorerUrl({ explorer: block, block: '4182' })).toBe('/vnet-explorer/txpage?block=4182')
    expect(explorerUrl({ explorer: 'https://tzkt.io/{address}', address: 'a/b' })).toBe(
      'https://tzkt.io/a%2Fb',
    )
  })

  it('leads nowhere where that is not known', () => {
    expect(explorerUrl({ explorer: null, block: '1' })).toBeUndefined()
    expect(explorerUrl({ explorer: 'https://tzkt.io/{address}', block: '1' })).toBeUndefined()
  })
})
