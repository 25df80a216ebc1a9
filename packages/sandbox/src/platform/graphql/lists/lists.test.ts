import { expect, it } from 'vitest'
import { accountIds, userIds } from '../../../../seed/ids.ts'
import { anInvestor } from '../../../testing/accounts/anInvestor.ts'
import { onEveryEngine } from '../../../testing/database/onEveryEngine.ts'

const issuer = { userId: userIds.issuer, accountId: accountIds.halden }

onEveryEngine('lists', (database) => {
  const ids = async (source: string, variables = {}) => {
    const { data, errors } = await database.ask(issuer, source, variables)
    if (errors) throw new Error(JSON.stringify(errors))
    return (data?.rows as { nodes: Record<string, unknown>[] }).nodes
  }

  it('sort text by its lower-case form in C collation, nulls last both ways, ties by id', async () => {
    const investor = await anInvestor(database)
    const links = ['b', null, 'B', 'Z', 'a', 'é', '_', 'É']
    for (const line_two of links) {
      await database.rows(
        `with holder as (
           insert into app_public.parties (account_id, role, first_name, last_name, email, us_citizen, date_of_birth)
           values ($1, 'Partner', 'P', 'Q', 'p@example.com', true, '1980-01-01') returning id)
         insert into app_public.addresses (party_id, type, line_one, line_two, city, province, country_id)
         select id, 'primary', '1', $2, 'c', 'p', (select min(id) from app_public.countries) from holder`,
        [investor.accountId, line_two],
      )
    }
    const sorted = async (order: string) => {
      const { data } = await database.ask(
        investor,
        `{ rows: allAddresses(orderBy: [${order}]) { nodes { id lineTwo } } }`,
      )
      return (data?.rows as { nodes: { id: string; lineTwo: string | null }[] }).nodes
    }
    const up = await sorted('LINE_TWO_ASC')
    expect(up.map(({ lineTwo }) => lineTwo?.toLowerCase() ?? null)).toEqual([
      '_',
      'a',
      'b',
      'b',
      'z',
      'é',
      'é',
      null,
    ])
    expect(up.slice(5, 7).map(({ lineTwo }) => lineTwo)).toEqual(['É', 'é'])
    expect(up[2]?.id && up[3]?.id && up[2].id < up[3].id).toBe(true)
    const down = await sorted('LINE_TWO_DESC')
    expect(down.map(({ lineTwo }) => lineTwo?.toLowerCase() ?? null)).toEqual([
      'é',
      'é',
      'z',
      'b',
      'b',
      'a',
      '_',
      null,
    ])
  })

  it('take an order, filters of several columns, offset and first together', async () => {
    const source = `query ($filter: AccountFilter!, $first: Int, $offset: Int) {
      rows: allAccounts(filter: $filter, orderBy: [TYPE_ASC, NAME_DESC], first: $first, offset: $offset) {
        nodes { type name setup } } }`
    const filter = { type: { in: ['broker', 'investor'] }, setup: { equalTo: true } }
    const all = await ids(source, { filter })
    const order = (a: Record<string, unknown>, b: Record<string, unknown>) =>
      String(a.type).localeCompare(String(b.type)) ||
      -(String(a.name).toLowerCase() < String(b.name).toLowerCase() ? -1 : 1)

    expect(all.length).toBeGreaterThan(3)
    expect(all.every(({ type, setup }) => (type === 'broker' || type === 'investor') && setup)).toBe(true)
    expect(all).toEqual(all.toSorted(order))
    // proves CACHE-007
    expect(await ids(source, { filter, first: 2, offset: 1 })).toEqual(all.slice(1, 3))
  })

  it.each([
    ['allRounds', 'ID', 'id'],
    ['allRounds', 'CREATED_ON', 'createdOn'],
    ['allRounds', 'OPENS_ON', 'opensOn'],
    ['allAssets', 'TYPE', 'type'],
    ['allSigningTemplates', 'UPDATED_ON', 'updatedOn'],
  ])('%s go by %s, up and down', async (list, order, field) => {
    const sorted = async (direction: string) => {
      const rows = await ids(`{ rows: ${list}(orderBy: ${order}_${direction}) { nodes { ${field} } } }`)
      return rows.map((row) => row[field]).filter((value) => value !== null) as string[]
    }
    const values = await sorted('ASC')
    const lower = (value: string) => value.toLowerCase()

    expect(values.map(lower)).toEqual(values.map(lower).toSorted())
    // proves CACHE-008
    expect(await sorted('DESC')).toEqual(values.toReversed())
  })

  it('take the filter operators under their names', async () => {
    const source = `query ($filter: AccountFilter!) { rows: allAccounts(filter: $filter) { nodes { name } } }`
    const names = async (filter: object) => (await ids(source, { filter })).map(({ name }) => name)
    expect(await names({ name: { includesInsensitive: 'MAREN' } })).toEqual(['Maren Okafor'])
    expect(await names({ name: { includes: 'MAREN' } })).toEqual([])
    expect(await names({ name: { includes: 'Maren' } })).toEqual(['Maren Okafor'])
    expect(await names({ name: { equalTo: 'Maren Okafor' } })).toEqual(['Maren Okafor'])
    expect(await names({ investorType: { isNull: true } })).not.toContain('Maren Okafor')
    expect(await names({ investorType: { isNull: false } })).toContain('Maren Okafor')
    const sellers = await names({ type: { in: ['broker', 'ats'] } })
    expect(sellers).toContain('Larkspur Securities LLC')
    expect(sellers).not.toContain('Halden Biologics, Inc.')
    const others = await names({ type: { notEqualTo: 'investor' }, id: { notEqualTo: accountIds.halden } })
    expect(others).toEqual(expect.arrayContaining(sellers))
    expect(others).not.toContain('Halden Biologics, Inc.')
    expect(others).not.toContain('Maren Okafor')
    const holdings = `query ($filter: HoldingFilter!) { rows: allHoldings(filter: $filter) { nodes { amount } } }`
    const amounts = async (filter: object) => (await ids(holdings, { filter })).map(({ amount }) => amount)
    expect(await amounts({ amount: { greaterThanOrEqualTo: '4000' } })).toEqual(['4000.000000000000000000'])
    expect(await amounts({ amount: { lessThan: '0' } })).toEqual([])
    expect(await amounts({ amount: { greaterThan: '4000' } })).toEqual([])
    const [all, rest] = [await amounts({}), await amounts({ amount: { lessThanOrEqualTo: '3999' } })]
    expect([rest.length, rest.some((amount) => Number(amount) > 3999)]).toEqual([all.length - 1, false])
    expect(await amounts({ roundByRoundIdExists: false })).not.toEqual(all)
    // proves CACHE-009
    expect(await amounts({ securityBySecurityId: { name: { equalTo: '' } } })).toEqual([])
  })

  it('never answer more rows than the cap, though first comes from a variable', async () => {
    const many = await anInvestor(database)
    await database.rows(
      `insert into app_public.parties (account_id, role, first_name, last_name, email, us_citizen, date_of_birth)
       select $1, 'Partner', 'P' || nr, 'Q', 'p@example.com', true, '1980-01-01' from generate_series(1, 1200) as nr`,
      [many.accountId],
    )
    const count = async (source: string, variables = {}) => {
      const { data } = await database.ask(many, source, variables)
      return (data?.rows as { nodes: unknown[] }).nodes.length
    }
    const asked = `query ($first: Int, $last: Int) { rows: allParties(first: $first, last: $last) { nodes { id } } }`
    expect(await count(asked, { first: 1_000_000 })).toBe(1000)
    expect(await count(asked, { last: 1_000_000 })).toBe(1000)
    expect(await count(asked, { first: 7 })).toBe(7)
    expect(await count(asked, { last: 7 })).toBe(7)
    expect(await count(asked)).toBe(1000)
    expect(await count(`{ rows: allParties { nodes { id } } }`)).toBe(1000)
    expect(await count(`{ rows: allParties(first: 5000) { nodes { id } } }`)).toBe(1000)
    const nested = await database.ask(
      many,
      `query ($id: UUID!) { accountById(id: $id) { rows: partiesByAccountId { totalCount nodes { id } } } }`,
      {
        id: many.accountId,
      },
    )
    const { rows } = nested.data?.accountById as { rows: { totalCount: number; nodes: unknown[] } }
    expect([rows.totalCount, rows.nodes.length]).toEqual([1200, 100])
  })

  it.each([
    'first: -1',
    'last: -5',
    'offset: -1',
    'after: "nonsense"',
    'before: "W10="',
    'first: 1, last: 1',
    'orderBy: []',
  ])('answer %s with rows or with invalid_input, never with an internal error', async (asked) => {
    const { data, errors } = await database.ask(issuer, `{ rows: allUsers(${asked}) { nodes { id } } }`)
    if (errors) expect(errors[0]?.extensions.code).toBe('invalid_input')
    else expect(data?.rows).toBeTruthy()
  })
})
