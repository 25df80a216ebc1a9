import { readFileSync } from 'node:fs'
import { addTypenameSelectionDocumentTransform } from '@graphql-codegen/client-preset'
import type { Types } from '@graphql-codegen/plugin-helpers'
import { buildSchema, parse, print } from 'graphql'
import type { TypedDocument } from '../../src/client/TypedDocument.ts'
import type { ListShape } from './listShapes.ts'

const { listPlans } = await import('../../build/listPlans.ts')
const { recordFields } = await import('../../build/recordFields.ts')
const { shownRecords } = await import('../../build/shownRecords.ts')

const sdl = readFileSync(new URL('../../../sandbox/schema.graphql', import.meta.url), 'utf8')
const schema = buildSchema(sdl)

/** The document of a list as the build makes it: with ids, versions and types, the plans of its lists, and what it shows. */
export function documentOf({ text }: ListShape): TypedDocument<unknown, Record<string, unknown>> {
  const transforms = [recordFields(schema), addTypenameSelectionDocumentTransform]
  const files = transforms.reduce<Types.DocumentFile[]>(
    (documents, { transform }) =>
      transform({ documents, config: {}, schema: parse(sdl) }) as Types.DocumentFile[],
    [{ location: '', document: parse(text) }],
  )
  const [file] = files
  const sent = file?.document ? print(file.document) : text
  const lists = listPlans(schema, sent)
  const ofLists = new Set(lists.flatMap(({ tables }) => tables))
  const shown = shownRecords(schema, sent).filter(({ table }) => !ofLists.has(table))
  return { lists, shown, toString: () => sent } as TypedDocument<unknown, Record<string, unknown>>
}
