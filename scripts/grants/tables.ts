import { readFileSync } from 'node:fs'
import path from 'node:path'
import { typenameOf } from '../../packages/sdk-core/src/live/typenames.ts'
import { root } from '../root.ts'

const generated = path.join(root, 'packages/sdk-core/src/client/records/PlatformTable.generated.ts')

/** Returns the tables that can be subscribed to, by the type of their records. */
export function liveTables(): Map<string, string> {
  const names = [...readFileSync(generated, 'utf8').matchAll(/\| '(\w+)'/g)].map(([, name = '']) => name)
  return new Map(names.map((name) => [typenameOf(name), name]))
}
