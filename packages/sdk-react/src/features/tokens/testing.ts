import { add, compare, decimal, Decimal } from '@capstan/sdk-core'
import type { AccountRole, AccountType } from '@capstan/sdk-core/accounts'
import type { Round } from '@capstan/sdk-core/rounds'
import type { LedgerRow, RoundToken, TokenStatus } from '@capstan/sdk-core/tokens'
import {
  aLedgerRow,
  aLedgerRowOnChain,
  anAccount,
  anUnissuedRow,
  aRound,
  aRoundToken,
  aTokenHolding,
  aUsersData,
  fixtureIds,
  ledgerStatusesAnswer,
  mintableHoldingsAnswer,
  offeredChainsAnswer,
  operations,
  roundAnswer,
  roundTokenAnswer,
  stakeholderLedgerAnswer,
  stakeholderLedgerTotalsAnswer,
  tokenChains,
  usersDataAnswer,
  type FakeServer,
} from '@capstan/sdk-core/testing'

const id = fixtureIds.nth

// The holders of units on the product's own ledger.
const someHoldings = [
  aTokenHolding(),
  aTokenHolding({ id: id(3712), investorAccountName: 'Kestrel Family Office, LP', amount: '60000' }),
  aTokenHolding({ id: id(3713), investorAccountName: 'Dunmore Capital Partners LLC', amount: '36000' }),
  aTokenHolding({ id: id(3714), investorAccountName: 'Ashgrove Family Trust', amount: '12000.5' }),
]

const someRows = [
  ...someHoldings.map(({ id: holding, investorAccountName: name, amount: units }) =>
    aLedgerRow({ id: holding, holdingId: holding, name, units }),
  ),
  aLedgerRowOnChain(tokenChains.tezos, {
    id: id(3730),
    name: 'Abernathy Growth Fund II, LP',
    units: '48000',
  }),
  aLedgerRowOnChain(tokenChains.tezos, { id: id(3731), name: null, units: '2400' }),
  aLedgerRowOnChain(tokenChains.private, {
    ...{ id: id(3732), name: null, units: '1200', block: '4182' },
    address: '0x9A3f41B2c77E0d58Fe2A6b11C9D4e8A05b3C7d21',
  }),
  anUnissuedRow(),
  anUnissuedRow({ id: id(3721), name: 'Maren Okafor', units: '2000' }),
]

/** Mocks a Stakeholder Ledger in pages, with the total of all rows. */
export function mockLedgerApi(server: FakeServer, rows: readonly LedgerRow[]) {
  const sumOf = (some: readonly LedgerRow[]) =>
    some.reduce((sum, { units }) => add(sum, decimal(units ?? '0')), Decimal.zero).toString()
  const sorted = rows.toSorted((a, b) => compare(decimal(b.units ?? '0'), decimal(a.units ?? '0')))
  server.on(operations.StakeholderLedger, ({ first, offset }) =>
    stakeholderLedgerAnswer(sorted.slice(offset, offset + first), rows.length),
  )
  server.on(operations.StakeholderLedgerTotals, () => stakeholderLedgerTotalsAnswer(sumOf(rows)))
  server.on(operations.LedgerStatuses, () => {
    const statuses = new Set(rows.map(({ status }) => status ?? ''))
    return ledgerStatusesAnswer(
      [...statuses].map((status) => ({
        ...{ status, units: sumOf(rows.filter((row) => row.status === status)) },
      })),
    )
  })
}

/** Answers of the platform about a token in a story. */
export interface TokenPlatform {
  token?: RoundToken | null
  round?: Partial<Round>
  type?: AccountType
  role?: AccountRole
  isEmpty?: boolean
}

/** Mocks all requests of the token of a round. */
export function mockTokenApi(
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
  server.on(operations.MintableHoldings, ({ first, offset }) => {
    const mintable = isEmpty ? [] : someHoldings
    return mintableHoldingsAnswer(mintable.slice(offset, offset + first), mintable.length)
  })
  mockLedgerApi(server, isEmpty ? [] : someRows)
}

/** Returns the token in a status, with the contract of that status. */
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
