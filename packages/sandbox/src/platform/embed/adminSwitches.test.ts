import { readFileSync } from 'node:fs'
import { buildSchema, parse } from 'postgraphile/graphql'
import { describe, expect, it } from 'vitest'
import { accountIds } from '../../../seed/ids.ts'
import { aPlatform } from '../../testing/server/aPlatform.ts'
import { askForToken } from '../../testing/anEmbedToken.ts'
import { packageFile } from '../packageFiles.ts'
import { adminActions, adminComponents } from './adminSwitches.ts'
import { checkGrants } from './checkGrants.ts'
import { grantOf } from './grantOf.ts'

const schema = buildSchema(readFileSync(packageFile('schema.graphql'), 'utf8'))
const id = '00000000-0000-4000-8000-000000000000'

/** A write of each action, with the input of its mutation. */
const writes = [
  ['delete', 'updateMappedSigningTemplateById', { id, patch: { deleted: true, version: '1' } }],
  ['lock', 'updateMappedSigningTemplateById', { id, patch: { locked: true, version: '1' } }],
  ['lock', 'updateOnboardingQuestionSetById', { id, patch: { locked: true, version: '1' } }],
  ['sync', 'docusignSyncTemplateList', { id }],
  ['sync', 'northCapitalSync', { id }],
  ['test', 'testMappedSigningTemplate', { mappedSigningTemplateId: id, email: 'a@example.com' }],
  ['edit', 'updateMappedSigningTemplateById', { id, patch: { active: true, version: '1' } }],
  ['edit', 'updateOnboardingQuestionSetById', { id, patch: { name: 'Funds', version: '1' } }],
  ['edit', 'createMappedSigningTemplate', { mappedSigningTemplate: { signingTemplateId: id, name: 'Copy' } }],
  ['edit', 'updateSigningRoleById', { id, patch: { mapTo: 'investor', version: '1' } }],
  ['edit', 'updateSigningFieldById', { id, patch: { mapTo: 1, version: '1' } }],
  ['edit', 'deleteMappedSigningTemplateQuestionSetById', { id }],
  ['edit', 'createOnboardingQuestion', { onboardingQuestion: { name: 'Bank' } }],
  ['edit', 'deleteOnboardingQuestionJoinById', { id }],
] as const

const inputOf = (mutation: string) => `${mutation.charAt(0).toUpperCase()}${mutation.slice(1)}Input`

/** The writes that a session with these switches off is refused, in the order of the list. */
function refusedWrites(switchedOff: readonly string[]) {
  return writes.filter(([, mutation, input]) => {
    const document = parse(
      `mutation ($input: ${inputOf(mutation)}!) { ${mutation}(input: $input) { __typename } }`,
    )
    try {
      checkGrants(schema, { document, variables: { input } }, grantOf(adminComponents, switchedOff))
      return false
    } catch {
      return true
    }
  })
}

describe('the switches of the administration', () => {
  it('are all on unless the host says otherwise', () => {
    expect(refusedWrites([])).toEqual([])
  })

  it.each(adminActions)('refuse the writes of %s alone', (action) => {
    expect(refusedWrites([action])).toEqual(writes.filter(([of]) => of === action))
  })

  it('refuse every write when all are off, and read as before', () => {
    expect(refusedWrites(adminActions)).toEqual([...writes])
    const grant = grantOf(adminComponents, adminActions)
    expect(grant.asked).toContain('Query.allSigningTemplates')
    expect(grant.tables).toContain('mapped_signing_templates')
  })

  it('refuse a switched-off value that is written in the document, and one beside an allowed value', () => {
    const grant = grantOf(['signingTemplates'], ['delete'])
    for (const patch of ['{ deleted: true }', '{ active: true, deleted: true }']) {
      const text = `mutation { updateMappedSigningTemplateById(input: { id: "${id}", patch: ${patch} }) { __typename } }`
      expect(() => checkGrants(schema, { document: parse(text), variables: {} }, grant)).toThrow(
        /patch.deleted/,
      )
    }
  })

  it('leave the steps of a mapping process unwritten without edit', () => {
    const { asked, posts } = grantOf(['payments', 'steps'], ['edit'])
    expect(
      [...asked].filter((word) => word.startsWith('Mutation.') && !word.startsWith('Mutation.acceptTerms')),
    ).toEqual(expect.not.arrayContaining([expect.stringMatching(/[sS]tep/)]))
    expect([...posts].filter((path) => !path.startsWith('/api/v2/second-factor/'))).toEqual([])
  })
})

describe('a token with switches', () => {
  const platform = aPlatform()
  const page = 'https://invest.larkspur.example'
  const request = { account: accountIds.larkspur, origins: [page], components: ['signingTemplates'] }

  it('is held to them by the platform, also after it was refreshed', async () => {
    const { token } = await askForToken(platform.url, { ...request, switches: { sync: false, lock: true } })
    const ask = async (bearer: string, path: string, json: object) =>
      (await platform
        .browser()
        .ask(path, { json, headers: { authorization: `Bearer ${bearer}`, origin: page } })
        .then((answer) => answer.json())) as { token: string; errors?: { extensions: { code: string } }[] }
    const query = `mutation { docusignSyncTemplateList(input: { id: "${id}" }) { signingAccount { id } } }`
    const codeOf = async (bearer: string) =>
      (await ask(bearer, '/api/v2/graphql', { query })).errors?.[0]?.extensions.code

    expect(await codeOf(token)).toBe('not_granted')
    const renewed = await ask(token, '/api/v2/embed/sessions/refresh', {})
    expect(await codeOf(renewed.token)).toBe('not_granted')
    const unbound = await askForToken(platform.url, request)
    expect(await codeOf(unbound.token)).toBe('not_found')
  })

  it.each([
    ['another action', { switches: { rename: false } }],
    ['a text', { switches: 'lock' }],
    ['a value that is neither true nor false', { switches: { lock: 'no' } }],
    ['a token of other components', { components: ['rounds'], switches: { lock: false } }],
  ])('is not made for %s', async (_what, changes) => {
    const { status, errors } = await askForToken(platform.url, { ...request, ...changes })
    expect([status, errors?.[0]?.extensions.code]).toEqual([400, 'invalid_input'])
  })
})
