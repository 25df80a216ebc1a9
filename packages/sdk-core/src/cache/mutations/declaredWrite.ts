import { isEntity, isObject, type Entity } from '../entity'
import type { Write, WrittenRecord } from './Write'
import type { WriteEffects } from './WriteEffects'

/** Returns the effects of a mutation on the records of its answer, as its document declares them. */
export function declaredWrite(answer: Readonly<Record<string, unknown>>, effects: WriteEffects): Write {
  const removed: Entity[] = []
  const written: WrittenRecord[] = []
  for (const [path, effect] of Object.entries(effects)) {
    for (const record of recordsAt(answer, path.split('.'))) {
      if (effect === 'deleted') removed.push(record)
      else written.push({ record, effect })
    }
  }
  // After a deletion only the declared records that remain are searched, not the rest of the answer.
  return { searchIn: removed.length > 0 ? written.map(({ record }) => record) : answer, removed, written }
}

function recordsAt(value: unknown, [name, ...rest]: readonly string[]): Entity[] {
  if (Array.isArray(value))
    return value.flatMap((each) => recordsAt(each, name === undefined ? [] : [name, ...rest]))
  if (name === undefined) return isEntity(value) ? [value] : []
  return isObject(value) ? recordsAt(value[name], rest) : []
}
