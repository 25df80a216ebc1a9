import { readFileSync } from 'node:fs'
import { buildSchema, type GraphQLSchema, isInterfaceType, isObjectType, parse } from 'postgraphile/graphql'
import { describe, expect, it } from 'vitest'
import { sentDocuments } from '../../testing/sentDocuments.ts'
import { packageFile } from '../packageFiles.ts'
import { checkGrants } from './checkGrants.ts'
import { componentNames, manifest, ownComponents, usualComponents, usualOwnComponents } from './components.ts'
import { grantOf } from './grantOf.ts'

const schema = buildSchema(readFileSync(packageFile('schema.graphql'), 'utf8'))

describe('the manifest of grants', () => {
  it('has the components that vendors know, and excludes separate ones from the default', () => {
    const ofBoth = ['documents', 'holding', 'steps', 'uploads']
    const ofInvestors = [
      ...['accreditation', 'invest', 'offerWall', 'portfolio', 'qualificationAnswers', 'setup', 'wallet'],
    ]
    const ofTheDesk = [
      ...[
        'allocations',
        'assets',
        'audit',
        'bulkOperations',
        'capitalization',
        'contacts',
        'dashboard',
        'distributions',
        'distributors',
      ],
      ...['holdings', 'issuers', 'paperReviews', 'profiles', 'reports', 'rounds', 'securities', 'tokens'],
      ...['payments', 'questions', 'signingTemplates', 'transactions'],
    ]
    expect(usualComponents).toEqual([...ofInvestors, ...ofBoth].sort())
    expect(usualOwnComponents).toEqual([...ofTheDesk, ...ofBoth].sort())
    expect(ownComponents).toEqual([...ofTheDesk, ...ofBoth, 'capTable'].sort())
    expect(componentNames).toEqual([...ofInvestors, ...ofBoth, ...ofTheDesk, 'capTable', 'invitation'].sort())
  })

  it.each(componentNames)('lets every operation of %s pass, as the core sends it', async (name) => {
    const documents = await sentDocuments()
    const operations = (manifest.components[name] as unknown as { operations: string }).operations.split(' ')
    const sent = operations.flatMap((operation) => documents.get(operation) ?? [])

    // An invitation is written by hand: no block sends it. A component that only shows the cap table sends nothing itself.
    const isSent = name !== 'invitation' && operations[0] !== ''
    expect(sent.length).toBe(isSent ? operations.length : 0)
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

  it('gives no page personal data, except the account that it sets up, its own contacts, and the address of a statement', () => {
    const personal = ['Party', 'Address', 'Customer', 'Operation', 'UsersAccountsConnection']
    const ofAccounts = ['taxShort', 'formationDate']
    // The vendor's own contacts that an allocation invites, the registered address of an account it deals with, and the address
    // that the statement of a holding goes to.
    const own: Record<string, string[]> = {
      ...{ allocations: ['Customer'], contacts: ['Customer'], holding: ['Address'], profiles: ['Address'] },
    }
    expect(personal.filter((type) => !schema.getType(type))).toEqual([])
    for (const [name, { fields }] of Object.entries({ ...manifest.components, always: manifest.always })) {
      expect(
        Object.keys(fields).filter((type) => personal.includes(type)),
        name,
      ).toEqual(own[name] ?? [])
      const ownFields = fields.Account?.split(' ').filter((field) => ofAccounts.includes(field)) ?? []
      expect([name, ownFields.length]).toEqual([name, name === 'setup' ? 2 : 0])
    }
  })
})

function fieldOf(schema: GraphQLSchema, type: string, name: string) {
  const found = schema.getType(type)
  return isObjectType(found) || isInterfaceType(found) ? found.getFields()[name] : undefined
}
