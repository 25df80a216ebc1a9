import { expect, it } from 'vitest'
import { aVendor } from '../../testing/accounts/aVendor.ts'
import { anAllocation, type TestAllocation } from '../../testing/investments/anAllocation.ts'
import { answered, codeOf } from '../../testing/database/codeOf.ts'
import { onEveryEngine } from '../../testing/database/onEveryEngine.ts'
import type { TestDatabase } from '../../testing/database/TestDatabase.ts'

const make = `mutation ($allocationId: UUID!, $name: String!, $agentId: UUID!) {
  makeAllocationOfferingLink(input: { allocationId: $allocationId, name: $name, agentId: $agentId }) {
    allocationOfferingLink { id name authorizedLink unauthorizedLink allocationId agent { id name email } } } }`

interface Link {
  id: string
  authorizedLink: string
}

/** An agent that works for the owner of the allocation. */
async function anAgent(database: TestDatabase, { owner }: TestAllocation) {
  const agent = await aVendor(database, 'agent')
  await database.rows(
    `insert into app_public.vendor_agents (account_id, agent_id, name) values ($1, $2, 'Sea Agents')`,
    [owner.accountId, agent.accountId],
  )
  return agent
}

onEveryEngine('an offering link', (database) => {
  async function aLink(status = 'active') {
    const allocation = await anAllocation(database, { status })
    const agent = await anAgent(database, allocation)
    const ask = (variables: object = {}) =>
      database.ask(allocation.owner.as(), make, {
        allocationId: allocation.id,
        name: 'Spring tour',
        agentId: agent.accountId,
        ...variables,
      })
    return { allocation, agent, ask }
  }

  it('is made for an agent of the vendor, and listed to both', async () => {
    const { allocation, agent, ask } = await aLink()
    const agents = await database.ask(
      allocation.owner.as(),
      `{ allVendorAgents { nodes { id agentId name } } }`,
    )
    expect(agents.data?.allVendorAgents).toMatchObject({
      nodes: [{ agentId: agent.accountId, name: 'Sea Agents' }],
    })

    const { allocationOfferingLink: link } = answered<{ allocationOfferingLink: Link }>(
      await ask(),
      'makeAllocationOfferingLink',
    )
    expect(link).toMatchObject({
      name: 'Spring tour',
      authorizedLink: `/offering-link/${link.id}`,
      unauthorizedLink: `/login?next=%2Foffering-link%2F${link.id}`,
      allocationId: allocation.id,
      agent: { id: agent.accountId, name: 'Vega agent', email: `${agent.accountId}@vega.example` },
    })
    const list = `query ($id: UUID!) { allAllocationOfferingLinks(filter: { allocationId: { equalTo: $id } }) { nodes { id } } }`
    // proves CALL-065, CALL-067, CALL-078, ENTITY-036
    for (const actor of [allocation.owner.as('account_viewer'), agent.as()]) {
      const listed = await database.ask(actor, list, { id: allocation.id })
      expect(listed.data?.allAllocationOfferingLinks).toEqual({ nodes: [{ id: link.id }] })
    }
  })

  it.each(['drafted', 'open', 'closed'])('needs an allocation that is active, not %s', async (status) => {
    // proves CALL-078
    expect(codeOf(await (await aLink(status)).ask())).toBe('allocation_not_active')
  })

  it('needs a name and an agent of the vendor’s own', async () => {
    const { ask } = await aLink()
    const foreign = await aVendor(database, 'agent')
    expect((await ask({ name: ' ' })).errors?.[0]?.message).toBe('Name is required.')
    // proves CALL-078
    expect((await ask({ agentId: foreign.accountId })).errors?.[0]?.message).toBe('Agent Email is required.')
  })
})
