import type { BrowserContext } from '@playwright/test'
import { askOnTestPage, listOf, recordAnswers, wire } from '../drivers/answers'
import { makeDistribution } from '../drivers/investments/distributions'
import { ask } from '../drivers/platform'
import { makeBrokersAllocation } from '../drivers/investments/rounds'
import { startSession } from '../drivers/people/startSession'
import { expect, test } from '../test'

// Fields that no page needs are read on the page for developers, at the end of each test.

test('a broker reads an allocation and all that it keeps of an investment as the data model has them', async ({
  page,
  context,
  browser,
}) => {
  test.slow()
  const answered = await recordAnswers(page)
  const { id, moe, roundId } = await makeBrokersAllocation(context, browser)
  await keep(context, { id, distributionId: moe })
  await page.goto(`/distribute-allocation/${id}/allocation`)
  await expect(page.getByText('Agreed with counsel.')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Allocation Vesting Schedule' })).toContainText('6 months')
  await page.goto(`/distribute-allocation/${id}/links`)
  await expect(page.getByRole('region', { name: 'Agent Links' })).toContainText('Spring')
  await page.goto(`/distribute-allocation/${id}/distribution?selected=${moe}`)
  await expect(page.getByText('Called on Monday.')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Custom mapping fields' })).toContainText('Board member')
  await askOnTestPage(page, aroundTheAllocation, { id, distributionId: moe })

  const owner = { id: wire.id, name: 'Larkspur Securities LLC' }
  // proves ENTITY-020
  expect(answered('Allocation', id)).toMatchObject({
    ...{ id, name: wire.text, status: 'active', opensOn: '2025-02-16', closesOn: '2035-12-01', roundId },
    ...{ managedUnits: expect.stringMatching(/^100(\.0+)?$/), accountByOwnerId: owner },
  })
  expect(answered('Allocation', id)).toHaveProperty('blockchainAddressId')
  const note = { id: wire.id, createdOn: wire.instant }
  // proves ENTITY-032
  expect([answered('AllocationAnnotation'), answered('DistributionAnnotation')]).toMatchObject([
    { ...note, annotation: 'Agreed with counsel.' },
    { ...note, annotation: 'Called on Monday.' },
  ])
  const terms = { id: wire.id, cliff: 6, periods: 24, automatic: true, startsOn: '2026-01-31' }
  const schedule = {
    ...{ ...terms, duration: 'month', currentPeriod: wire.count },
    events: listOf({ startPeriod: wire.count, endPeriod: wire.count }),
  }
  // proves ENTITY-033
  expect([answered('AllocationsVestingSchedule'), answered('VestingSchedule')]).toMatchObject([
    schedule,
    schedule,
  ])
  // proves ENTITY-034
  expect(answered('DistributionCustomField')).toMatchObject({
    ...{ id: wire.id, name: 'Relation', value: 'Board member' },
  })
  const required = {
    ...{ id: wire.id, executeOrder: 1, status: wire.text },
    vendorQualificationByVendorQualificationId: { id: wire.id, name: wire.text },
  }
  // proves ENTITY-035
  expect([answered('AllocationQualification'), answered('DistributionQualification')]).toMatchObject([
    required,
    required,
  ])
  const link = expect.stringMatching(/^http.*offering-link/) as unknown
  // proves ENTITY-036
  expect(answered('AllocationOfferingLink')).toMatchObject({
    ...{ id: wire.id, name: 'Spring', allocationId: id, authorizedLink: link, unauthorizedLink: link },
    agent: { id: wire.id, name: wire.text, email: wire.text },
  })
  // proves ENTITY-037
  expect(answered('AllocationEmailPreference')).toMatchObject({
    ...{ id: wire.id, allocationId: id, sendDistribution: true },
  })
  // proves ENTITY-038
  expect(answered('VendorAgent')).toMatchObject({ id: wire.id, agentId: wire.id, name: wire.text })
})

test('an investor reads an investment that a broker keeps as the data model has it', async ({
  page,
  context,
  browser,
  investor,
}) => {
  test.slow()
  const answered = await recordAnswers(page)
  const broker = await browser.newContext()
  const { id: allocationId } = await makeBrokersAllocation(broker, browser)
  await startSession(page, investor.email)
  const id = await makeDistribution(context, allocationId, '20')
  await keep(broker, { id: allocationId, distributionId: id })
  await broker.close()
  await page.goto(`/distribution/${id}`)
  await expect(page.getByRole('main')).toContainText('20')
  await askOnTestPage(page, aroundTheInvestment, { id })

  const logo = expect.objectContaining({ name: 'DocuSign', logo: wire.text }) as unknown
  const partner = { service: 'docusign', partnerByPartnerId: logo }
  // proves ENTITY-022
  expect(answered('Distribution', id)).toMatchObject({
    ...{ id, status: wire.text, amount: expect.stringMatching(/^20(\.0+)?$/), createdOn: wire.instant },
    ...{ paidInCapital: expect.stringMatching(/^100(\.0+)?$/), qualificationsComplete: false },
    purchasePrice: { id: wire.id, price: expect.stringMatching(/^12\.50*$/) },
    distributionPricesByDistributionId: listOf({
      ...{ currency: 1, price: expect.stringMatching(/^12\.50*$/), isPurchase: true },
    }),
    vestingScheduleByDistributionId: { id: wire.id, cliff: 6, periods: 24 },
    distributionQualificationsByDistributionId: listOf({
      vendorQualificationByVendorQualificationId: expect.objectContaining({
        integrationByIntegrationId: expect.objectContaining(partner) as unknown,
      }) as unknown,
    }),
    distributionCustomFieldsByDistributionId: listOf({ name: 'Relation', value: 'Board member' }),
    distributionPaymentsByDistributionId: listOf({ amount: expect.stringMatching(/^100(\.0+)?$/) }),
    distributionAnnotationsByDistributionId: listOf({ annotation: 'Called on Monday.' }),
    processByProcessId: { id: wire.id, status: wire.text },
    allocationByAllocationId: { name: wire.text, roundByRoundId: { name: wire.text } },
    accountByInvestorId: { id: investor.accountId, setup: true },
  })
})

/** Adds one of each part to an allocation and to an investment of it, as their broker. */
async function keep(broker: BrowserContext, { id, distributionId }: { id: string; distributionId: string }) {
  const { allVendorQualifications, allVendorAgents } = await ask<Choices>(broker, choices)
  const [qualification] = allVendorQualifications.nodes
  const [agent] = allVendorAgents.nodes
  await ask(broker, parts, {
    ...{ id, distributionId, qualification: qualification?.id, agent: agent?.agentId },
  })
}

interface Choices {
  allVendorQualifications: { nodes: { id: string }[] }
  allVendorAgents: { nodes: { agentId: string }[] }
}

const choices = `{
  allVendorQualifications(filter: { active: { equalTo: true }, service: { equalTo: "docusign" } }, first: 1) { nodes { id } }
  allVendorAgents(first: 1) { nodes { agentId } } }`

const schedule = 'automatic: true, cliff: 6, periods: 24, duration: "month", startsOn: "2026-01-31"'
const parts = `mutation ($id: UUID!, $distributionId: UUID!, $qualification: UUID!, $agent: UUID!) {
  createAllocationAnnotation(input: { id: $id, annotation: "Agreed with counsel." }) { clientMutationId }
  createAllocationsVestingSchedule(input: { id: $id, ${schedule} }) { clientMutationId }
  createAllocationQualification(input: { allocationQualification: {
    allocationId: $id, vendorQualificationId: $qualification } }) { clientMutationId }
  makeAllocationOfferingLink(input: { allocationId: $id, name: "Spring", agentId: $agent }) { clientMutationId }
  createDistributionAnnotation(input: { id: $distributionId, annotation: "Called on Monday." }) { clientMutationId }
  createVestingSchedule(input: { id: $distributionId, ${schedule} }) { clientMutationId }
  createDistributionCustomField(input: { distributionCustomField: {
    distributionId: $distributionId, name: "Relation", value: "Board member" } }) { clientMutationId }
  createDistributionPayment(input: { distributionPayment: {
    distributionId: $distributionId, amount: "100", paidOn: "2026-03-04" } }) { clientMutationId }
  makeDistributionQualifications(input: {
    distributionId: $distributionId, vendorQualificationIds: [$qualification] }) { clientMutationId } }`

const aroundTheAllocation = `query ($id: UUID!, $distributionId: UUID!) {
  allocationById(id: $id) {
    __typename id roundId blockchainAddressId accountByOwnerId { __typename id name }
    allocationsVestingScheduleByAllocationId { __typename id duration events { nodes { startPeriod endPeriod } } }
    allocationQualificationsByAllocationId { nodes { __typename id status } }
    allocationOfferingLinksByAllocationId { nodes {
      __typename id allocationId unauthorizedLink agent { __typename id name email } } }
    allocationEmailPreferenceByAllocationId { __typename id allocationId }
  }
  distributionById(id: $distributionId) {
    __typename id vestingScheduleByDistributionId { __typename id duration events { nodes { startPeriod endPeriod } } }
  } }`

const aroundTheInvestment = `query ($id: UUID!) { distributionById(id: $id) {
  __typename id status amount createdOn paidInCapital qualificationsComplete
  purchasePrice { __typename id price }
  distributionPricesByDistributionId { nodes { __typename id currency price isPurchase } }
  vestingScheduleByDistributionId { __typename id cliff periods }
  distributionQualificationsByDistributionId { nodes { __typename id vendorQualificationByVendorQualificationId {
    __typename id integrationByIntegrationId { __typename id service partnerByPartnerId { __typename id name logo } } } } }
  distributionCustomFieldsByDistributionId { nodes { __typename id name value } }
  distributionPaymentsByDistributionId { nodes { __typename id amount } }
  distributionAnnotationsByDistributionId { nodes { __typename id annotation } }
  processByProcessId { __typename id status }
  allocationByAllocationId { __typename id name roundByRoundId { __typename id name } }
  accountByInvestorId { __typename id setup } } }`
