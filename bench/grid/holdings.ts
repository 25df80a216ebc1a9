/** A holding as the API gives it: every figure an exact decimal text of 18 places. */
export interface Holding {
  __typename: 'FullHolding'
  id: string
  version: string
  investorAccountName: string
  investorAccountEmail: string
  securityName: string
  amount: string
  percentOfSecurity: string
  purchasePrice: string
  isTokenized: boolean
  term: number
  coupon: string
  totalValue: string
  issuedOn: string
}

const firstNames =
  'Olivia Liam Emma Noah Amelia Oliver Sophia Elijah Mia Lucas Isabella Mateo Ava Levi Evelyn Ezra Luna Asher Harper Leo'
const lastNames =
  'Johnson Williams Brown Jones Garcia Miller Davis Rodriguez Martinez Hernandez Lopez Gonzalez Wilson Anderson Thomas Taylor Moore Jackson Martin Smithson'
const securities =
  'Class A Units,Class B Units,Senior Note 2029,Series Seed Pref,LP Interest,Convertible Note,REIT Share,Revenue Share'
const names = [firstNames.split(' '), lastNames.split(' '), securities.split(',')] as const

/** The same number of holdings each time, sorted by id; `seed` changes them. */
export function holdings(count: number, seed = 12_345): Holding[] {
  let state = seed
  const below = (limit: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * limit)
  }
  const oneOf = (list: readonly string[]) => list[below(list.length)] ?? ''
  const decimal = (limit: number) => `${below(limit)}.${digits(below(1e9), 9)}${digits(below(1e9), 9)}`
  return Array.from({ length: count }, (_, at) => {
    const [first, last] = [oneOf(names[0]), oneOf(names[1])]
    return {
      __typename: 'FullHolding',
      id: `00000000-0000-4000-8000-${digits(at + 1, 12)}`,
      version: '1',
      investorAccountName: `${first} ${last}`,
      investorAccountEmail: `${first}.${last}${digits(at, 5)}@example.com`.toLowerCase(),
      securityName: oneOf(names[2]),
      amount: decimal(10_000),
      percentOfSecurity: decimal(5),
      purchasePrice: decimal(1_000),
      isTokenized: below(5) < 2,
      term: 6 + below(115),
      coupon: decimal(14),
      totalValue: decimal(1_000_000),
      issuedOn: new Date(Date.UTC(2015, 0, 1 + below(4000))).toISOString().slice(0, 10),
    }
  })
}

const digits = (value: number, length: number) => String(value).padStart(length, '0')

/** A holding a moment later: its total is another of as many digits. */
export function changed(holding: Holding): Holding {
  const version = Number(holding.version) + 1
  return {
    ...holding,
    version: String(version),
    totalValue: `${digits(version % 1e6, 6)}${holding.totalValue.slice(-19)}`,
  }
}
