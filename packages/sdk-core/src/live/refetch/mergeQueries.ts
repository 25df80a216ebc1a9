import { maxRows } from '../../cache/lists/pageRows'

/** A query that the build or the cache wrote, with its variables. */
export interface AskedQuery {
  text: string
  variables: Readonly<Record<string, unknown>>
}

/** Several queries as one. */
export interface MergedQuery extends AskedQuery {
  /** The answer of each of the queries. */
  answersIn: (answer: Readonly<Record<string, unknown>>) => Record<string, unknown>[]
}

/**
 * Merges several queries into one: variables and names at the top get the number of their query. `undefined` where the queries
 * cannot be distinguished so simply: two fragments with one name, or a fragment with variables.
 *
 * The texts are as the build writes them: without spaces that are not needed, and with an alias for every field at the top.
 */
export function mergeQueries(queries: readonly AskedQuery[]): MergedQuery | undefined {
  const fragments = new Map<string, string>()
  let [definitions, selections] = ['', '']
  const variables: Record<string, unknown> = {}
  for (const [at, query] of queries.entries()) {
    const { text: written, variables: given } = withRowLimit(query)
    const [operation = '', ...own] = written.split(/(?=\bfragment \w+ on )/)
    const [, defined, selected] = /^query \w*\((.*?)\)\{(.*)\}$/s.exec(operation) ?? []
    if (defined === undefined || selected === undefined) return undefined
    definitions += numbered(defined, at)
    selections += withNumberedFields(numbered(selected, at), at)
    for (const [name, value] of Object.entries(given)) variables[`${name}_${at}`] = value
    for (const text of own) {
      const [name = ''] = /^fragment \w+/.exec(text) ?? []
      if (text.includes('$') || (fragments.get(name) ?? text) !== text) return undefined
      fragments.set(name, text)
    }
  }
  const text = `query Rows(${definitions}){${selections}}${[...fragments.values()].join('')}`
  return { text, variables, answersIn: (answer) => queries.map((_, at) => fieldsOf(answer, at)) }
}

/**
 * The query with the number of its rows in its text: the platform counts a list whose length is a variable as a thousand
 * rows, however few are requested. The number is a power of two, so that few texts are planned.
 */
export function withRowLimit({ text, variables: { rows, ...variables } }: AskedQuery): AskedQuery {
  const limit = Math.min(maxRows, 2 ** Math.ceil(Math.log2(Math.max(1, Number(rows)))))
  return { text: text.replace(/\$rows:Int!/, '').replaceAll('$rows', String(limit)), variables }
}

function numbered(text: string, at: number): string {
  return text.replace(/\$\w+/g, (name) => `${name}_${at}`)
}

/** Fields at the top have a name of their own in all queries that are merged. */
function withNumberedFields(selection: string, at: number): string {
  let depth = 0
  return selection.replace(/"(?:\\.|[^"\\])*"|[({[]|[)}\]]|\b\w+(?=:)/g, (token) => {
    if ('({['.includes(token)) depth += 1
    else if (')}]'.includes(token)) depth -= 1
    else if (depth === 0 && !token.startsWith('"')) return `${token}_${at}`
    return token
  })
}

function fieldsOf(answer: Readonly<Record<string, unknown>>, at: number): Record<string, unknown> {
  const end = `_${at}`
  const own = Object.entries(answer).filter(([name]) => name.endsWith(end))
  return Object.fromEntries(own.map(([name, value]) => [name.slice(0, -end.length), value]))
}
