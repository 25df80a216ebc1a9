import type { Spoken } from '../../language/Messages'

/** Messages of a round's token. Exact texts of the specification are the defaults. @public */
export const tokensMessages = {
  information: 'Token Information',
  noToken: 'This round has no token yet.',
  notAvailable: 'N/A',
  cancel: 'Cancel',
  close: 'Close',

  /** (TOKEN-002 to TOKEN-006) */
  edit: 'Edit',
  swapChain: 'Swap Chain',
  deploy: 'Deploy',
  mint: 'Mint',
  setUp: 'Setup Token',
  editOf: 'Edit {name}',
  settingUp: 'Setting up',

  track: 'Token status',
  done: 'Done',
  now: 'Now',
  name: 'Name',
  symbol: 'Symbol',
  chain: 'Chain',
  status: 'Status',
  precision: 'Precision',
  total: 'Total',
  contractAddress: 'Contract address',
  copy: 'Copy the contract address',
  /** The time of a status change while the page was open. */
  lastChange: 'Updates by itself · {status} since {time}',

  deployingNote:
    'The contract is being deployed to {chain}. You can leave this page. Mint, Swap Chain and the contract address appear when it is deployed.',
  issuingNote: 'Holdings are being minted on {chain}. You can leave this page.',
  burningNote:
    'The units are being removed from their chain. After that you can deploy the next contract on {chain}.',
  deploymentRefused: 'The chain refused the contract, and nothing was deployed. Edit it, or deploy it again.',
  mintingRefused: 'The chain refused the last minting. The holdings have not changed. Mint them again.',
  /** The role was removed while the page was open. */
  viewer: 'You are a viewer of this account. Only an owner or an admin can change this token.',
  roleTaken: 'Your role in this account has changed. You can view this token, but no longer change it.',

  tokenName: 'Token name',
  tokenSymbol: 'Token symbol',
  /** (TOKEN-025 to TOKEN-030) */
  nameRequired: 'Token name is required.',
  nameTooLong: 'Token name must be less than 40 characters.',
  nameNotCommon: 'A token name is made of letters, digits, spaces and common punctuation.',
  symbolRequired: 'Token symbol is required.',
  symbolTooLong: 'Token symbol must be less than 40 characters.',
  chainRequired: 'Chain is required.',
  /** Labels of the chains on offer. (TOKEN-031) */
  chainKinds: { public: '{chain} (public)', private: '{chain} (private)', native: '{chain}' },
  savedNote: 'You can change all of this until the token is deployed.',

  deployTitle: 'Deploy {name}?',
  deployNote: 'After that, the name, the symbol and the chain ({chain}) can no longer be changed.',
  deploying: 'Deploying',

  swapNote:
    'All units are first removed from {chain}, and the holdings return to your own ledger. Then deploy the token on its next chain, and mint them there.',
  nextChain: 'Next chain',
  swapping: 'Swapping',
  sameChain: 'The token is on this chain already.',

  mintLead: 'Holdings that are not on a chain yet',
  nothingToMint: 'Every holding of this round is on the chain.',
  chosen: '{chosen} of {count} holdings',
  firstOnes:
    'The first {most} of {count} are selected, because no more can be minted at once. Mint the others afterwards.',
  choose: { one: '{investor}, {units} unit', other: '{investor}, {units} units' },
  units: 'Units',
  mintNote: 'Minting tokenizes these holdings on {chain}.',
  chosenUnits: { one: '1 holding, {units} units', other: '{count} holdings, {units} units' },
  tooMany: 'At most {most} holdings can be minted at once.',
  mintCount: { one: 'Mint 1', other: 'Mint {count}' },
  minting: 'Minting',
  atWork: 'The chain is still processing this token. Try again later.',
  notMintable: 'One of these holdings is already on a chain. The list shows the current state.',

  ledger: 'Stakeholder Ledger',
  noStakeholders: 'No one has units of this round yet.',
  unitsByStatus: 'Units by status',
  allStatuses: 'All statuses',
  ledgerNote: 'Private chains show issued, other chains show their name.',
  kind: 'Kind',
  block: 'Block',
  kinds: { holding: 'Holding', chain: 'Chain', distribution: 'Distribution' },
  /** (TOKEN-022, TOKEN-024) */
  issued: 'issued',
  notIssued: 'not issued',
  /** An address without an account. (ROUND-036, ROUND-037) */
  unknown: 'Unknown',
  onChain: 'On chain',
}

/** Messages of a round's token that a partner may replace. @public */
export type TokensMessages = Spoken<typeof tokensMessages>
