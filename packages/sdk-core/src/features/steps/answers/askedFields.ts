import { listAt, textAt } from '../../../json/readJson'
import type { DynamicField } from './readStepFields'

/** An earlier field whose answer decides if another field is asked. */
export interface AskedWhen {
  /** Its name in the form. */
  name: string
  /** The answers after which the other is asked. */
  is: readonly string[]
}

/** Reads the dependency of a field. One that names no field before it, or no answers, depends on nothing. */
export function readAskedWhen(condition: unknown, before: readonly DynamicField[]): AskedWhen | undefined {
  const deciding = before.find(({ key }) => key === textAt(condition, 'key'))
  const is = listAt(condition, 'is').map(String)
  return deciding && is.length > 0 ? { name: deciding.name, is } : undefined
}

/** The fields that are asked after these answers, by the names of the fields. A field that is not asked does not affect others. */
export function askedFields(
  fields: readonly DynamicField[],
  values: Readonly<Record<string, unknown>>,
): DynamicField[] {
  const unasked = new Set<string>()
  return fields.filter(({ name, askedWhen }) => {
    const isAsked =
      !askedWhen || (!unasked.has(askedWhen.name) && isGiven(values[askedWhen.name], askedWhen.is))
    if (!isAsked) unasked.add(name)
    return isAsked
  })
}

function isGiven(answer: unknown, choices: readonly string[]): boolean {
  return [answer].flat().some((given) => choices.includes(words.get(given) ?? String(given)))
}

const words = new Map<unknown, string>([
  [true, 'yes'],
  [false, 'no'],
])
