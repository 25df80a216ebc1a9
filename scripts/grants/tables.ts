import { readFileSync } from 'node:fs'
import path from 'node:path'
import { capTableRules } from '../../packages/sdk-core/src/features/capTable/capTableRules.ts'
import { offeringRules } from '../../packages/sdk-core/src/features/invest/offeringRules.ts'
import { typenameOf } from '../../packages/sdk-core/src/live/typenameOf.ts'
import { root } from '../root.ts'

const generated = path.join(root, 'packages/sdk-core/src/client/PlatformTable.generated.ts')

/** The tables whose records can be followed, by what a record of theirs is shown as in answers. */
export function liveTables(): Map<string, string[]> {
  const names = [...readFileSync(generated, 'utf8').matchAll(/\| '(\w+)'/g)].map(([, name = '']) => name)
  const tables = new Map(names.map((name) => [typenameOf(name), [name]]))
  for (const { table, shownAs = [] } of [offeringRules, ...capTableRules])
    for (const type of shownAs) tables.set(type, [...(tables.get(type) ?? []), table])
  return tables
}
