import {
  buildSchema,
  isObjectType,
  parse,
  TypeInfo,
  visit,
  visitWithTypeInfo,
  type DocumentNode,
} from 'graphql'
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import config from '../../../codegen'
import { operations } from '../../testing/operations.generated'

const schema = buildSchema(
  readFileSync(new URL('../../../../sandbox/schema.graphql', import.meta.url), 'utf8'),
)

interface Output {
  documentTransforms: [{ transform(parts: { documents: { document: DocumentNode }[] }): unknown }]
}

/** Returns a document as the build transforms it. */
function transformed(text: string): string {
  const outputs = config.generates as unknown as Record<string, Output> // as it stands in codegen.ts
  const output = outputs['src/features/steps/operations.generated.ts']
  return JSON.stringify(output?.documentTransforms[0].transform({ documents: [{ document: parse(text) }] }))
}

describe('the selections of our own operations', () => {
  it.each(Object.entries(operations))(
    '%s names the type, the id and the version of every record',
    (_, document) => {
      const info = new TypeInfo(schema)
      const missing: string[] = []
      visit(
        parse(document.toString()),
        visitWithTypeInfo(info, {
          SelectionSet({ selections }) {
            const type = info.getParentType()
            const names = selections.flatMap((each) => ('name' in each ? each.name.value : []))
            const isCopyOf = isObjectType(type) && !!type.getFields().id && type !== schema.getQueryType()
            // The selection of a fragment is in the fragment.
            if (!isCopyOf || selections.every(({ kind }) => kind === 'FragmentSpread')) return
            const known = ['__typename', 'id', ...('version' in type.getFields() ? ['version'] : [])]
            for (const name of known) if (!names.includes(name)) missing.push(`${type}.${name}`)
          },
        }),
      )

      expect(missing).toEqual([])
    },
  )

  it.each(['id', 'version'])('are given the %s that they lack', (name) => {
    expect(transformed('{ allSteps { nodes { order } } }')).toContain(`"value":"${name}"`)
  })

  it('fail the build where an alias hides the id', () => {
    expect(() => transformed('{ allSteps { nodes { id: order } } }')).toThrow('An alias hides the id of Step')
  })

  it('ask for no schema: who builds has it in a file', () => {
    // proves CACHE-010
    for (const document of Object.values(operations))
      expect(document.toString()).not.toMatch(/__schema|__type\b/)
  })
})
