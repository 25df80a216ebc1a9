import type { DynamicField } from './readStepFields'

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
