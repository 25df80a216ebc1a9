import type { ContractStatus, RoundToken, TokenStatus } from './Token'

/** The actions on a token. */
export type TokenAction = 'setUp' | 'edit' | 'deploy' | 'mint' | 'swapChain'

/** The fields of a token and its contract that determine the possible actions. */
export interface TokenState {
  status: TokenStatus
  /** `null` where nothing is set up. */
  contract: ContractStatus | null
}

/** The statuses of a token in their order; `burning` is not part of the sequence. (TOKEN-015) */
export const tokenTrack = [
  'system_only',
  'not_deployed',
  'deploying',
  'deployed',
  'issuing',
  'issued',
] as const satisfies readonly TokenStatus[]

/**
 * When each action is offered: Edit, Mint and Swap Chain depend on the contract, Deploy on the token, and Set up needs a missing
 * token. While units are taken off a chain the next contract waits: nothing is offered. (TOKEN-017 to TOKEN-020, G-70, decision
 * 27)
 */
const offered: Readonly<Record<TokenAction, (state: TokenState) => boolean>> = {
  setUp: ({ status }) => status === 'system_only',
  edit: ({ status, contract }) => contract === 'not_deployed' && status !== 'burning',
  deploy: ({ status }) => status === 'not_deployed',
  mint: ({ contract }) => isLiving(contract),
  swapChain: ({ contract }) => isLiving(contract),
}

const isLiving = (contract: ContractStatus | null) => contract === 'deployed' || contract === 'issued'

/** Returns the actions available in a state, for users with the permission. */
export function tokenActions(state: TokenState): readonly TokenAction[] {
  const actions = Object.keys(offered) as TokenAction[] // the table has no other keys
  return actions.filter((action) => offered[action](state))
}

/** Returns true when the address of a contract is shown. (TOKEN-021) */
export function isAddressShown(contract: ContractStatus | null): boolean {
  return isLiving(contract) || contract === 'issuing'
}

/** Returns true while the chain is processing a request; its result arrives as an update. */
export function isAtWork(status: TokenStatus): boolean {
  return status === 'deploying' || status === 'issuing' || status === 'burning'
}

/** The state of a token. */
export function stateOf({ status, contract }: Pick<RoundToken, 'status' | 'contract'>): TokenState {
  return { status, contract: contract?.status ?? null }
}
