import { stringsAndComments } from '../lists/stringsAndComments'

/**
 * Every word in the arguments of a query's text and in its variables. Among them are the fields that may affect which
 * rows its lists have, and their order.
 *
 * It contains too many words rather than too few: one too many costs a request, one too few would show a wrong list.
 */
export function argumentWords(queryKey: readonly unknown[]): ReadonlySet<string> {
  const [, , text, variables] = queryKey
  const queryText = typeof text === 'string' ? text.replace(stringsAndComments, '') : ''
  const args = [...queryText.matchAll(/\(([^()]*)\)/g)].map(([, inner]) => inner).join(' ')
  const words = `${args} ${JSON.stringify(variables ?? null)}`.match(/\w+/g) ?? []
  return new Set(words.flatMap((word) => (isOrder(word) ? [word, orderedField(word)] : [word])))
}

/** The relations that filters use, from the words of a query: `account` for `accountByInvestorId`. */
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
