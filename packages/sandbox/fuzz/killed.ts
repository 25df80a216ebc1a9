// Kills the server in the middle of 200 writes, on each engine: every write it acknowledged is there after a restart.
import { setTimeout } from 'node:timers/promises'
import { aBrowser, type Browser } from '../src/testing/server/aBrowser.ts'
import { mulberry32 } from '../seed/random.ts'
import { aServer } from './aServer.ts'
import { campaign, type Findings } from '../../sdk-core/fuzz/campaign.ts'
import { engines } from './engines.ts'

const writes = 200

await campaign('killed', async (seed, isSlice) => {
  const random = mulberry32(seed)
  const all: Findings = { runs: 0, defects: [], notes: '' }
  const notes = []
  for (const engine of await engines()) {
    for (let round = 0; round < (isSlice ? 1 : 3); round++) {
      const server = await aServer(engine)
      const acknowledged = await writeUntilKilled(server, random)
      const again = await aServer(engine)
      const missing = await missingOf(again.url, acknowledged)
      await again.kill()
      all.runs += acknowledged.length
      notes.push(`${engine.name}: ${acknowledged.length} acknowledged, ${missing.length} missing`)
      all.defects.push(...missing.map((id) => `${engine.name} lost ${id}`))
    }
    await engine.stop()
  }
  return { ...all, notes: notes.join('; ') }
})

/** Each write is a row with an id that the answer names. */
async function writeUntilKilled(
  server: { url: string; kill(): Promise<void> },
  random: () => number,
): Promise<string[]> {
  const browsers = await Promise.all(Array.from({ length: 4 }, (_, i) => signedIn(server.url, i)))
  const acknowledged: string[] = []
  const killAfter = Math.floor(writes * (0.3 + 0.5 * random()))
  let count = 0
  let killed: Promise<void> | undefined
  const work = browsers.map(async (browser) => {
    while (count++ < writes) {
      const id = await write(browser, count).catch(() => undefined)
      if (id === undefined) return
      acknowledged.push(id)
      if (acknowledged.length >= killAfter) killed ??= server.kill()
    }
  })
  await Promise.all(work)
  await (killed ?? server.kill())
  await setTimeout(50)
  return acknowledged
}

async function signedIn(url: string, index: number): Promise<Browser> {
  const browser = aBrowser(url)
  await browser.signInTo(['issuer@capstan.test', 'issuer-admin@capstan.test'][index % 2] ?? '', 'issuer')
  return browser
}

async function write(browser: Browser, count: number): Promise<string | undefined> {
  const { data } = await browser.graphql(
    'mutation ($input: CreateAssetInput!) { createAsset(input: $input) { asset { id } } }',
    { variables: { input: { asset: { name: `Killed ${count} ${Math.random()}`, type: 'Equity' } } } },
  )
  return (data as { createAsset?: { asset: { id: string } } } | undefined)?.createAsset?.asset.id
}

async function missingOf(url: string, ids: string[]): Promise<string[]> {
  const browser = await signedIn(url, 0)
  const missing = []
  for (const id of ids) {
    const { data } = await browser.graphql('query ($id: UUID!) { assetById(id: $id) { id } }', {
      variables: { id },
    })
    if (!(data as { assetById?: object })?.assetById) missing.push(id)
  }
  return missing
}
