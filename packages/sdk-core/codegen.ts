import type { CodegenConfig } from '@graphql-codegen/cli'
import { addTypenameSelectionDocumentTransform } from '@graphql-codegen/client-preset'
import { buildSchema } from 'graphql'
import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { recordFields } from './build/recordFields'
import { sendsDirective, withoutSends } from './build/sends'
import { shortDocuments } from './build/shortDocuments'

const sdl = process.env.CAPSTAN_SCHEMA ?? '../sandbox/schema.graphql'
const schema = buildSchema(readFileSync(new URL(sdl, import.meta.url), 'utf8'))

/** The folders that hold operations: what is generated stands beside its own `operations.graphql`. */
const folders = globSync('src/**/operations.graphql', { cwd: new URL('.', import.meta.url) }).map((file) =>
  path.posix.dirname(file),
)

const config: CodegenConfig = {
  hooks: { beforeOneFileWrite: shortDocuments },
  schema: [new URL(sdl, import.meta.url).pathname, sendsDirective],
  generates: Object.fromEntries(
    folders.map((folder) => [
      `${folder}/operations.generated.ts`,
      {
        documents: `${folder}/operations.graphql`,
        plugins: ['typescript-operations', 'typed-document-node'],
        documentTransforms: [recordFields(schema), withoutSends, addTypenameSelectionDocumentTransform],
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
