import { expect, it } from 'vitest'
import { CatchUps } from '../CatchUps.ts'
import type { Change } from '../Change.ts'
import type { ChangeHistory } from '../ChangeHistory.ts'
import type { Sight } from '../liveTables.ts'
import { mostAsked } from './missedUpdates.ts'

const source = 'visible_rows.row_id'
const byLink: Sight = { owners: [], links: [{ source, column: 'id' }], entries: [] }
const byOwner: Sight = { owners: ['investor_id'], links: [], entries: [] }
const tables = new Map([
  ['rounds', byLink],
  ['assets', byLink],
  ['holdings', byOwner],
])

/** Returns the queries of a catch-up, and a function that reconnects a viewer; every account is linked to every row. */
function whoMissed(changes: readonly Change[]) {
  const asked: string[] = []
  const query = (text: string, [viewers = []]: string[][]) => {
    asked.push(text)
    const rows = viewers.flatMap((viewer) => ['a', 'b'].map((id) => ({ key: `${source}:${id}`, viewer })))
    return Promise.resolve({ rows: text.includes(' as keys') ? [] : rows })
  }
  const history = { since: () => changes } as unknown as ChangeHistory
  const catchUps = new CatchUps(history, {
    db: { pool: { query } as never },
    tables,
    dependencies: new Map(),
  })
  const back = (accountId: string, table: string) =>
    catchUps.rowsSince(performance.now() - 1_000, table, { accountId, userId: null })
  return { asked, back }
}

const round = (id: string, version = 2): Change => ({
  table: 'rounds',
  rows: [[id, version]],
  after: [`${source}:${id}`],
})
const rowsOf = (table: string, count: number, after: string[]): Change[] =>
  Array.from({ length: count }, (_, at) => ({ table, rows: [[String(at), 1]], after }))

it('sends one query for a thousand clients that reconnect at once, for all tables', async () => {
  const { asked, back } = whoMissed([
    round('a'),
    { table: 'assets', rows: [['b', 5]], after: [`${source}:b`] },
  ])
  const people = Array.from({ length: 1_000 }, (_, at) => `account ${at}`)

  const answers = await Promise.all(
    people.flatMap((person) => [back(person, 'rounds'), back(person, 'assets')]),
  )

  expect(answers).toEqual(people.flatMap(() => [[['a', 2]], [['b', 5]]]).map((rows) => [rows.flat()]))
  expect(asked).toHaveLength(1)
})

it('works out whom no more than two thousand changes concern, and asks nothing of more', async () => {
  const few = whoMissed([...rowsOf('rounds', mostAsked - 1, []), round('a')])
  expect(await few.back('account', 'rounds')).toEqual([['a', 2]])

  const many = whoMissed([...rowsOf('rounds', mostAsked, []), round('a')])
  expect(await many.back('account', 'rounds')).toBeUndefined()
  expect(await many.back('account', 'assets')).toEqual([])
  expect(many.asked).toEqual([])
})

it('goes through any number of changes of rows that their owners alone see', async () => {
  const changes = [...rowsOf('holdings', 20_000, ['other']), ...rowsOf('holdings', 3, ['account'])]
  const { asked, back } = whoMissed(changes)

  expect(
    await Promise.all([back('account', 'holdings'), back('other', 'holdings'), back('third', 'holdings')]),
  ).toEqual([
    [
      ['0', 1],
      ['1', 1],
      ['2', 1],
    ],
    undefined,
    [],
  ])
  expect(asked).toEqual([])
})

it('reports a row that became visible as possibly new, though it changed since', async () => {
  const { back } = whoMissed([{ ...round('a'), before: [] }, round('a', 3)])

  expect(await back('account', 'rounds')).toEqual([['a', 3, 0]])
})

it('knows nothing for who lost a link, and all the same for the others', async () => {
  const { back } = whoMissed([{ source, links: ['loser gone'], lost: true }, round('a')])

  expect(await Promise.all([back('loser', 'rounds'), back('account', 'rounds')])).toEqual([
    undefined,
    [['a', 2]],
  ])
})
