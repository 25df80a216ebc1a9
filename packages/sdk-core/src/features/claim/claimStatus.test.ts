import { describe, expect, it } from 'vitest'
import { claimStatus } from './claimStatus'

describe('claimStatus', () => {
  it.each(['no-token', 'expired-token', 'invalid-token', 'used', 'complete'])('knows %s', (carried) => {
    // proves CLAIM-002
    expect(claimStatus(carried)).toBe(carried)
  })

  it.each([null, undefined, '', 'half-done', 'toString', 'Used', 'used '])('knows no %j', (carried) => {
    expect(claimStatus(carried)).toBeUndefined()
  })
})
