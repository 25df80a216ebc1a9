import { readFileSync } from 'node:fs'
import type { Seen } from './notes.ts'
import { everyTest } from './Plan.ts'
import type { Refusal } from './Refusal.ts'

/** A test that may notice. */
export interface Slot {
  file: string
  test: string
}

/** So many tests are asked, and so many that pass by without being meant. */
const [most, mostByHand] = [12, 16]

/** The files that ask for the rows of every table, or write them; and so many more are asked that name the policy's own. */
const isolation = {
  reading: [
    'embed/asInvited',
    'isolation/nobodysRows',
    'isolation/rows',
    'isolation/graphql',
    'db/isolation',
  ],
  writing: ['isolation/nobodysRows', 'isolation/rows', 'isolation/writes', 'db/isolation'],
}
const mostNaming = 4

/** The file that tries every write of every table. */
const everyWrite = 'isolation/writes'

/** Where every operation asks for its permission. */
const permission = 'require_operation: not_allowed · Operation not allowed'

/** Which tests may notice, those that pass by the fewest refusals first. */
export function slotsBy(seen: readonly Seen[], files: readonly string[]): (refusal: Refusal) => Slot[] {
  const byRefusal = Map.groupBy(seen, ({ refusal }) => refusal)
  const passed = Map.groupBy(seen, keyOf)
  const size = (slot: Slot) => passed.get(keyOf(slot))?.length ?? 0
  const inTests = (refusal: string) =>
    (byRefusal.get(refusal) ?? [])
      .filter(({ test }) => test !== '')
      .sort((one, other) => size(one) - size(other))

  return ({ id, tests }) => {
    const [, policyOf = ''] = /^policy: (\w+)/.exec(id) ?? []
    if (policyOf) {
      const parts = isolation[id.includes('.select_') ? 'reading' : 'writing']
      const isolating = parts.flatMap((part) => files.filter((file) => file.includes(part)))
      const named = files.filter((file) => names(file, policyOf) && !isolating.includes(file))
      return [...isolating, ...named.slice(0, mostNaming)].map((file) => ({ file, test: everyTest }))
    }
    const [, operation = ''] = /^operation: (\w+)/.exec(id) ?? []
    if (operation) {
      const refused = inTests(permission)
      const titled = refused.filter(({ test }) => says(test, operation))
      const every = refused.filter(({ file }) => file.includes(everyWrite))
      const named = refused.filter(({ file }) => names(file, operation))
      return [...new Set([...titled, ...every, ...(named.length > 0 ? named : refused)])].slice(0, most)
    }
    if (!tests) return inTests(id).slice(0, most)
    const isNear = ({ file }: Slot) => tests.some((part) => file.includes(part))
    const rank = (slot: Slot) => (isNear(slot) ? 1_000 : 0) + shared(id, slot.test)
    return inTests(id)
      .sort((one, other) => rank(other) - rank(one))
      .slice(0, mostByHand)
  }
}

const wordsOf = (text: string) => new Set(text.toLowerCase().match(/\p{L}{4,}/gu))

/** How many words the name of a check and that of a test have in common: the likeliest test comes first. */
const shared = (id: string, test: string) => [...wordsOf(id)].filter((word) => wordsOf(test).has(word)).length

export const keyOf = ({ file, test }: Slot) => `${file} ${test}`

/** Whether a test file, or what it has from the folder of what tests share, names it. */
function names(file: string, asked: string): boolean {
  const text = readFileSync(file, 'utf8')
  return says(text, asked) || sharedFiles(text).some((helper) => says(readFileSync(helper, 'utf8'), asked))
}

const sharedFiles = (text: string) =>
  Array.from(
    text.matchAll(/from '(?:\.\.\/)+testing\/(\w+\.ts)'/g),
    ([, name]) => `packages/sandbox/src/testing/${name}`,
  )

/** Whether a text says the name of an operation or a table, as SQL or GraphQL do. */
function says(text: string, asked: string): boolean {
  const name = asked.replaceAll(/_(.)/g, (_, letter: string) => letter.toUpperCase())
  const type = name.replace(/^./, (first) => first.toUpperCase())
  return new RegExp(`\\b${name}|${type}\\b|\\b${asked}\\b`).test(text)
}
