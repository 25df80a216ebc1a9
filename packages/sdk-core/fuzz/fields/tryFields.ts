import type { FieldInput, FieldKind, FieldValue } from '../../src/fields/kinds/FieldKind'
import { fieldKind, fieldKindNames } from '../../src/fields/kinds/kinds'
import { aRandom, type Random } from '../aRandom'
import { expectedOf, unsafeLink } from './expected'
import { aHostileText } from './hostileTexts'
import { isTooSlow, slowestOf } from './slowestOf'

export interface FieldsFound {
  calls: number
  defects: string[]
  /** How many texts each kind took. */
  taken: ReadonlyMap<string, number>
  /** The slowest call, in milliseconds. */
  slowest: number
}

/** F1, F9: so many hostile texts through each kind of field. None throws, none is taken that must not be, none takes 5 ms. */
export function tryFields({ texts, seed }: { texts: number; seed: number }): FieldsFound {
  const random = aRandom(seed)
  const taken = new Map<string, number>()
  const found = { calls: 0, defects: [] as string[], taken, slowest: 0 }
  for (let at = 0; at < texts && found.defects.length < 20; at++) {
    const text = aHostileText(random)
    for (const name of fieldKindNames) {
      const kind = fieldKind(name)
      const input = inputOf(random, name, text)
      const { defect, value, milliseconds } = tryOne(kind, input, text)
      found.calls++
      found.slowest = Math.max(found.slowest, milliseconds)
      if (value !== undefined) taken.set(name, (taken.get(name) ?? 0) + 1)
      if (defect) found.defects.push(`${name} of ${shown(input)}: ${defect}`)
    }
  }
  return found
}

/** Some kinds hold more than text. */
function inputOf(random: Random, kind: string, text: string): FieldInput {
  if (kind !== 'multiselect' && kind !== 'checkbox') return text
  const form = random.upTo(10)
  if (form === 0) return random.pick([null, undefined, true, false])
  return form < 8 ? Array.from({ length: random.upTo(4) }, () => random.pick([text, 'a', ''])) : text
}

interface Tried {
  defect?: string
  value?: FieldValue
  milliseconds: number
}

function tryOne(kind: FieldKind, input: FieldInput, text: string): Tried {
  try {
    const parsed = kind.parse(input)
    const value = parsed.ok ? parsed.value : undefined
    const calls = [
      () => kind.parse(input),
      () => kind.type(text),
      () => kind.display(value ?? text),
      () => kind.warn?.(value ?? text),
      () => value !== undefined && kind.send(value, { decimals: 2 }),
    ]
    const milliseconds = slowestOf(calls, 5)
    const defect = value === undefined ? wronglyRefused(kind, input) : wronglyTaken(kind, input, value)
    return {
      defect: defect ?? (isTooSlow(milliseconds, 5) ? `${milliseconds} ms` : undefined),
      value,
      milliseconds,
    }
  } catch (error) {
    return { defect: `threw ${String(error)}`, milliseconds: 0 }
  }
}

function wronglyTaken(kind: FieldKind, input: FieldInput, value: FieldValue): string | undefined {
  const again = value === '' || JSON.stringify(kind.parse(value)) === JSON.stringify({ ok: true, value })
  if (!again) return `${shown(value)} is not read as itself`
  if (typeof input !== 'string') return Array.isArray(value) || value === true ? itemsDefect(value) : 'taken'
  if (kind.name === 'link') return unsafeLink(input, String(value))
  const expected = expectedOf(kind.name, input)
  const isSame = typeof expected === 'object' && expected.value === value
  return isSame ? undefined : `taken as ${shown(value)} and not ${shown(expected)}`
}

function wronglyRefused(kind: FieldKind, input: FieldInput): string | undefined {
  if (typeof input !== 'string') return undefined
  const parsed = kind.parse(input)
  const expected = expectedOf(kind.name, input)
  if (kind.name === 'link') return isPlainLink(input) ? 'a plain link refused' : undefined
  return parsed.ok || parsed.error === expected
    ? undefined
    : `refused as ${parsed.error} and not ${shown(expected)}`
}

function itemsDefect(value: readonly string[] | true): string | undefined {
  const items = value === true ? [] : value
  const isBad = items.some((item) => item.length > 10_000 || /[\0\ud800-\udfff]/.test(withoutPairs(item)))
  return isBad ? 'an item that cannot be stored' : undefined
}

const withoutPairs = (text: string) => text.replace(/[\ud800-\udbff][\udc00-\udfff]/g, '')
const isPlainLink = (text: string) =>
  /^(?:https?:\/\/)?[a-z]{1,20}\.[a-z]{2,6}(?:\/[a-z0-9]{0,20})?$/.test(text)
const shown = (value: unknown) => (JSON.stringify(value) ?? 'nothing').slice(0, 120)
