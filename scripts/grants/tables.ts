import { readFileSync } from 'node:fs'
import path from 'node:path'
import { typenameOf } from '../../packages/sdk-core/src/live/typenameOf.ts'
import { root } from '../root.ts'

const generated = path.join(root, 'packages/sdk-core/src/client/PlatformTable.generated.ts')

/** The tables whose records can be followed, by what a record is called in answers. */
export function liveTables(): Map<string, string> {
  const names = [...readFileSync(generated, 'utf8').matchAll(/\| '(\w+)'/g)].map(([, name = '']) => name)
  const tables = new Map(names.map((name) => [typenameOf(name), name]))
  // An offering is an allocation as an investor sees it.
  return tables.set('InvestorOfferingDetail', 'allocations')
}
