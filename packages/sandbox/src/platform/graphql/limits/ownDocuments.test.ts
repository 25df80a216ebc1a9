import { readFileSync } from 'node:fs'
import { buildSchema, parse, validate } from 'postgraphile/graphql'
import { describe, expect, it } from 'vitest'
import { sentDocuments } from '../../../testing/sentDocuments.ts'
import { packageFile } from '../../packageFiles.ts'
import { checkDocument } from './checkDocument.ts'
import { limitRule } from './limitRule.ts'
import { limits } from './limits.ts'
import { mutationsRule } from '../mutations/mutationsRule.ts'

describe('the documents of the core', async () => {
  const schema = buildSchema(readFileSync(packageFile('schema.graphql'), 'utf8'))
  const documents = [...(await sentDocuments())]

  it.each(documents)('is within every limit: %s', (_name, text) => {
    expect(checkDocument(text, {})).toBeUndefined()
    expect(validate(schema, parse(text), [limitRule(limits), mutationsRule])).toEqual([])
  })

  it('would be distinguished from other documents', () => {
    const tooMuch = { ...limits, maxCost: 20_000 }
    const problems = documents.flatMap(([, text]) => validate(schema, parse(text), [limitRule(tooMuch)]))
    expect(documents.length).toBeGreaterThan(15)
    expect(problems.length).toBeGreaterThan(0)
  })
})
