// Measures the cost of the answer guards: the server's CPU time for the nine queries of the round page, with the guards and
// without them, in five alternating runs on PostgreSQL. `pnpm bench limits/guards`; `--built` measures the existing build.
import { execFileSync } from 'node:child_process'
import { machineLine } from '../machine.ts'
import { databaseOn } from '../sandbox/databaseOn.ts'
import { type Ask, signIn } from '../sandbox/signIn.ts'
import { type WatchedServer, watchedServer } from './server.ts'
import { documentsOf } from './documentsOf.ts'

const port = Number(process.env.PORT ?? 4480)
const server = process.env.DATABASE_URL
if (!server) throw new Error('DATABASE_URL names no server to make databases on.')
const times = 60
const runs = 5

if (!process.argv.includes('--built'))
  for (const part of ['dist', 'snapshot', 'schema'])
    execFileSync(process.execPath, [`packages/sandbox/build/${part}.ts`], { stdio: 'inherit' })
const bases = [
  await databaseOn(server, `guards_with_${process.pid}`),
  await databaseOn(server, `guards_none_${process.pid}`),
]
const guarded = await watchedServer({ port, databaseUrl: bases[0]?.url })
const bare = await watchedServer({
  port: port + 10,
  databaseUrl: bases[1]?.url,
  preload: ['withoutGuards.ts'],
})
try {
  const [readGuarded, readBare] = [await pageOf(guarded), await pageOf(bare)]
  // Plans are made, and code is compiled.
  await spent([readGuarded, readBare])
  const ratios: number[] = []
  for (let run = 0; run < runs; run++) {
    const [withGuards, without] = await spent([readGuarded, readBare])
    ratios.push(withGuards / without)
    console.log(
      `${withGuards.toFixed(2)} ms with, ${without.toFixed(2)} ms without: ${(withGuards / without).toFixed(3)}`,
    )
  }
  const median = ratios.sort((a, b) => a - b)[Math.floor(runs / 2)]
  console.log(`Median of ${runs}: ${median?.toFixed(3)} (1.10 asked for). ${machineLine()}`)
} finally {
  for (const each of [guarded, bare]) await each.stop()
  for (const { drop } of bases) await drop()
}

interface RoundPage {
  watched: WatchedServer
  queries: { query: string; variables: Record<string, unknown> }[]
  ask: Ask
}

/** The nine queries of the page of one round. */
async function pageOf(watched: WatchedServer): Promise<RoundPage> {
  const { ask } = await signIn(watched.origin, 'issuer@capstan.test')
  const found = (await ask('{ allRounds(first: 1, orderBy: [NAME_ASC]) { nodes { id assetId } } }')) as {
    allRounds: { nodes: { id: string; assetId: string }[] }
  }
  const { id = '', assetId = '' } = found.allRounds.nodes[0] ?? {}
  const list = { roundId: id, assetId, after: '00000000-0000-0000-0000-000000000000', first: 100 }
  const documents = documentsOf(['rounds', 'capTable'])
  const queries = [
    { query: documents.Round, variables: { id } },
    { query: documents.RoundCapital, variables: { id } },
    { query: documents.RoundDistributors, variables: list },
    { query: documents.RoundsOfAsset, variables: list },
    { query: documents.RoundAllocations, variables: list },
    { query: documents.RoundDeployments, variables: list },
    { query: documents.RoundQualifications, variables: list },
    { query: documents.CapTableTotals, variables: { roundId: id, first: 100, offset: 0 } },
    { query: documents.CapTable, variables: { roundId: id, first: 100, offset: 0 } },
  ]
  return {
    watched,
    ask,
    queries: queries.map(({ query, variables }) => ({ query: query ?? '', variables })),
  }
}

/**
 * Returns the milliseconds of each server's processor for one request. The servers get their requests in turns, so that other
 * load on the machine slows both alike.
 */
async function spent(pages: [RoundPage, RoundPage]): Promise<[number, number]> {
  const used = async () => {
    const figures = await Promise.all(pages.map(({ watched }) => watched.read()))
    return figures.map(({ cpu }) => (cpu.user + cpu.system) / 1_000)
  }
  const before = await used()
  for (let time = 0; time < times; time++)
    for (const { ask, queries } of time % 2 === 0 ? pages : pages.toReversed())
      for (const { query, variables } of queries) await ask(query, variables)
  const after = await used()
  const each = after.map((sum, at) => (sum - (before[at] ?? 0)) / (times * (pages[at]?.queries.length ?? 1)))
  return [each[0] ?? 0, each[1] ?? 0]
}
