// C3, C4: lists that are kept in step show what the platform answers, on both engines, or are asked again.
// `node packages/sdk-core/fuzz/listsAgainstPlatform.ts [--slice] [--seed N]`
import './fromSource.ts'
import type { Entity } from '../src/cache/entity.ts'
import { askPlatform, type AskedPlatform } from './askPlatform.ts'
import { campaign, type Findings } from './campaign.ts'
import { listTables, type ListTable } from './listTables.ts'
import { chance, randomList, type Chance } from './randomList.ts'

const { QueryClient } = await import('@tanstack/query-core')
await import('../src/testing/loadParts.ts')
const { createEntityCache } = await import('../src/cache/createEntityCache.ts')
const { mulberry32 } = await import('../src/testing/mulberry32.ts')

const [listsAtOnce, changes, mostRows] = [16, 25, 14]

interface Found {
  defects: string[]
  triples: number
  /** How many of them were brought in step without asking. */
  kept: number
  /** How many of those show something else than before. */
  moved: number
}

/** One table with random rows, and lists of it that are asked before and after each change. */
async function round(platform: AskedPlatform, table: ListTable, luck: Chance, found: Found): Promise<void> {
  const { random, upTo, pick } = luck
  const ids: string[] = []
  const queryClient = new QueryClient()
  const index = createEntityCache(queryClient)

  const write = async (id: string) => {
    const columns = Object.entries(table.columns).map(([name, values]) => [name, pick(values)] as const)
    const chosen = columns.filter(() => random() < 0.4)
    for (const [name, value] of chosen)
      await platform.sql(`update ${table.table} set ${snake(name)} = $2 where id = $1`, [id, value])
  }
  const insert = async () => {
    const id = uuid(random)
    await platform.sql(table.insert, [id, platform.accountId])
    ids.push(id)
    await write(id)
    return id
  }

  await platform.sql(
    `delete from ${table.table} where ${table.typename === 'Party' ? 'account_id' : 'investor_id'} = $1`,
    [platform.accountId],
  )
  for (let at = 0; at < mostRows / 2; at++) await insert()
  const lists = Array.from({ length: listsAtOnce }, () => randomList(table, [...ids, uuid(random)], luck))
  const keyOf = (list: string) => ['capstan', null, `query { ${list} }`, null]
  const columns = [...table.fixed, ...Object.keys(table.columns)].join(' ')
  const ask = async (id: string) => {
    const fields = lists.map((list, at) => `a${at}: ${list}`).join('\n')
    const data = await platform.query(
      `query { ${fields} record: ${table.single}(id: "${id}") { __typename ${columns} } }`,
    )
    const answers = lists.map((_, at) => ({ __typename: 'Query', [table.list]: data[`a${at}`] }))
    return { answers, record: data.record as Entity | null }
  }
  const show = (list: string, answer: unknown) => queryClient.setQueryData(keyOf(list), answer)

  let before = await ask(ids[0] ?? '')
  lists.forEach((list, at) => show(list, before.answers[at]))
  for (let change = 0; change < changes; change++) {
    const kind =
      ids.length > mostRows
        ? 'remove'
        : ids.length < 4
          ? 'create'
          : pick(['create', 'remove', 'update', 'update', 'update'])
    const id = kind === 'create' ? await insert() : pick(ids)
    if (kind === 'update') await write(id)
    if (kind === 'remove') {
      await platform.sql(`delete from ${table.table} where id = $1`, [id])
      ids.splice(ids.indexOf(id), 1)
    }
    const after = await ask(kind === 'remove' ? (ids[upTo(ids.length)] ?? '') : id)
    const { record } = after
    if (kind === 'remove') index.remove([{ __typename: table.typename, id }])
    else if (!record) found.defects.push(`${id} is not there`)
    else if (kind === 'create') index.create([record])
    else index.update([record], new Set([`${table.typename}:${id}`]))

    lists.forEach((list, at) => {
      const key = keyOf(list)
      const [shown, right] = [queryClient.getQueryData(key), after.answers[at]]
      found.triples++
      if (!queryClient.getQueryState(key)?.isInvalidated) {
        found.kept++
        if (sorted(right) !== sorted(before.answers[at])) found.moved++
        if (sorted(shown) !== sorted(right))
          found.defects.push(
            [`after ${kind} of ${sorted(record ?? id)}: ${list}`, shown, right, before.answers[at]]
              .map((each) => (typeof each === 'string' ? each : outline(each, table)))
              .join('\n    '),
          )
      }
      show(list, right)
    })
    before = after
  }
  queryClient.clear()
  if (index.size > 0) found.defects.push(`${index.size} records are left`)
}

/** The rows of an answer, as far as one can see at a glance what is wrong. */
function outline(answer: unknown, { list }: ListTable): string {
  const { nodes = [], totalCount } = ((answer as Record<string, unknown>)[list] ?? {}) as {
    nodes?: Entity[]
    totalCount?: number
  }
  return `${totalCount}: ${nodes.map(({ id }) => String(id).slice(0, 8)).join(' ')}`
}

function snake(name: string): string {
  return name.replace(/[A-Z]/g, (capital) => `_${capital.toLowerCase()}`)
}

function uuid(random: () => number): string {
  const hex = Array.from({ length: 32 }, () => Math.floor(random() * 16).toString(16)).join('')
  return hex.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, '$1-$2-4$3-8$4-$5')
}

function sorted(value: unknown): string {
  return JSON.stringify(value, (_, each: unknown) =>
    typeof each === 'object' && each !== null && !Array.isArray(each)
      ? Object.fromEntries(Object.entries(each).sort(([a], [b]) => (a < b ? -1 : 1)))
      : each,
  )
}

await campaign('listsAgainstPlatform', async (seed, isSlice): Promise<Findings> => {
  const notes: string[] = []
  const defects: string[] = []
  let runs = 0
  for (const engine of isSlice ? ['PGlite'] : ['PGlite', 'PostgreSQL']) {
    const platform = await askPlatform(engine)
    if (!platform) continue
    for (const { prepare } of listTables) if (prepare) await platform.sql(prepare, [])
    const luck = chance(mulberry32(seed))
    const found: Found = { defects: [], triples: 0, kept: 0, moved: 0 }
    const most = isSlice ? listsAtOnce * changes : 20_000
    for (let at = 0; found.triples < most && found.defects.length < 5; at++)
      await round(platform, listTables[(seed + at) % listTables.length] as ListTable, luck, found)
    platform.stop()
    runs += found.triples
    defects.push(...found.defects.map((defect) => `${engine}: ${defect}`))
    notes.push(`${engine}: ${found.kept} of ${found.triples} kept in step, ${found.moved} of them changed`)
  }
  return { runs, defects, notes: notes.join('; ') }
})
