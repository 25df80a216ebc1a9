import { accountIds, e2eAccountIds, e2eNewAccountIds, userIds } from './ids.ts'
import { insertRows } from './insertRows.ts'
import { e2eNames, e2eNewNames } from './investors.ts'
import type { SeedContext } from './SeedContext.ts'
import { seedId } from './seedId.ts'

/** People and their places in accounts. */
export async function seedPeople({ client, day }: SeedContext): Promise<void> {
  const all = [
    ...people,
    ...tested('e2e', e2eNames, e2eAccountIds),
    ...tested('e2e-new', e2eNewNames, e2eNewAccountIds),
  ]
  await insertRows(
    client,
    'app_public.users',
    all.map(({ places: _, ...user }) => ({ ...user, created_on: day(-700) })),
  )
  await insertRows(
    client,
    'app_public.users_accounts',
    all.flatMap(({ id, places }) =>
      places.map(([account_id, role, status]) => ({
        id: seedId(`place:${id}:${account_id}`),
        user_id: id,
        account_id,
        role: `account_${role}`,
        status: status ?? 'active',
      })),
    ),
  )
}

type Place = [accountId: string, role: 'owner' | 'admin' | 'viewer', status?: 'suspended']

function person(id: string, name: string, key: string, places: Place[]) {
  const [first_name, ...rest] = name.split(' ')
  return { id, first_name, last_name: rest.join(' '), emails: [`${key}@capstan.test`], places }
}

function tested(prefix: string, names: string[], accounts: string[]) {
  return names.map((name, index) => {
    const key = `${prefix}-${index + 1}`
    return person(seedId(`user:${key}`), name, key, [[accounts[index] ?? '', 'owner']])
  })
}

const everyKind: Place[] = [
  [accountIds.ashgrove, 'owner'],
  [accountIds.halden, 'admin'],
  [accountIds.larkspur, 'admin'],
  [accountIds.viewed, 'viewer'],
  [accountIds.maren, 'viewer'],
  [accountIds.meridian, 'owner'],
  [accountIds.cinder, 'viewer'],
  [accountIds.solvay, 'admin'],
  [accountIds.tidewater, 'owner', 'suspended'],
  [accountIds.brightwater, 'admin'],
  [accountIds.northgate, 'viewer'],
  [accountIds.idris, 'admin'],
]

const people = [
  person(userIds.issuer, 'Ingrid Halvorsen', 'issuer', [[accountIds.halden, 'owner']]),
  person(userIds['issuer-admin'], 'Marcus Ellery', 'issuer-admin', [[accountIds.halden, 'admin']]),
  person(userIds['issuer-viewer'], 'Sofia Brandt', 'issuer-viewer', [[accountIds.halden, 'viewer']]),
  person(userIds.broker, 'Daniel Achterberg', 'broker', [[accountIds.larkspur, 'owner']]),
  person(userIds.agent, 'Lucille Tran', 'agent', [[accountIds.brightwater, 'owner']]),
  person(userIds.ats, 'Samuel Whitcombe', 'ats', [[accountIds.northgate, 'owner']]),
  person(userIds.investor, 'Maren Okafor', 'investor', [[accountIds.maren, 'owner']]),
  person(userIds['new-investor'], 'Idris Vale', 'new-investor', [[accountIds.idris, 'owner']]),
  person(userIds.admin, 'Astrid Lindqvist', 'admin', [[accountIds.operations, 'owner']]),
  person(userIds.many, 'Theo Marchetti', 'many', everyKind),
  person(userIds.terms, 'Teodora Marsh', 'terms', [[accountIds.terms, 'owner']]),
  person(userIds['e2e-partner'], 'Nadia Bielski', 'e2e-partner', [[e2eAccountIds[13] ?? '', 'admin']]),
  person(userIds['investor-viewer'], 'Juno Pemberton', 'investor-viewer', [[accountIds.viewed, 'viewer']]),
]
