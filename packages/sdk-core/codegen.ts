import type { CodegenConfig } from '@graphql-codegen/cli'
import { addTypenameSelectionDocumentTransform } from '@graphql-codegen/client-preset'
import { buildSchema, parse } from 'graphql'
import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { askedInputs } from './build/askedInputs'
import { effectDirectives, readEffects } from './build/effects'
import { listPlans } from './build/listPlans'
import { recordFields } from './build/recordFields'
import { sendsDirective, withoutDirectives } from './build/sends'
import { shortDocuments } from './build/shortDocuments'
import { shownRecords } from './build/shownRecords'

const sdl = process.env.CAPSTAN_SCHEMA ?? '../sandbox/schema.graphql'
const schema = buildSchema(readFileSync(new URL(sdl, import.meta.url), 'utf8'))

/** The folders that hold operations: what is generated stands beside its own `operations.graphql`. */
const folders = globSync('src/**/operations.graphql', { cwd: new URL('.', import.meta.url) }).map((file) =>
  path.posix.dirname(file),
)

const documents = folders.map((folder) =>
  parse(readFileSync(new URL(`${folder}/operations.graphql`, import.meta.url), 'utf8')),
)

const effects = readEffects(schema, documents)

const listsOf = (text: string) => listPlans(schema, text)
const shownBy = (text: string) => shownRecords(schema, text)

/** What operations send in input objects and orders, once for all features. */
const inputs = 'src/client/inputs.generated.ts'

const types = {
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
}

const operationsOf = (folder: string) => ({
  documents: `${folder}/operations.graphql`,
  plugins: ['typescript-operations', 'typed-document-node'],
  documentTransforms: [recordFields(schema), withoutDirectives, addTypenameSelectionDocumentTransform],
  config: {
    ...types,
    documentMode: 'string',
    pureMagicComment: true,
    useTypeImports: true,
    importSchemaTypesFrom: `./${inputs}`,
  },
})

const config: CodegenConfig = {
  hooks: {
    beforeOneFileWrite: (file, code) =>
      file.endsWith(inputs) ? code : shortDocuments(file, code, { effects, listsOf, shownBy }),
  },
  schema: [askedInputs(schema, documents), sendsDirective, effectDirectives],
  generates: {
    [inputs]: {
      documents: 'src/**/operations.graphql',
      plugins: ['typescript-operations'],
      documentTransforms: [withoutDirectives],
      config: { ...types, generateOperationTypes: false },
    },
    ...Object.fromEntries(
      folders.map((folder) => [`${folder}/operations.generated.ts`, operationsOf(folder)]),
    ),
  },
}

export default config
