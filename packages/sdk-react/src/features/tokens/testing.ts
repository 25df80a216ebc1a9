import type { AccountRole, AccountType } from '@capstan/sdk-core/accounts'
import type { Round } from '@capstan/sdk-core/rounds'
import type { RoundToken, TokenStatus } from '@capstan/sdk-core/tokens'
import {
  anAccount,
  anUnissued,
  aRound,
  aRoundToken,
  aTokenEntry,
  aTokenHolding,
  aUsersData,
  fixtureIds,
  mintableHoldingsAnswer,
  offeredChainsAnswer,
  operations,
  roundAnswer,
  roundTokenAnswer,
  tokenChains,
  tokenEntriesAnswer,
  tokenHoldingsAnswer,
  unissuedAnswer,
  usersDataAnswer,
  type FakeServer,
} from '@capstan/sdk-core/testing'

const id = fixtureIds.nth

// Who holds units on the product's own ledger.
const someHoldings = [
  aTokenHolding(),
  aTokenHolding({ id: id(3712), investorAccountName: 'Kestrel Family Office, LP', amount: '60000' }),
  aTokenHolding({ id: id(3713), investorAccountName: 'Dunmore Capital Partners LLC', amount: '36000' }),
  aTokenHolding({ id: id(3714), investorAccountName: 'Ashgrove Family Trust', amount: '12000.5' }),
]

const someEntries = [
  aTokenEntry({
    id: id(3730),
    name: 'Abernathy Growth Fund II, LP',
    chain: tokenChains.tezos,
    amount: '48000',
  }),
  aTokenEntry({ id: id(3731), name: null, chain: tokenChains.tezos, amount: '2400' }),
  aTokenEntry({
    ...{ id: id(3732), name: null, chain: tokenChains.private, amount: '1200', block: 4182 },
    address: '0x9A3f41B2c77E0d58Fe2A6b11C9D4e8A05b3C7d21',
  }),
]

const someUnissued = [
  anUnissued(),
  anUnissued({ id: id(3721), investorAccountName: 'Maren Okafor', amount: '2000' }),
]

/** What a story says of the page. */
export interface TokenPlatform {
  token?: RoundToken | null
  round?: Partial<Round>
  type?: AccountType
  role?: AccountRole
  isEmpty?: boolean
}

/** Teaches a platform everything that the token of a round asks. */
export function teachToken(
  server: FakeServer,
  { token = aRoundToken(), round, type = 'issuer', role = 'account_owner', isEmpty }: TokenPlatform = {},
) {
  const userAccount = { id: fixtureIds.membership, role, status: 'active' } as const
  server.on(operations.UsersData, () =>
    usersDataAnswer(
      aUsersData({ account: anAccount({ type, name: 'Halden Biologics, Inc.' }), userAccount }),
    ),
  )
  server.on(operations.Round, () => roundAnswer(aRound(round)))
  server.on(operations.RoundToken, () => roundTokenAnswer(token))
  server.on(operations.OfferedChains, offeredChainsAnswer)
  server.on(operations.TokenHoldings, () => tokenHoldingsAnswer(isEmpty ? [] : someHoldings))
  server.on(operations.MintableHoldings, ({ first, offset }) => {
    const mintable = (isEmpty ? [] : someHoldings).filter(({ isTokenized }) => !isTokenized)
    return mintableHoldingsAnswer(mintable.slice(offset, offset + first), mintable.length)
  })
  server.on(operations.TokenEntries, () => tokenEntriesAnswer(isEmpty ? [] : someEntries))
  server.on(operations.UnissuedDistributions, () => unissuedAnswer(isEmpty ? [] : someUnissued))
}

/** The token as it is in a status, its contract with it. */
export function tokenAt(status: TokenStatus, more: Partial<RoundToken> = {}): RoundToken {
  if (status === 'system_only')
    return aRoundToken({ name: null, symbol: null, status, contract: null, ...more })
  const contract = aRoundToken().contract
  const isDeployed = ['deployed', 'issuing', 'issued'].includes(status)
  const at = status === 'burning' ? 'not_deployed' : status
  return aRoundToken({
    status,
    contract: contract && { ...contract, status: at, address: isDeployed ? contract.address : null },
    ...more,
  })
}
