import { askOnTestPage, firstAnswer, listOf, recordAnswers, wire } from '../drivers/answers'
import { ask } from '../drivers/platform'
import { startSession } from '../drivers/people/startSession'
import { expect, test } from '../test'

// Fields that no page needs are read on the page for developers, at the end of each test.

test('a broker reads the issuers that it works with as the data model has them', async ({
  page,
  context,
}) => {
  test.slow()
  const answered = await recordAnswers(page)
  await startSession(page, 'broker@capstan.test')
  const { allAccounts } = await ask<Found>(context, halden)
  const [{ id }] = allAccounts.nodes as [{ id: string }]
  await page.goto('/issuers')
  const managed = await firstAnswer(answered, 'ManagedAccount')
  const entity = managed.accountByEntityId as { name: string }
  await expect(page.getByRole('main')).toContainText(entity.name)
  await page.goto(`/issuer/${id}`)
  await expect(page.getByRole('heading', { level: 1, name: 'Halden Biologics, Inc.' })).toBeVisible()
  const profile = page.getByRole('region', { name: 'Profile', exact: true })
  await expect(profile.getByRole('link', { name: 'hello@haldenbio.example' })).toBeVisible()
  await askOnTestPage(page, holdingsOf, { id })

  // proves ENTITY-041
  expect(managed).toMatchObject({
    ...{ id: wire.id, createdOn: wire.instant, userByCreatedBy: { id: wire.id, firstName: wire.text } },
    accountByEntityId: { id: wire.id, name: wire.text },
  })
  // proves ENTITY-003
  expect(answered('Account', id)).toMatchObject({
    ...{ id, name: 'Halden Biologics, Inc.', email: 'hello@haldenbio.example', contactName: wire.text },
    ...{ type: 'issuer', url: expect.stringMatching(/^https:/), slug: 'halden' },
    countryByJurisdiction: { id: wire.count, name: wire.text, alpha3: 'USA' },
    holdingsByIssuerId: listOf({ id: wire.id }),
  })
})

test('a broker reads its payment and signing providers as the data model has them', async ({
  page,
  context,
}) => {
  test.slow()
  const answered = await recordAnswers(page)
  await startSession(page, 'broker@capstan.test')
  const { allPaymentInstruments, allMappedSigningTemplates } = await ask<Mapped>(context, mapped)
  const [instrument] = allPaymentInstruments.nodes as [Mapped['allPaymentInstruments']['nodes'][0]]
  const [template] = allMappedSigningTemplates.nodes as [Mapped['allMappedSigningTemplates']['nodes'][0]]
  await ask(context, send, { id: template.id })

  await page.goto('/north-capital/issuers')
  const account = await firstAnswer(answered, 'PaymentAccount')
  await expect(page.getByRole('region', { name: 'North Capital' })).toContainText('Synced on')
  await page.goto(`/north-capital/issuers/${instrument.paymentIssuerId}`)
  await expect(page.getByRole('region', { name: 'Offerings' })).toContainText(instrument.name)
  await firstAnswer(
    answered,
    'PaymentIssuer',
    ({ id, process }) => id === instrument.paymentIssuerId && !!process,
  )
  await askOnTestPage(page, aroundTheInstrument, { id: instrument.id, template: template.id })

  // proves ENTITY-064
  expect(account).toMatchObject({ id: wire.id, syncedOn: wire.instant })
  // proves ENTITY-063
  expect(answered('PaymentIssuer', instrument.paymentIssuerId)).toMatchObject({
    ...{ id: instrument.paymentIssuerId, name: wire.text, email: expect.stringContaining('@') },
    ...{ updatedOn: wire.instant, syncedOn: wire.instant, process: { id: wire.id, status: wire.text } },
  })
  // proves ENTITY-065
  expect(answered('PaymentInstrument', instrument.id)).toMatchObject({
    ...{ id: instrument.id, name: instrument.name, paymentIssuerId: instrument.paymentIssuerId },
    ...{ stepByStepId: wire.id, processByStepByStepId: { id: wire.id, status: wire.text } },
  })
  const sent = { id: wire.id, documentUri: expect.stringMatching(/^\/integration\//), sentOn: wire.instant }
  const isTest = ({ documentId }: Record<string, unknown>) => Boolean(documentId)
  // Papers sent for a test name their document, signed papers the account.
  // proves ENTITY-062
  expect(answered('SentSigningDocument', isTest)).toMatchObject({
    ...sent,
    status: 'sent',
    documentId: wire.id,
  })
  // proves ENTITY-062
  expect(answered('SentSigningDocument', ({ sentTo }) => Boolean(sentTo))).toMatchObject({
    ...{ ...sent, status: 'completed', sentTo: { id: wire.id, name: wire.text } },
  })
})

interface Found {
  allAccounts: { nodes: { id: string }[] }
}

interface Mapped {
  allPaymentInstruments: { nodes: { id: string; name: string; paymentIssuerId: string }[] }
  allMappedSigningTemplates: { nodes: { id: string }[] }
}

const halden = '{ allAccounts(filter: { slug: { equalTo: "halden" } }) { nodes { id } } }'
const holdingsOf =
  'query ($id: UUID!) { accountById(id: $id) { __typename id holdingsByIssuerId(first: 5) { nodes { __typename id } } } }'
const mapped = `{ allPaymentInstruments(first: 1) { nodes { id name paymentIssuerId } }
  allMappedSigningTemplates(filter: { name: { equalTo: "Fund subscription" } }, first: 1) { nodes { id } } }`
const send = `mutation ($id: UUID!) { testMappedSigningTemplate(input: {
  mappedSigningTemplateId: $id, email: "reader@example.com" }) { clientMutationId } }`
const aroundTheInstrument = `query ($id: UUID!, $template: UUID!) {
  paymentInstrumentById(id: $id) { __typename id paymentIssuerId stepByStepId processByStepByStepId { __typename id status } }
  tests: allSentSigningDocuments(filter: { mappedSigningTemplateId: { equalTo: $template }, isTest: { equalTo: true } }, first: 1) {
    nodes { __typename id documentId documentUri status sentOn sentTo { __typename id name } } }
  signed: allSentSigningDocuments(filter: { isTest: { equalTo: false } }, first: 5) {
    nodes { __typename id documentId documentUri status sentOn sentTo { __typename id name } } } }`
