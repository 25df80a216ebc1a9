/** A table of the platform with lists to try, its columns and what may stand in them. */
export interface ListTable {
  typename: string
  /** Its list, and its record by id. */
  list: string
  single: string
  /** The possible values of each column, as in the answer; `fixed` columns are never written. */
  columns: Readonly<Record<string, readonly (string | boolean | null)[]>>
  fixed: readonly string[]
  /** Conditions that only the platform can tell. */
  beyond: readonly string[]
  /** Done once in a database that is thrown away. */
  prepare?: string
  /** Inserts a row; its id is the first value, the account's the second. */
  insert: string
  table: string
}

const days = ['1979-12-31', '1980-01-01', '1980-01-02', '2000-02-29']
const instants = [
  '2026-02-16T10:00:00.000001+00:00',
  '2026-02-16T10:00:00.5+00:00',
  '2026-02-16T10:00:00+00:00',
  '2025-12-31T23:59:59.999999+00:00',
]
const texts = ['a', 'A', 'b', 'B', 'Zoë', 'zoe', 'é', 'É', '_', '10', '9', ' ', 'O\'Hara "x"', '%', '💶', '']
const amounts = ['0', '1', '1.5', '9', '10', '10.000000000000000001', '12345678901234567890.5']

export const listTables: readonly ListTable[] = [
  {
    typename: 'Party',
    list: 'allParties',
    single: 'partyById',
    table: 'app_public.parties',
    columns: {
      firstName: texts,
      lastName: texts,
      role: ['Partner', 'Trustee', 'partner'],
      email: ['a@example.com', 'B@example.com'],
      taxShort: ['1234', '0001', null, null],
      usCitizen: [true, false],
      isPrimary: [true, false],
      allowLogin: [true, false],
      dateOfBirth: days,
      createdOn: instants,
    },
    fixed: ['id', 'accountId', 'userId'],
    beyond: [
      'firstName: { includesInsensitive: "z" }',
      'lastName: { lessThan: "b" }',
      'firstName: { startsWithInsensitive: "A" }',
      'userByUserIdExists: true',
      'accountByAccountId: { name: { includes: "Ida" } }',
    ],
    insert: `insert into app_public.parties (id, account_id, role, first_name, last_name, email, us_citizen,
      date_of_birth) values ($1, $2, 'Partner', 'P', 'Q', 'p@example.com', true, '1980-01-01')`,
  },
  {
    typename: 'Holding',
    list: 'allHoldings',
    single: 'holdingById',
    table: 'app_public.holdings',
    columns: {
      amount: amounts,
      purchasePrice: [...amounts, null, null],
      issuedOn: days,
      createdOn: instants,
    },
    fixed: ['id', 'securityId', 'roundId', 'investorId', 'brokerId', 'blockchainAddressId'],
    beyond: [
      'roundByRoundIdExists: true',
      'securityBySecurityId: { name: { includesInsensitive: "a" } }',
      'documentsExist: false',
    ],
    // Holdings change without the ledger here, so its triggers are disabled.
    prepare: 'alter table app_public.holdings disable trigger user',
    insert: `insert into app_public.holdings (id, security_id, round_id, investor_id, issuer_id, amount, issued_on)
      select $1, id, null, $2, issuer_id, 1, '1980-01-01' from app_public.securities order by id limit 1`,
  },
]
