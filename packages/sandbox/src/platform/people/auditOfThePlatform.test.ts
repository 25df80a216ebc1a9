import { expect, it } from 'vitest'
import { aPlatformOnEveryEngine } from '../../testing/server/aPlatform.ts'

interface Operation {
  id: string
  person: string | null
  account: string | null
  operation: string
  outcome: string
  changes: number
}

aPlatformOnEveryEngine('the audit of the platform', (platform) => {
  async function signedIn(email: string) {
    const browser = platform.browser()
    const account = await browser.signInTo(email)
    return { browser, account }
  }
  const find = async (email: string, search: string, outcome: string | null = null) => {
    const { browser } = await signedIn(email)
    const query = `query ($search: String, $outcome: String) { auditedOperations(search: $search, outcome: $outcome) {
      nodes { id person account operation outcome changes } } }`
    const { data } = await browser.graphql(query, { variables: { search, outcome } })
    return (data as unknown as { auditedOperations: { nodes: Operation[] } }).auditedOperations.nodes
  }

  it('is found by person, operation and changed record, and has the changes of each operation', async () => {
    const { browser, account } = await signedIn('issuer@capstan.test')
    const made = await browser.graphql(
      `mutation { makeCustomer(input: { name: "Audited Contact", email: "audited.contact@example.com" }) { customer { id } } }`,
    )
    expect(made.errors).toBeUndefined()
    const { id } = (made.data as unknown as { makeCustomer: { customer: { id: string } } }).makeCustomer
      .customer

    const [found, ...others] = await find('admin@capstan.test', id)
    expect(others).toEqual([])
    expect(found).toMatchObject({ operation: 'makeCustomer', outcome: 'done' })
    expect(found?.changes).toBeGreaterThan(0)
    expect((await find('admin@capstan.test', 'MAKECUSTOMER')).map((each) => each.id)).toContain(found?.id)
    expect((await find('admin@capstan.test', String(found?.person))).map((each) => each.id)).toContain(
      found?.id,
    )
    expect(await find('admin@capstan.test', id, 'refused')).toEqual([])
    expect(account).toBeTruthy()
  })

  it('is read by no other account, and by no viewer', async () => {
    expect((await find('admin@capstan.test', '')).length).toBeGreaterThan(0)
    for (const email of ['issuer@capstan.test', 'broker@capstan.test', 'investor@capstan.test'])
      expect(await find(email, '')).toEqual([])
  })
})
