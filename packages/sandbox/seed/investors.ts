import { accountIds, e2eAccountIds, e2eNewAccountIds } from './ids.ts'
import { insertRows } from './insertRows.ts'
import { firstNames, lastNames } from './names.ts'
import { pick, wholeBetween } from './random.ts'
import type { SeedContext } from './SeedContext.ts'
import { seedId } from './seedId.ts'

/** The ids of the investors who are only there to make the books believable. */
export const crowdIds = Array.from({ length: 260 }, (_, index) => seedId(`account:crowd-${index + 1}`))

/** Names of the people who tests and benchmarks sign in as. */
export const e2eNames = [
  'Ada Fennimore',
  'Bram Oduya',
  'Clara Vasquez',
  'Dmitri Halloran',
  'Esme Laurent',
  'Felix Nakamura',
  'Gwen Abara',
  'Hollis Renner',
  'Ines Moreau',
  'Jasper Quill',
  'Kira Solberg',
  'Lorenzo Haddad',
  'Maeve Castellan',
  'Noor Bielski',
  'Otis Varga',
  'Petra Lindholm',
  'Quentin Abiola',
  'Rosa Tremblay',
  'Silas Okonedo',
  'Thea Marchand',
  'Ugo Ferreira',
  'Vera Stanhope',
  'Wendell Ito',
  'Xenia Papadakis',
]
export const e2eNewNames = [
  'Mina Calloway',
  'Nico Ferrante',
  'Odile Beaumont',
  'Piotr Salazar',
  'Renata Osei',
  'Soren Blackwood',
]

/** Investor accounts: the named ones, those of tests, and a crowd. */
export async function seedInvestors(context: SeedContext): Promise<void> {
  const { client, day } = context
  const { rows } = await client.query<{ id: number }>(
    `select id from app_public.countries where alpha2 = 'US'`,
  )
  const investors = [
    ...named,
    ...e2eAccountIds.map((id, index) => investor(id, e2eNames[index] ?? '', 'Individual')),
    ...e2eNewAccountIds.map((id, index) => investor(id, e2eNewNames[index] ?? '', null)),
    ...crowdIds.map((id, index) => crowdInvestor(context, id, index)),
  ]
  await insertRows(
    client,
    'app_public.accounts',
    investors.map((row) => ({ ...row, jurisdiction: row.setup ? rows[0]?.id : null, created_on: day(-700) })),
  )
}

function investor(id: string, name: string, investor_type: string | null, email = emailOf(name)) {
  return {
    id,
    type: 'investor',
    name,
    contact_name: name,
    email,
    setup: investor_type !== null,
    investor_type,
    formation_date: investor_type ? '1984-05-17' : null,
  }
}

const named = [
  investor(accountIds.maren, 'Maren Okafor', 'Individual', 'investor@capstan.test'),
  investor(accountIds.idris, 'Idris Vale', null, 'new-investor@capstan.test'),
  investor(accountIds.ashgrove, 'Ashgrove Family Trust', 'Revocable Trust', 'trustees@ashgrove.example'),
  investor(accountIds.viewed, 'Pemberton Joint Account', 'Joint TWROS', 'pemberton@example.com'),
  investor(accountIds.terms, 'Teodora Marsh', 'Individual', 'terms@capstan.test'),
]

function crowdInvestor({ random }: SeedContext, id: string, index: number) {
  const [first, last] = [pick(random, firstNames), pick(random, lastNames)]
  const kind = wholeBetween(random, 0, 9)
  const email = `${emailName(first)}.${emailName(last)}.${index + 1}@example.com`
  if (kind === 0) return investor(id, `${last} Family Trust`, 'Irrevocable Trust', email)
  if (kind === 1) return investor(id, `${last} Holdings LLC`, 'LLC', email)
  if (kind === 2) return investor(id, `${first} ${last} Roth IRA`, 'Individual Roth IRA', email)
  return investor(id, `${first} ${last}`, 'Individual', email)
}

const emailOf = (name: string) => `${emailName(name)}@example.com`

function emailName(name: string): string {
  return name
    .normalize('NFD')
    .replace(/[^A-Za-z ]/g, '')
    .trim()
    .replace(/ +/g, '.')
    .toLowerCase()
}
