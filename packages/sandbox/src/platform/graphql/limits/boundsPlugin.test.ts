import '../../quietGraphile.ts'
import { constant, execute, lambda, makeGrafastSchema, type Step } from 'postgraphile/grafast'
import type { DocumentNode, ExecutionResult } from 'postgraphile/graphql'
import { grafserv } from 'postgraphile/grafserv/node'
import { describe, expect, it } from 'vitest'
import { AnswerBounds } from './AnswerBounds.ts'
import { boundsPlugin } from './boundsPlugin.ts'
import { answerLimits } from './limits.ts'
import { readDocument } from './readDocument.ts'

const row = { text: 'x'.repeat(100) }
const rowsOf = ($count: Step) =>
  lambda($count, (count) => Array.from({ length: Number(count) }, () => row), true)

const schema = makeGrafastSchema({
  typeDefs: `
    type Query { rows(count: Int!): [Row!]! row: Row! }
    type Row { text: String, row: Row!, rows(count: Int!): [Row!]! }
  `,
  objects: {
    Query: { plans: { rows: (_, args) => rowsOf(args.getRaw('count')), row: () => constant(row) } },
    Row: { plans: { row: () => constant(row), rows: (_, args) => rowsOf(args.getRaw('count')) } },
  },
})

const { resolvedPreset } = grafserv({ preset: { plugins: [boundsPlugin] }, schema })

async function ask(source: string, bounds = new AnswerBounds()): Promise<ExecutionResult> {
  const document = read(source)
  return (await execute({ schema, document, resolvedPreset, contextValue: { bounds } })) as ExecutionResult
}

function read(source: string): DocumentNode {
  const document = readDocument(source)
  if (typeof document === 'string') throw new Error(document)
  return document
}

const codesOf = ({ errors }: ExecutionResult) => errors?.map(({ extensions }) => extensions.code)
const fewValues = { ...answerLimits, values: 1_000 }
const aliases = (count: number, field = 'text') =>
  Array.from({ length: count }, (_, n) => `a${n}: ${field}`).join(' ')

describe('an answer', () => {
  it('returns the requested data within the limits', async () => {
    const { data, errors } = await ask('{ rows(count: 3) { text } }')

    expect(errors).toBeUndefined()
    expect(data).toEqual({ rows: [row, row, row] })
  })

  it.each([
    ['rows', '{ rows(count: 1001) { text } }'],
    ['rows times fields', `{ rows(count: 26) { ${aliases(40)} } }`],
    ['rows in rows', '{ rows(count: 40) { rows(count: 40) { text } } }'],
    ['rows in rows of rows', '{ rows(count: 11) { rows(count: 11) { rows(count: 11) { text } } } }'],
    ['one row, written for each that points to it', '{ rows(count: 300) { row { row { row { text } } } } }'],
    ['one list under many names', `{ ${aliases(26, 'rows(count: 40) { text }')} }`],
  ])('is refused for too many %s', async (_what, query) => {
    const answer = await ask(query, new AnswerBounds(fewValues))

    expect(answer.data).toBeUndefined()
    expect(codesOf(answer)).toEqual(['answer_too_large'])
  })

  it('is refused for too many characters, however few its values', async () => {
    const few = { ...answerLimits, characters: 10_000 }

    expect(codesOf(await ask(`{ row { ${aliases(80)} } }`, new AnswerBounds(few)))).toBeUndefined()
    expect(codesOf(await ask(`{ row { ${aliases(120)} } }`, new AnswerBounds(few)))).toEqual([
      'answer_too_large',
    ])
  })

  it('leaves the next of the same plan alone', async () => {
    const query = '{ rows(count: 900) { text } }'

    expect(codesOf(await ask(query, new AnswerBounds({ ...fewValues, values: 10 })))).toEqual([
      'answer_too_large',
    ])
    expect(codesOf(await ask(query, new AnswerBounds(fewValues)))).toBeUndefined()
  })

  it('is refused once the request took longer than it may', async () => {
    const bounds = new AnswerBounds({ ...answerLimits, time: 5 })

    expect(() => bounds.checkTime(performance.now() + 6)).toThrow('took too long')
    expect(codesOf(await ask('{ row { text } }', bounds))).toEqual(['took_too_long'])
  })
})

describe('plans', () => {
  it('are forgotten with their documents: forty times 39 aliases with other values leave room for others', async () => {
    const document = (n: number) => `{ ${aliases(39, `rows(count: ${n}) { ${aliases(5)} }`)} }`
    const first = read(document(0))
    await ask(document(0))
    expect(read(document(0))).toBe(first)

    for (let n = 1; n <= 40; n++) await ask(document(n))

    expect(read(document(40))).toBe(read(document(40)))
    expect(read(document(0))).not.toBe(first)
  })
})
