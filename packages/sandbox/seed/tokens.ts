import { accountIds, roundIds } from './ids.ts'
import { insertRows } from './insertRows.ts'
import { integrationId } from './integrations.ts'
import type { SeedContext } from './SeedContext.ts'
import { seedId } from './seedId.ts'

/** Rounds that are on a chain, and coins in two wallets with the exchange's last quotes. */
export async function seedTokens(context: SeedContext): Promise<void> {
  for (const token of tokens) await setUp(context, token)
  await seedAshgroveUnits(context)
  await seedCoins(context)
}

type RoundToken = [
  round: keyof typeof roundIds,
  name: string,
  symbol: string,
  chain: string,
  address: string | null,
]

const tokens: RoundToken[] = [
  ['series-a', 'Halden Series A', 'HLDA', 'ethereum-capstan', '0x8617e340b3d01fa5f11f306f4090fd50e238070d'],
  [
    'timber-one',
    'Tidewater Timber',
    'TIMB',
    'ethereum-capstan',
    '0xde709f2102306220921060314715629080e2fb77',
  ],
  [
    'senior-notes',
    'Cinder Peak 2031',
    'CPN31',
    'ethereum-capstan',
    '0x27b1fdb04752bbc536007a920d24acb045561c26',
  ],
  ['founders', 'Larch & Loom Common', 'LOOM', 'tezos-mainnet', 'KT1LarchLoomCommonSandbox1111111111'],
  ['community', 'Larch & Loom Community', 'LOOMC', 'tezos-mainnet', null],
]

async function setUp({ client, day }: SeedContext, token: RoundToken): Promise<void> {
  const [round, name, symbol, chain, contract_address] = token
  const { rows } = await client.query<{ id: string }>(
    `update app_public.tokens set name = $2, symbol = $3, status = 'not_deployed' where round_id = $1 returning id`,
    [roundIds[round], name, symbol],
  )
  await insertRows(client, 'app_public.contracts', [
    {
      id: seedId(`contract:${round}`),
      token_id: rows[0]?.id,
      chain,
      contract_address,
      custodian_id: integrationId('north-capital'),
      issuance_platform_id: integrationId('ledgerline'),
      status: contract_address ? 'issued' : 'not_deployed',
      created_on: day(-400),
    },
  ])
  for (const status of contract_address ? ['deploying', 'deployed'] : []) {
    await client.query('update app_public.tokens set status = $2 where round_id = $1', [
      roundIds[round],
      status,
    ])
  }
}

/** Ashgrove's common stock is on the public chain: its wallet shows a token that no exchange lists. */
async function seedAshgroveUnits({ client, day }: SeedContext): Promise<void> {
  const address = seedId('chain:ashgrove-tezos')
  await insertRows(client, 'app_public.blockchain_addresses', [
    {
      id: address,
      account_id: accountIds.ashgrove,
      chain: 'tezos-mainnet',
      address: 'tz1AshgroveTrustSandbox1111111111111',
    },
  ])
  await insertRows(client, 'app_public.holdings', [
    {
      id: seedId('holding:ashgrove-common'),
      security_id: seedId('security:founders'),
      round_id: roundIds.founders,
      investor_id: accountIds.ashgrove,
      amount: '18500',
      purchase_price: '0.75',
      issued_on: day(-430),
      blockchain_address_id: address,
      created_on: day(-430),
    },
  ])
}

const coins = [
  { key: 'tezos', name: 'Tezos', symbol: 'XTZ', precision: 6, chain: 'tezos-mainnet', spot: '0.7412' },
  { key: 'ether', name: 'Ether', symbol: 'ETH', precision: 18, chain: 'ethereum-mainnet', spot: '2843.5' },
] as const

const wallets = [
  { owner: 'maren', coin: 'tezos', amount: '412.75', address: 'tz1MarenOkaforSandbox11111111111111' },
  { owner: 'maren', coin: 'ether', amount: '1.204', address: '0x52908400098527886E0F7030069857D2E4169EE7' },
  { owner: 'ashgrove', coin: 'ether', amount: '14.5', address: '0x8617E340B3D01FA5F11F306F4090FD50E238070D' },
] as const

async function seedCoins({ client, day }: SeedContext): Promise<void> {
  await insertRows(
    client,
    'app_public.tokens',
    coins.map(({ key, name, symbol, precision }) => ({
      id: seedId(`token:${key}`),
      name,
      symbol,
      type: 'Crypto',
      status: 'deployed',
      precision,
      created_on: day(-700),
    })),
  )
  await insertRows(
    client,
    'app_public.contracts',
    coins.map(({ key, chain }) => ({
      id: seedId(`contract:${key}`),
      token_id: seedId(`token:${key}`),
      chain,
      status: 'deployed',
      created_on: day(-700),
    })),
  )
  await insertRows(
    client,
    'app_public.exchange_prices',
    coins.map(({ symbol, spot }) => ({
      symbol,
      spot,
      buy: (Number(spot) * 1.005).toFixed(4),
      sell: (Number(spot) * 0.995).toFixed(4),
      quoted_at: day(0),
    })),
  )
  for (const { owner, coin, amount, address } of wallets) {
    const id = seedId(`chain:${owner}-${coin}`)
    const chain = coins.find(({ key }) => key === coin)?.chain
    await insertRows(client, 'app_public.blockchain_addresses', [
      { id, account_id: accountIds[owner], chain, address },
    ])
    await insertRows(client, 'app_public.cap_table_entries', [
      {
        id: seedId(`coins:${owner}-${coin}`),
        token_id: seedId(`token:${coin}`),
        blockchain_address_id: id,
        amount,
      },
    ])
  }
}
