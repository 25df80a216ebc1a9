// Asks for every field and every path of every argument of the schema with each grant: what the manifest does not name is
// refused, and what it permits reveals no secret that it does not name.
import '../src/platform/quietGraphile.ts'
import { readFileSync } from 'node:fs'
import { buildSchema } from 'postgraphile/graphql'
import { mulberry32 } from '../seed/random.ts'
import { componentNames, usualComponents } from '../src/platform/embed/components.ts'
import { packageFile } from '../src/platform/packageFiles.ts'
import { startPlatform } from '../src/platform/startPlatform.ts'
import { campaign, type Findings } from '../../sdk-core/fuzz/campaign.ts'
import { engines } from './engines.ts'
import type { ArgumentPath } from './grants/argumentPaths.ts'
import { keepSecrets, type Trial } from './grants/keepSecrets.ts'
import { secrets } from './grants/secrets.ts'
import { type Tried, walk } from './grants/walk.ts'

const secretPath = /dateOfBirth|taxShort|formationDate|lineOne|\bemail\b|firstName/

await campaign('grants', async (seed, isSlice) => {
  // Millions of refusals are thrown, and their stacks are not used.
  Error.stackTraceLimit = 0
  const random = mulberry32(seed)
  const schema = buildSchema(readFileSync(packageFile('schema.graphql'), 'utf8'))
  const grants = [...componentNames.map((name) => [name]), usualComponents]
  const samples = grants.map((): Tried[] => [])
  // A filter through a relation to the operator on a column is four members deep.
  const depth = isSlice ? 3 : 4
  const { fields, paths, tried, accepted, defects } = walk(schema, grants, {
    depth,
    choose({ path, depth: down }: ArgumentPath) {
      if (isSlice && down > 1 && random() > 0.02) return 'no'
      const share = isSlice ? 0.01 : down < 2 ? 1 : secretPath.test(path) ? 0.1 : 0.01
      return random() < share ? 'every form' : 'variable'
    },
    onTried(one, grant) {
      if (random() < shareOf(one, isSlice)) samples[grant]?.push(one)
    },
  })
  const all: Findings = { runs: tried, defects }

  const most = isSlice ? { sample: 20, values: 1 } : { sample: 300, values: 30 }
  const trials = grants.map((components, i): Trial => ({
    components,
    sample: some(samples[i] ?? [], most.sample),
  }))
  let asked = 0
  for (const engine of await engines(isSlice ? 'PGlite' : undefined)) {
    const platform = await startPlatform({ ...engine.options, port: 0, logLevel: 'silent' })
    const kept = await keepSecrets(platform, trials, { schema, random, values: most.values })
    asked += kept.asked
    all.defects.push(...kept.defects.map((defect) => `${engine.name}: ${defect}`))
    await platform.close()
    await engine.stop()
  }
  const walked = `${grants.length} grants × (${fields} fields + ${paths} argument paths, ${depth} members deep)`
  const passed = `${accepted} requests let pass; ${asked} over HTTP, where ${secrets.length} secrets change`
  return { ...all, runs: tried + asked, notes: `${walked}: ${passed}; ${all.defects.length} leaks` }
})

/** How many of the requests are sent over HTTP: few that are refused, more that lead to a secret, many that pass. */
function shareOf({ path, isNamed }: Tried, isSlice: boolean): number {
  if (isNamed) return 0.3
  return (secretPath.test(path) ? 0.005 : 0.0002) * (isSlice ? 20 : 1)
}

/** As many of a list, from all of it. */
function some<Item>(items: readonly Item[], most: number): Item[] {
  const step = Math.max(1, items.length / most)
  return items.filter((_, i) => Math.floor(i / step) > Math.floor((i - 1) / step))
}
