import { readFileSync } from 'node:fs'
import { buildSchema, type GraphQLSchema, isInterfaceType, isObjectType, parse } from 'postgraphile/graphql'
import { describe, expect, it } from 'vitest'
import { sentDocuments } from '../../testing/sentDocuments.ts'
import { packageFile } from '../packageFiles.ts'
import { checkGrants } from './checkGrants.ts'
import { componentNames, manifest, usualComponents } from './components.ts'
import { grantOf } from './grantOf.ts'

const schema = buildSchema(readFileSync(packageFile('schema.graphql'), 'utf8'))

describe('the manifest of grants', () => {
  it('has the components that vendors know, and keeps what stands alone out of the usual ones', () => {
    expect(componentNames).toEqual([
      ...[
        'capTable',
        'documents',
        'invest',
        'invitation',
        'offerWall',
        'portfolio',
        'setup',
        'steps',
        'wallet',
      ],
    ])
    expect(usualComponents).toEqual(
      componentNames.filter((name) => !['capTable', 'invitation'].includes(name)),
    )
  })

  it.each(componentNames)('lets every operation of %s pass, as the core sends it', async (name) => {
    const documents = await sentDocuments()
    const operations = (manifest.components[name] as unknown as { operations: string }).operations.split(' ')
    const sent = operations.flatMap((operation) => documents.get(operation) ?? [])

    // An invitation is written by hand: no block sends it.
    expect(sent.length).toBe(name === 'invitation' ? 0 : operations.length)
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

function fieldOf(schema: GraphQLSchema, type: string, name: string) {
  const found = schema.getType(type)
  return isObjectType(found) || isInterfaceType(found) ? found.getFields()[name] : undefined
}
