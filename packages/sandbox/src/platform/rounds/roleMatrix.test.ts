import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { anInvestor } from '../../testing/accounts/anInvestor.ts'
import { call, codeOf, type Row } from '../../testing/accounts/anIssuer.ts'
import { onOneEngine } from '../../testing/database/onEveryEngine.ts'

const id = randomUUID()
const round = {
  assetId: id,
  name: 'R',
  termsUrl: 'https://a.example',
  price: '1',
  opensOn: '2030-01-01',
  closesOn: '2030-01-02',
  status: 'drafted',
  total: '1',
}

/**
 * Every operation, the type of the accounts that may run it, and an input that is refused for another reason when it is allowed.
 */
const operations: [name: string, type: string, input: Row][] = [
  ['createAsset', 'issuer', { asset: { name: 'A', type: 'Equity', status: 'sold' } }],
  ['updateAssetById', 'issuer', { id, patch: { name: 'A' } }],
  ['makeRound', 'issuer', round],
  ['makeTranche', 'issuer', { ...round, term: 1, coupon: '1' }],
  ['updateRoundById', 'issuer', { id, patch: { name: 'A' } }],
  ['updateTrancheBondDatumByRoundId', 'issuer', { roundId: id, patch: { term: 1 } }],
  ['createSecurity', 'issuer', { name: '', total: '1' }],
  ['updateSecurityById', 'issuer', { id, patch: { name: 'A' } }],
  ['createBrokerAllocation', 'issuer', { brokerAllocation: { roundId: id, brokerId: id } }],
  ['updateBrokerAllocationById', 'broker', { id, patch: { status: 'accepted' } }],
  [
    'createCapitalDeployment',
    'issuer',
    { capitalDeployment: { roundId: id, amount: '1', paidOn: '2030-01-01', note: 'N' } },
  ],
  ['updateCapitalDeploymentById', 'issuer', { id, patch: { note: 'N' } }],
  ['deleteCapitalDeploymentById', 'issuer', { id }],
  ['makeTaRequestDistributionIssuances', 'issuer', { distributionIds: [id] }],
  ['makeTransfer', 'issuer', { holdingId: id, investorId: id, amount: '1' }],
  ['makeToken', 'issuer', { _tokenId: id, _name: 'A', _symbol: 'A', _chain: 'tezos-mainnet' }],
  ['deployContract', 'issuer', { _contractId: id }],
  ['tokenizeHoldings', 'issuer', { holdingIds: [id] }],
]
const types = ['issuer', 'broker', 'agent', 'ats', 'investor', 'admin']
const roles = ['account_owner', 'account_admin', 'account_viewer'] as const

onOneEngine('the role matrix of rounds', (database) => {
  it.each(operations)(
    'lets %s be done by an %s’s owner and admin, and by no other role',
    async (name, may, input) => {
      for (const type of types) {
        for (const role of roles) {
          const actor = await anInvestor(database, { type, role })

          const code = codeOf(await call(database, actor, { name, input, answer: 'clientMutationId' }))

          const allowed = type === may && role !== 'account_viewer'
          expect([name, type, role, code === 'not_allowed']).toEqual([name, type, role, !allowed])
          if (allowed) expect(['not_found', 'invalid_input']).toContain(code)
        }
      }
    },
  )

  it('names every operation that the table of permissions has of them', async () => {
    const rows = await database.rows<{ operation: string }>(
      `select distinct operation from app_private.permissions
       where operation ~ '(asset|round|tranche|tranche_bond_datum|security|broker_allocation|capital_deployment|issuances|transfer|token|contract|holdings)$'`,
    )

    const named = operations.map(([name]) =>
      name.replace(/By(Round)?Id$/, '').replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
    )
    expect(rows.map(({ operation }) => operation).sort()).toEqual([...named].sort())
  })
})
