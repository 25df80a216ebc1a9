import { readdirSync, readFileSync } from 'node:fs'
import { buildSchema, type GraphQLSchema, isInterfaceType, isObjectType, parse } from 'postgraphile/graphql'
import { describe, expect, it } from 'vitest'
import { packageFile } from '../packageFiles.ts'
import { checkGrants } from './checkGrants.ts'
import { componentNames, manifest, usualComponents } from './components.ts'
import { grantOf } from './grantOf.ts'

const schema = buildSchema(readFileSync(packageFile('schema.graphql'), 'utf8'))
const core = new URL('../../../../sdk-core/src/', import.meta.url)

describe('the manifest of grants', () => {
  it('has the components that vendors know, and keeps what stands alone out of the usual ones', () => {
    expect(componentNames).toEqual(['documents', 'invest', 'invitation', 'portfolio', 'setup', 'steps'])
    expect(usualComponents).toEqual(componentNames.filter((name) => name !== 'invitation'))
  })

  it.each(componentNames)('lets every operation of %s pass, as the core sends it', async (name) => {
    const documents = await sentDocuments()
    const operations = (manifest.components[name] as unknown as { operations: string }).operations.split(' ')
    const sent = operations.flatMap((operation) => documents.get(operation) ?? [])

    // What is written by hand is sent by nobody yet.
    expect(sent.length).toBe(['documents', 'invitation'].includes(name) ? 0 : operations.length)
    for (const text of sent)
      expect(() =>
        checkGrants(schema, { document: parse(text), variables: {} }, grantOf([name])),
      ).not.toThrow()
  })

  it('names fields that there are', () => {
    for (const entry of [manifest.always, ...Object.values(manifest.components)])
      for (const [type, names] of Object.entries(entry.fields))
        for (const name of names.split(' '))
          expect(fieldOf(schema, type, name), `${type}.${name}`).toBeDefined()
  })

  it('gives nobody what says who a person is, but the account that a page sets up', () => {
    const personal = ['Party', 'Address', 'Customer', 'Operation', 'UsersAccountsConnection']
    const ofAccounts = ['taxShort', 'formationDate']
    expect(personal.filter((type) => !schema.getType(type))).toEqual([])
    for (const [name, { fields }] of Object.entries({ ...manifest.components, always: manifest.always })) {
      expect(
        Object.keys(fields).filter((type) => personal.includes(type)),
        name,
      ).toEqual([])
      const told = fields.Account?.split(' ').filter((field) => ofAccounts.includes(field)) ?? []
      expect([name, told.length]).toEqual([name, name === 'setup' ? 2 : 0])
    }
  })
})

/** The documents that the core sends, by the name of their operation. */
async function sentDocuments(): Promise<Map<string, string>> {
  const files = readdirSync(core, { recursive: true, encoding: 'utf8' })
  const modules = files
    .filter((file) => file.endsWith('operations.generated.ts'))
    .map(async (file) => (await import(new URL(file, core).href)) as Record<string, string>)
  const documents = (await Promise.all(modules)).flatMap((one) => Object.entries(one))
  return new Map(documents.map(([name, text]) => [name.replace(/Document$/, ''), text]))
}

function fieldOf(schema: GraphQLSchema, type: string, name: string) {
  const found = schema.getType(type)
  return isObjectType(found) || isInterfaceType(found) ? found.getFields()[name] : undefined
}
