// The token of a round: its state, its holders and its actions.

export { addressLink, blockLink } from '../features/tokens/explorerLink'
export { ledgerColumns, ledgerStatuses } from '../features/tokens/ledgerColumns'
export {
  labelOfUnnamed,
  type LedgerKind,
  type LedgerRow,
  ledgerRules,
  unitsByStatus,
  type UnitsOfStatus,
} from '../features/tokens/ledger'
export { ledgerSource } from '../features/tokens/ledgerSource'
export { ledgerStatusesQuery } from '../features/tokens/ledgerStatusesQuery'
export {
  firstMintables,
  mintableAsked,
  mintableSource,
  mintablesStill,
  readMintable,
  type MintableChoice,
  type MintableHolding,
  type MintableRow,
} from '../features/tokens/mintableSource'
export { offeredChainsQuery, type OfferedChain } from '../features/tokens/offeredChainsQuery'
export {
  deployContract,
  makeToken,
  mostMinted,
  tokenizeHoldings,
  type SavedToken,
  type TokenInput,
} from '../features/tokens/saveToken'
export type {
  Chain,
  ChainKind,
  ContractStatus,
  RoundToken,
  TokenContract,
  TokenStatus,
} from '../features/tokens/Token'
export { longestTokenName, tokenNameProblem, tokenSymbolProblem } from '../features/tokens/tokenFields'
export { tokenQuery } from '../features/tokens/tokenQuery'
export { contractRules, registrationRules } from '../features/tokens/tokenRules'
export {
  isAddressShown,
  isAtWork,
  stateOf,
  tokenActions,
  tokenTrack,
  type TokenAction,
  type TokenState,
} from '../features/tokens/tokenStates'
