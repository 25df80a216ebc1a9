import { describe, expect, it } from 'vitest'
import { aPlatform } from '../../testing/aPlatform.ts'

describe('the platform', () => {
  const platform = aPlatform()

  it.each([
    [
      'what nests too deep',
      `{ me: getUsersData { user { ${'usersAccountsByUserId { nodes { userByUserId { '.repeat(4)} id ${'} } }'.repeat(4)} } } }`,
      'deep',
    ],
    [
      'lists in lists in lists',
      `{ allUsers(first: 1000) { nodes { usersAccountsByUserId(first: 1000) { nodes { accountByAccountId { id name } } } } } }`,
      'large',
    ],
    [
      'more than a hundred mutations, in fragments too',
      `mutation { ...all } fragment all on Mutation { ${Array.from({ length: 101 }, (_, n) => `m${n}: acceptTerms(input: {}) { clientMutationId }`).join(' ')} }`,
      'at most 100 mutations',
    ],
  ])('refuses %s', async (_name, query, word) => {
    const browser = platform.browser()
    await browser.signInTo('investor@capstan.test')
    const { status, errors } = await browser.graphql(query)
    expect([errors?.[0]?.extensions.code, errors?.[0]?.message]).toEqual([
      'invalid_input',
      expect.stringContaining(word),
    ])
    expect(status).toBeLessThan(500)
  })
})
