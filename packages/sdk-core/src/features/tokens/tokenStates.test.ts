import { describe, expect, it } from 'vitest'
import type { ContractStatus, TokenStatus } from './Token'
import { isAddressShown, isAtWork, tokenActions, tokenTrack, type TokenAction } from './tokenStates'

// Every state the platform has: token status, contract status, offered actions.
const states: [TokenStatus, ContractStatus | null, TokenAction[]][] = [
  ['system_only', null, ['setUp']],
  ['not_deployed', 'not_deployed', ['edit', 'deploy']],
  ['deploying', 'deploying', []],
  ['deployed', 'deployed', ['mint', 'swapChain']],
  ['deployed', 'issued', ['mint', 'swapChain']],
  ['issuing', 'issuing', []],
  ['issued', 'issued', ['mint', 'swapChain']],
  // The contract of the next chain waits until the units are off the last one.
  ['burning', 'not_deployed', []],
]

describe('tokenActions', () => {
  it.each(states)('of a token that is %s with a contract that is %s are %j', (status, contract, actions) => {
    // proves TOKEN-017, TOKEN-018, TOKEN-019, TOKEN-020
    expect(tokenActions({ status, contract })).toEqual(actions)
  })
})

describe('isAddressShown', () => {
  it.each<[ContractStatus | null, boolean]>([
    [null, false],
    ['not_deployed', false],
    ['deploying', false],
    ['deployed', true],
    ['issuing', true],
    ['issued', true],
    ['burning', false],
    ['burned', false],
  ])('while a contract is %s is %s', (contract, isShown) => {
    // proves TOKEN-021
    expect(isAddressShown(contract)).toBe(isShown)
  })
})

describe('isAtWork', () => {
  it('is so of three of the seven statuses, one of them beside the track', () => {
    const all: TokenStatus[] = [...tokenTrack, 'burning']

    expect(all.filter(isAtWork)).toEqual(['deploying', 'issuing', 'burning'])
    // proves TOKEN-015
    expect(new Set(all).size).toBe(7)
  })
})
