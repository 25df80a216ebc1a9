import { recordCalls } from '../drivers/calls'
import { invest } from '../drivers/investments/invest'
import { newInvestor } from '../drivers/people/newInvestor'
import { openOffering } from '../drivers/investments/openOffering'
import { setUpAccount, thanks } from '../drivers/people/setUpAccount'
import { chooseUser, pickAccount } from '../drivers/people/signIn'
import { qualify } from '../drivers/investments/steps'
import { expect, test, type Page } from '../test'

test('an investor’s first journey reads and sends records as the data model has them', async ({
  page,
  request,
}) => {
  const { email, name } = await newInvestor(request, { setUp: false, terms: false })
  const { read, sent } = listenIn(page)
  const calls = recordCalls(page)
  await page.goto('/authenticate/login')
  await chooseUser(page, email)
  await page.getByRole('button', { name: 'I AGREE' }).click()
  await pickAccount(page, name)
  await page.goto('/account/setup')
  await setUpAccount(page, 'Mina', 'Calloway')
  await expect(page.getByText(thanks)).toBeVisible()
  await openOffering(page, 'Halden Biologics Preferred')
  await invest(page, '40')
  await qualify(page)

  const fields = (type: string) => fieldsOf(read.get(type))
  expect(fields('UsersDatum')).toEqual(all('user', 'account', 'userAccount'))
  // proves ENTITY-001
  expect(fields('UsersAccount')).toEqual(all('role'))
  // proves ENTITY-005
  expect(fields('TermsOfService')).toEqual(all('id', 'type', 'agreement'))
  // proves ENTITY-047
  expect(fields('Account')).toEqual(all('id', 'name', 'type', 'taxShort', 'setup', 'email', 'supportEmail'))
  expect(fields('Country')).toEqual(all('id', 'name'))
  // proves ENTITY-048
  expect(fields('InvestorAccountType')).toEqual(all('id', 'type'))
  // proves ENTITY-049
  expect(fields('InvestorOfferingDetail')).toEqual(
    all('id', 'issuerName', 'sellerName', 'assetName', 'className', 'classPrice'),
  )
  // proves ENTITY-050
  expect(fields('Process')).toEqual(all('id', 'status', 'currentStep', 'shortSteps'))

  const schemas = (read.get('Step') ?? []).map(({ schema }) => (schema ?? {}) as StepSchema)
  // proves ENTITY-053
  expect(fieldsOf(schemas.flatMap((schema) => schema.fields ?? []))).toEqual(
    all('key', 'displayKey', 'type', 'order', 'regex', 'error', 'message', 'options'),
  )
  // proves ENTITY-054
  expect(fieldsOf(schemas.flatMap(({ disclosures }) => disclosures ?? []))).toEqual(all('text', 'link'))

  const [setup] = sent.filter((variables): variables is SetUp => 'parties' in (variables.input ?? {}))
  // proves CALL-106
  expect(calls('setupAccount')).toEqual([setup])
  // proves ENTITY-044
  expect(fieldsOf([setup?.input ?? {}])).toEqual(
    all('accountName', 'attestation', 'taxId', 'type', 'formationDate', 'addresses', 'parties'),
  )
  // proves ENTITY-045
  expect(fieldsOf(setup?.input.addresses)).toEqual(
    all('type', 'lineOne', 'lineTwo', 'city', 'province', 'postalCode', 'countryId'),
  )
  // proves ENTITY-046
  expect(fieldsOf(setup?.input.parties)).toEqual(
    all(
      'email',
      'firstName',
      'lastName',
      'taxId',
      'dateOfBirth',
      'usCitizen',
      'allowLogin',
      'isPrimary',
      'addresses',
    ),
  )
})

type Fields = Record<string, unknown>

interface StepSchema {
  fields?: Fields[]
  disclosures?: Fields[]
}

interface Variables {
  input?: object
}

interface SetUp extends Variables {
  input: { addresses: Fields[]; parties: Fields[] }
}

const all = (...names: string[]): unknown => expect.arrayContaining(names)

/** Every field that one of the records has at least. */
const fieldsOf = (records: object[] = []): string[] => [...new Set(records.flatMap(Object.keys))]

/** Records the records that a page receives, by type, and the variables it sends. */
function listenIn(page: Page) {
  const read = new Map<string, Fields[]>()
  const sent: Variables[] = []
  const note = (value: unknown): void => {
    if (Array.isArray(value)) value.forEach(note)
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return
    const { __typename: type, ...fields } = value as Fields
    if (typeof type === 'string') read.set(type, [...(read.get(type) ?? []), fields])
    Object.values(fields).forEach(note)
  }
  page.on('request', (request) => {
    if (request.url().endsWith('/api/v2/graphql') && request.method() === 'POST')
      sent.push((request.postDataJSON() as { variables?: Variables }).variables ?? {})
  })
  page.on('response', (response) => {
    // Leaving a page removes its answers.
    if (response.url().endsWith('/api/v2/graphql')) void response.json().then(note, () => undefined)
  })
  return { read, sent }
}
