import type { CodegenConfig } from '@graphql-codegen/cli'
import type { Types } from '@graphql-codegen/plugin-helpers'
import { addTypenameSelectionDocumentTransform } from '@graphql-codegen/client-preset'
import { buildSchema, isObjectType, Kind, TypeInfo, visit, visitWithTypeInfo } from 'graphql'
import type { FieldNode, SelectionSetNode } from 'graphql'
import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { sendsDirective, withoutSends } from './build/sends'
import { shortDocuments } from './build/shortDocuments'

const sdl = process.env.CAPSTAN_SCHEMA ?? '../sandbox/schema.graphql'
const schema = buildSchema(readFileSync(new URL(sdl, import.meta.url), 'utf8'))

/** Lookups keyed by their own word; they never change, so the entity index does not need them. */
const wordKeyed = new Set(['AssetType'])

/** The folders that hold operations: what is generated stands beside its own `operations.graphql`. */
const folders = globSync('src/**/operations.graphql').map((file) => path.posix.dirname(file))

const idField: FieldNode = { kind: Kind.FIELD, name: { kind: Kind.NAME, value: 'id' } }

/** Puts `id` into every selection on an entity, and fails where the entity has none. */
const addId: Types.DocumentTransformObject = {
  transform({ documents }) {
    const info = new TypeInfo(schema)
    const withId = visitWithTypeInfo(info, { SelectionSet: (node) => selectId(node, info) })
    return documents.map((file) => ({ ...file, document: file.document && visit(file.document, withId) }))
  },
}

function selectId(node: SelectionSetNode, info: TypeInfo): SelectionSetNode | undefined {
  const type = info.getParentType()
  const isEntity = isObjectType(type) && type.getInterfaces().some((each) => each.name === 'Node')
  // PostGraphile's Query is a Node too.
  if (!isEntity || type === schema.getQueryType() || wordKeyed.has(type.name)) return undefined
  if (!type.getFields().id) throw new Error(`${type.name} is an entity without an id`)

  const shown = node.selections.find(
    (each) => each.kind === Kind.FIELD && (each.alias ?? each.name).value === 'id',
  )
  if (shown?.kind === Kind.FIELD && shown.name.value !== 'id')
    throw new Error(`An alias hides the id of ${type.name}`)
  return shown ? undefined : { ...node, selections: [idField, ...node.selections] }
}

const config: CodegenConfig = {
  hooks: { beforeOneFileWrite: shortDocuments },
  schema: [new URL(sdl, import.meta.url).pathname, sendsDirective],
  generates: Object.fromEntries(
    folders.map((folder) => [
      `${folder}/operations.generated.ts`,
      {
        documents: `${folder}/operations.graphql`,
        plugins: ['typescript-operations', 'typed-document-node'],
        documentTransforms: [addId, withoutSends, addTypenameSelectionDocumentTransform],
        config: {
          documentMode: 'string',
          pureMagicComment: true,
          useTypeImports: true,
          enumsAsTypes: true,
          strictScalars: true,
          defaultScalarType: 'unknown',
          scalars: {
            BigFloat: 'string',
            BigInt: 'string',
            Cursor: 'string',
            Datetime: 'string',
            Date: 'string',
            JSON: 'unknown',
            UUID: 'string',
          },
        },
      },
    ]),
  ),
}

export default config
