import '../src/platform/quietGraphile.ts'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { exportSchema } from 'graphile-export'
import { migrate } from '../src/platform/db/migrate.ts'
import { openDb } from '../src/platform/db/openDb.ts'
import { readBuiltSchema } from '../src/platform/graphql/builtSchema.ts'
import { schemaFile, schemaText } from '../src/platform/graphql/exportSchema.ts'
import { plans } from '../src/platform/graphql/plans/plans.ts'
import { buildSchema } from '../src/platform/graphql/schema/buildSchema.ts'
import { builtSchemaFile, schemaStamp } from '../src/platform/graphql/schemaSources.ts'

/** The module name of our own functions in the exported program, and the line that marks its result. */
const ours = 'capstan:plans'
const declared = 'export const schema = '

/** Makes the schema as a program that needs no database to be asked, unless the one there was made from the same files. */
export async function ensureBuiltSchema(): Promise<void> {
  if (!(await readBuiltSchema())) await writeBuiltSchema()
}

async function writeBuiltSchema(): Promise<void> {
  // A unique name, so that no process reads half a file, and this one does not reuse the module that it loaded before.
  const draft = new URL(`${builtSchemaFile.href}.${process.pid}.mjs`)
  await mkdir(new URL('.', draft), { recursive: true })
  try {
    await exportTo(draft)
    await writeFile(draft, program(await readFile(draft, 'utf8'), await schemaStamp()))
    await check(draft)
    await rename(draft, builtSchemaFile)
  } finally {
    await rm(draft, { force: true })
  }
}

async function exportTo(file: URL): Promise<void> {
  const db = await openDb()
  try {
    await migrate(db)
    const schema = await buildSchema(db)
    await exportSchema(schema, fileURLToPath(file), { mode: 'graphql-js', modules: { [ours]: plans } })
  } finally {
    await db.close()
  }
}

/** A function of our plans, because it cannot know where they lie: they may be sources, or what is built of them. */
function program(exported: string, stamp: string): string {
  const lines = exported.split('\n')
  const imports = lines.filter((line) => line.startsWith('import '))
  const given = imports.find((line) => line.includes(`"${ours}"`))?.replace(/^import (.*) from .*$/, '$1')
  const rest = lines.filter((line) => !line.startsWith('import ')).join('\n')
  if (!given || !rest.includes(declared)) throw new Error('The exported schema is not what it was.')
  return [
    ...imports.filter((line) => !line.includes(`"${ours}"`)).map(throughPostgraphile),
    stamp,
    `export function makeSchema(${given.replaceAll(' as ', ': ')}) {`,
    rest.replace(declared, 'return ').replaceAll(/^export const /gm, 'const '),
    '}\n',
  ].join('\n')
}

/** Its parts are PostGraphile's, which is all that we depend on. */
function throughPostgraphile(line: string): string {
  return line.replace(/ from "(@dataplan\/\w+|grafast|pg-sql2|graphql)"/, ' from "postgraphile/$1"')
}

/** It has to be the schema that is committed; the browser's tests ask it. */
async function check(file: URL): Promise<void> {
  const schema = await readBuiltSchema(file)
  if (schema && schemaText(schema) === (await readFile(schemaFile, 'utf8'))) return
  throw new Error(
    'The schema that was built is another one than schema.graphql; run pnpm generate if that is meant.',
  )
}
