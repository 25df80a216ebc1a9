import { expect, it } from 'vitest'
import { accountIds, userIds } from '../../../seed/ids.ts'
import { ask, halden, maren, type Row } from '../../testing/accounts/anIssuer.ts'
import { onEveryEngine } from '../../testing/database/onEveryEngine.ts'

const theo = { userId: userIds.many, accountId: accountIds.ashgrove }
const fields = `id name type symbol status precision exchangePrice { buy sell spot quotedAt }
  roundByRoundId { name } currentContract { contractAddress chain status }
  capTableEntriesByTokenId { nodes { amount blockchainAddressByBlockchainAddressId { id address chain
    accountByAccountId { name }
    ledgerEntriesByBlockchainAddressId { nodes { transactionByTransactionId { chainData } } } } } }`

onEveryEngine('a wallet', (database) => {
  const tokens = async (actor = maren) =>
    (
      await ask<{ allTokens: { nodes: Row[] } }>(
        database,
        actor,
        `{ allTokens(filter: { status: { equalTo: "deployed" }, capTableEntriesByTokenIdExist: true },
             orderBy: [NAME_ASC]) { nodes { ${fields} } } }`,
      )
    ).allTokens.nodes

  it('lists deployed tokens with a cap table, coins with the exchange’s prices', async () => {
    const listed = await tokens()

    const tezos = listed.find(({ symbol }) => symbol === 'XTZ')
    expect(tezos).toMatchObject({
      name: 'Tezos',
      type: 'Crypto',
      status: 'deployed',
      precision: 6,
      roundByRoundId: null,
      exchangePrice: {
        spot: '0.741200000000000000',
        buy: '0.744900000000000000',
        sell: '0.737500000000000000',
      },
      capTableEntriesByTokenId: {
        nodes: [
          {
            amount: '412.750000000000000000',
            blockchainAddressByBlockchainAddressId: {
              chain: 'tezos-mainnet',
              accountByAccountId: { name: 'Maren Okafor' },
            },
          },
        ],
      },
    })
    expect((tezos?.exchangePrice as Row).quotedAt).toBeTruthy()
    // proves CALL-117, ENTITY-028
    expect(listed.every(({ status }) => status === 'deployed')).toBe(true)
  })

  it('shows the holding on the private chain with its block, and no entries of other holders', async () => {
    const shares = (await tokens()).find(({ symbol }) => symbol === 'HLDA')

    expect(shares?.exchangePrice).toBeNull()
    const entries = (shares?.capTableEntriesByTokenId as { nodes: Row[] }).nodes
    expect(entries).toMatchObject([
      {
        amount: '4000.000000000000000000',
        blockchainAddressByBlockchainAddressId: {
          chain: 'ethereum-capstan',
          address: '0x52908400098527886E0F7030069857D2E4169EE7',
        },
      },
    ])
    const address = entries[0]?.blockchainAddressByBlockchainAddressId as {
      ledgerEntriesByBlockchainAddressId: { nodes: { transactionByTransactionId: { chainData: Row } }[] }
    }
    const [ledger] = address.ledgerEntriesByBlockchainAddressId.nodes
    // proves ENTITY-028, ENTITY-029
    expect(ledger?.transactionByTransactionId.chainData.block_number).toBeGreaterThan(1_000_000)
  })

  it('shows a token of a round on a public chain, one at a time too', async () => {
    const loom = (await tokens(theo)).find(({ symbol }) => symbol === 'LOOM')

    const { tokenById } = await ask(
      database,
      theo,
      `query ($id: UUID!) { tokenById(id: $id) { ${fields} } }`,
      {
        id: loom?.id,
      },
    )

    expect(tokenById).toEqual(loom)
    expect(loom).toMatchObject({
      type: 'Security',
      roundByRoundId: { name: 'Founders' },
      currentContract: { chain: 'tezos-mainnet', status: 'issued' },
    })
    const coin = (await tokens()).find(({ symbol }) => symbol === 'XTZ')
    const answer = await ask(database, halden, `query ($id: UUID!) { tokenById(id: $id) { id } }`, {
      id: coin?.id,
    })
    // proves CALL-118
    expect(answer).toEqual({ tokenById: null })
  })

  it('knows who keeps the keys of a token and who mints it', async () => {
    const { allTokens } = await ask<{ allTokens: { nodes: Row[] } }>(
      database,
      halden,
      `{ allTokens(filter: { symbol: { equalTo: "HLDA" } }) { nodes { id name symbol total status precision
           contractsByTokenId { nodes { status chain contractAddress
             integrationByCustodianId { partnerByPartnerId { name } }
             integrationByIssuancePlatformId { partnerByPartnerId { name } } } }
           capTableEntriesByTokenId { totalCount } } } }`,
    )

    // proves ENTITY-027
    expect(allTokens.nodes).toEqual([
      {
        id: expect.any(String),
        name: 'Halden Series A',
        symbol: 'HLDA',
        total: '400000.000000000000000000',
        precision: 18,
        capTableEntriesByTokenId: { totalCount: 1 },
        status: 'deployed',
        contractsByTokenId: {
          nodes: [
            {
              status: 'issued',
              chain: 'ethereum-capstan',
              contractAddress: '0x8617e340b3d01fa5f11f306f4090fd50e238070d',
              integrationByCustodianId: {
                partnerByPartnerId: { name: expect.stringMatching(/North Capital/) as string },
              },
              integrationByIssuancePlatformId: {
                partnerByPartnerId: { name: expect.stringMatching(/\w/) as string },
              },
            },
          ],
        },
      },
    ])
  })
})
