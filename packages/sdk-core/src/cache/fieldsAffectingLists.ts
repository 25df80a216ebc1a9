import { stringsAndComments } from './lists/readSelection'

/**
 * The fields that may decide which rows a list has and in which order: every word in the arguments of a query's text
 * and in its variables.
 *
 * It names too many rather than too few: a field it wrongly names costs a request, one it missed would leave a wrong
 * list on the screen.
 */
export function fieldsAffectingLists(queryKey: readonly unknown[]): ReadonlySet<string> {
  const [, , text, variables] = queryKey
  const given = typeof text === 'string' ? text.replace(stringsAndComments, '') : ''
  const args = [...given.matchAll(/\(([^()]*)\)/g)].map(([, inner]) => inner).join(' ')
  const words = `${args} ${JSON.stringify(variables ?? null)}`.match(/\w+/g) ?? []
  return new Set(words.flatMap((word) => (isOrder(word) ? [word, orderedField(word)] : [word])))
}

/** What filters go through to other records, by the words of a query: `account` where one says `accountByInvestorId`. */
export function relationsIn(words: ReadonlySet<string>): ReadonlySet<string> {
  const relations = [...words].flatMap((word) => /^(\w+?)By[A-Z]/.exec(word)?.[1] ?? [])
  return new Set(relations)
}

function isOrder(word: string): boolean {
  return /^[A-Z0-9_]+_(ASC|DESC)$/.test(word)
}

/** CREATED_ON_DESC orders by createdOn. */
function orderedField(word: string): string {
  const lower = word.replace(/_(ASC|DESC)$/, '').toLowerCase()
  return lower.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase())
}
