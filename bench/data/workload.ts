/** A distribution as a grid shows it, with the records it refers to. */
export interface Distribution {
  __typename: 'Distribution'
  id: string
  num: number
  status: string
  amount: string
  units: string
  createdOn: string
  note: string
  txHash: string
  investorAccount: Named & { email: string; country: string; kycStatus: string }
  allocation: { __typename: 'Allocation'; id: string; units: string; committed: string; round: Round }
}

interface Named {
  __typename: string
  id: string
  name: string
}

type Round = Named & { currency: string; price: string }

/** Some fields of one record, as a push or a write brings them. */
export interface Patch {
  __typename: string
  id: string
  [field: string]: unknown
}

/** The answer to a list query. */
export interface Answer {
  __typename: 'Query'
  allDistributions: { __typename: 'DistributionsConnection'; totalCount: number; nodes: Distribution[] }
}

/** The number of lists that are observed at once: one of everything, and pages of up to 1,000 rows. */
export const lists = 20
const pageSize = 1000

/** The record that is part of every list. */
export const target = 7

const statuses = ['drafted', 'open', 'closed', 'deleted', 'pending']
const digits = (value: number, width = 12) => String(value).padStart(width, '0')

/** Each record is a second younger than the one before it. */
const instantOf = (seconds: number) => `${new Date(Date.UTC(2026, 0, 1) + seconds * 1000).toISOString()}`

/** The id of the i-th record. */
export const idOf = (i: number) => `d${digits(i)}`

/** The i-th of n records. */
export function distribution(i: number, n: number): Distribution {
  const account = i % Math.max(1, Math.floor(n / 5))
  const round = i % 20
  return {
    __typename: 'Distribution',
    id: idOf(i),
    num: i,
    status: statuses[i % 5] ?? '',
    amount: `${1000 + i}.123456789012345678`,
    units: String(10 + (i % 990)),
    createdOn: instantOf(i),
    note: `Quarterly distribution ${i}`,
    txHash: `0x${digits(i, 64)}`,
    investorAccount: {
      __typename: 'InvestorAccount',
      id: `a${digits(account)}`,
      name: `Investor ${account}`,
      email: `inv${account}@example.com`,
      country: account % 3 ? 'US' : 'DE',
      kycStatus: 'approved',
    },
    allocation: {
      __typename: 'Allocation',
      id: `l${digits(i)}`,
      units: String(10 + i),
      committed: `${5000 + i}.000000000000000001`,
      round: {
        __typename: 'Round',
        id: `r${digits(round)}`,
        name: `Round ${round}`,
        currency: 'USD',
        price: '1.250000000000000000',
      },
    },
  }
}

/** The k-th record that belongs into every list, in the middle of each. */
export function created(n: number, k: number): Distribution {
  return { ...distribution(n, n), id: `d-created-${k}`, num: target, createdOn: instantOf(850.5 + k / 1000) }
}

const startOf = (list: number, n: number) => (list * 37) % n

/** Returns the variables of the k-th list: a range of rows, newest first. */
export function variablesOf(list: number, n: number) {
  const start = startOf(list, n)
  const range = { num: { greaterThanOrEqualTo: start, lessThan: start + Math.min(pageSize, n) - 1 } }
  return {
    filter: list === 0 ? { num: { lessThan: n } } : { or: [range, { num: { equalTo: target } }] },
    orderBy: ['CREATED_ON_DESC'],
    first: list === 0 ? n : pageSize,
    offset: 0,
  }
}

/** Returns the records of the k-th list, in its order. */
export function membersOf(list: number, n: number): number[] {
  if (list === 0) return Array.from({ length: n }, (_, at) => n - 1 - at)
  const start = startOf(list, n)
  const end = Math.min(n, start + Math.min(pageSize, n) - 1)
  const members = new Set([target])
  for (let i = start; i < end; i++) members.add(i)
  return [...members].sort((a, b) => b - a)
}

/** Returns the platform's answer for the k-th list: new objects each time, as a parsed answer is. */
export function answerOf(list: number, n: number): Answer {
  const nodes = membersOf(list, n).map((i) => distribution(i, n))
  return {
    __typename: 'Query',
    allDistributions: { __typename: 'DistributionsConnection', totalCount: nodes.length, nodes },
  }
}

/** Returns the index of a row among rows sorted newest first. */
export function placeAmong(rows: readonly ({ createdOn: string } | null)[], createdOn: string): number {
  const at = rows.findIndex((row) => row !== null && row.createdOn < createdOn)
  return at < 0 ? rows.length : at
}

/** Returns true when a row is at its position in the order of the lists. */
export function isInPlace(answer: Answer | undefined, id: string): boolean {
  const rows = answer?.allDistributions.nodes ?? []
  const at = rows.findIndex((row) => row?.id === id)
  const [above, row, below] = [rows[at - 1], rows[at], rows[at + 1]]
  if (!row || (above && above.createdOn < row.createdOn)) return false
  return !below || row.createdOn > below.createdOn
}

const round = 'round { __typename id name currency price }'
const row = `__typename id num status amount units createdOn note txHash
  investorAccount { __typename id name email country kycStatus }
  allocation { __typename id units committed ${round} }`

/** The fields of a row. */
export const rowFields = row

/** The query of every list. */
export const listQuery = `query listQuery($filter: DistributionFilter, $orderBy: [String!], $first: Int, $offset: Int) {
  allDistributions(filter: $filter, orderBy: $orderBy, first: $first, offset: $offset) {
    __typename
    totalCount
    nodes { ${row} }
  }
}`
