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
      'two mutations at once',
      `mutation { a: acceptTerms(input: {}) { clientMutationId } b: acceptTerms(input: {}) { clientMutationId } }`,
      'one mutation',
    ],
    [
      'a mutation inside a fragment',
      `mutation { ... on Mutation { acceptTerms(input: {}) { clientMutationId } } }`,
      'one mutation',
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

  it('takes one mutation that asks for its own type', async () => {
    const browser = platform.browser()
    await browser.signInTo('investor@capstan.test')
    const query = 'mutation { __typename acceptTerms(input: {}) { clientMutationId } }'

    const { errors } = await browser.graphql(query)

    expect(errors?.[0]?.message).not.toContain('one mutation')
  })
})
