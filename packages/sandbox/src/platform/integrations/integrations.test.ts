import { expect, it } from 'vitest'
import { integrationId } from '../../../seed/integrations.ts'
import type { IntegrationKey } from '../../../seed/integrationPartners.ts'
import { anInvestor } from '../../testing/accounts/anInvestor.ts'
import { onEveryEngine, onPostgres } from '../../testing/database/onEveryEngine.ts'
import type { Actor, TestDatabase } from '../../testing/database/TestDatabase.ts'

const list = `query ($types: [String!]!) { allIntegrations(filter: { type: { in: $types } }, orderBy: TYPE_ASC) { nodes {
  id type service description partnerByPartnerId { name logo url }
  accountIntegration { id status stepProcess { status currentStep shortSteps { nodes { id type status } } } } } } }`
const add = `mutation ($id: UUID!) { createAccountIntegration(input: { integrationId: $id }) { accountIntegration {
  id status stepProcess { id status currentStep shortSteps { nodes { id type status } } } } } }`
const complete = `mutation ($id: UUID!, $blob: JSON!) { completeStep(input: { stepId: $id, blob: $blob }) { step { status } } }`

interface Added {
  id: string
  status: string
  stepProcess: { currentStep: string | null; shortSteps: { nodes: { id: string }[] } }
}

const addIntegration = async (database: TestDatabase, actor: Actor, key: IntegrationKey) => {
  const { data, errors } = await database.ask(actor, add, { id: integrationId(key) })
  expect(errors).toBeUndefined()
  return (data?.createAccountIntegration as { accountIntegration: Added }).accountIntegration
}

const vendorTypes = ['compliance', 'signing', 'payment', 'information']

onEveryEngine('integrations', (database) => {
  it('are listed by type, with their provider, and the integration of the account', async () => {
    const vendor = await anInvestor(database, { type: 'issuer' })
    const services = async (types: string[]) => {
      const { data } = await database.ask(vendor, list, { types })
      return (data?.allIntegrations as { nodes: { service: string }[] }).nodes
    }

    expect((await services(vendorTypes)).map(({ service }) => service)).toEqual([
      'investready',
      'onboarding-questions',
      'north-capital',
      'docusign',
    ])
    // proves CALL-013, CALL-014, ENTITY-009
    expect(await services(['portfolio'])).toMatchObject([
      {
        type: 'portfolio',
        service: 'ledgerline',
        partnerByPartnerId: {
          name: 'Ledgerline',
          url: 'https://ledgerline.example',
          logo: expect.stringMatching(/^data:image\/svg/) as string,
        },
        accountIntegration: null,
      },
    ])
  })

  it('are added and set up step by step, by the vendor itself', async () => {
    const vendor = await anInvestor(database, { type: 'broker' })
    const { id, status, stepProcess } = await addIntegration(database, vendor, 'docusign')
    const [first, second] = stepProcess.shortSteps.nodes
    expect([status, stepProcess.currentStep]).toEqual(['in_progress', first?.id])

    const blob = { signingAccountId: 'a-1', signingAdminEmail: 'admin@vendor.example' }
    expect(
      (await database.ask(vendor, complete, { id: second?.id, blob: {} })).errors?.[0]?.extensions.code,
    ).toBe('step_not_current')
    expect(
      (await database.ask(vendor, complete, { id: first?.id, blob: {} })).errors?.[0]?.extensions.code,
    ).toBe('step_invalid')
    for (const step of [first, second]) {
      const { data, errors } = await database.ask(vendor, complete, { id: step?.id, blob })
      expect([data?.completeStep, errors]).toEqual([{ step: { status: 'complete' } }, undefined])
    }

    const { data } = await database.ask(vendor, list, { types: ['signing'] })
    // proves CALL-015, INTEG-006
    expect(data?.allIntegrations).toMatchObject({
      nodes: [{ accountIntegration: { id, status: 'complete', stepProcess: { currentStep: null } } }],
    })
  })

  it('without steps are complete at once; adding one twice answers the one there is', async () => {
    const vendor = await anInvestor(database, { type: 'issuer' })
    const added = await addIntegration(database, vendor, 'onboarding-questions')
    expect(added).toMatchObject({ status: 'complete', stepProcess: { currentStep: null } })
    expect(await addIntegration(database, vendor, 'onboarding-questions')).toEqual(added)
  })

  it('of a vendor are not an investor’s, and the other way round', async () => {
    const [investor, vendor] = [await anInvestor(database), await anInvestor(database, { type: 'issuer' })]
    await addIntegration(database, investor, 'ledgerline')
    const cases: [Actor, IntegrationKey][] = [
      [investor, 'docusign'],
      [vendor, 'ledgerline'],
    ]
    for (const [actor, key] of cases) {
      const { errors } = await database.ask(actor, add, { id: integrationId(key) })
      expect(errors?.[0]?.message).toBe('Operation not allowed')
    }
    const { errors } = await database.ask(vendor, add, { id: vendor.accountId })
    expect(errors?.[0]?.extensions.code).toBe('not_found')
  })

  it('and their steps are visible to no other account', async () => {
    const [vendor, stranger] = [
      await anInvestor(database, { type: 'issuer' }),
      await anInvestor(database, { type: 'issuer' }),
    ]
    const { stepProcess } = await addIntegration(database, vendor, 'investready')
    const { errors } = await database.ask(stranger, complete, {
      id: stepProcess.shortSteps.nodes[0]?.id,
      blob: {},
    })
    expect(errors?.[0]?.extensions.code).toBe('not_found')
    const { data } = await database.ask(stranger, '{ allAccountIntegrations { totalCount } }')
    expect(data).toEqual({ allAccountIntegrations: { totalCount: 0 } })
  })
})

onPostgres('an integration added ten times at once', (database) => {
  it('is one', async () => {
    const vendor = await anInvestor(database, { type: 'issuer' })
    const added = await Promise.all(
      Array.from({ length: 10 }, () => addIntegration(database, vendor, 'docusign')),
    )
    expect(new Set(added.map(({ id }) => id)).size).toBe(1)
  })
})
