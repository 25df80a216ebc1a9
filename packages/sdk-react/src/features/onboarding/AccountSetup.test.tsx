import type { UsersData } from '@capstan/sdk-core/accounts'
import {
  anAccount,
  aUsersData,
  fakeServer,
  fixtureIds,
  operations,
  refuse,
  usersDataAnswer,
} from '@capstan/sdk-core/testing'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { CapstanProvider } from '../../provider/CapstanProvider'
import { renderWithServer } from '../../testing/renderWithServer'
import { AccountSetup } from './AccountSetup'
import { loadQuestions } from './lazyQuestions'
import { someCountries } from './testing'

const notSetUp = anAccount({ setup: false })
const setUp = {
  __typename: 'Mutation' as const,
  setupAccount: {
    __typename: 'SetupAccountPayload' as const,
    account: {
      __typename: 'Account' as const,
      ...{ id: notSetUp.id, name: 'Maren Okafor', type: 'investor', slug: '', email: '', contactName: '' },
      ...{
        setup: true,
        investorType: 'Individual',
        taxShort: '4320',
        formationDate: '1984-09-03',
        version: '2',
      },
    },
  },
}

function serverWith(changes: Partial<UsersData> = {}) {
  const server = fakeServer()
  const types = ['Corporation', 'Individual', 'Individual IRA'].map((type, id) => ({
    __typename: 'InvestorAccountType' as const,
    ...{ id, type, version: '1' },
  }))
  const countries = someCountries.map((country) => ({
    __typename: 'Country' as const,
    ...country,
  }))
  server.on(operations.UsersData, () => usersDataAnswer(aUsersData({ account: notSetUp, ...changes })))
  server.on(operations.InvestorAccountTypes, () => ({
    __typename: 'Query' as const,
    allInvestorAccountTypes: { __typename: 'InvestorAccountTypesConnection' as const, nodes: types },
  }))
  server.on(operations.Countries, () => ({
    __typename: 'Query' as const,
    allCountries: { __typename: 'CountriesConnection' as const, nodes: countries },
  }))
  return server
}

/** Fills a text field at once: typing would render the whole form for every key. */
const fill = (name: string, value: string) =>
  fireEvent.change(screen.getByLabelText(name), { target: { value } })

/** Fills in all answers but the name and the e-mail address, which come from the sign-in. */
async function fillIn() {
  await userEvent.click(await screen.findByRole('combobox', { name: /Investor Type/ }))
  await userEvent.click(await screen.findByRole('option', { name: 'Individual' }))
  await userEvent.type(screen.getByRole('spinbutton', { name: /^month/ }), '09031984')
  fill('Tax ID', '000')
  await userEvent.click(screen.getByRole('radio', { name: 'Yes' }))
  await userEvent.type(screen.getByRole('combobox', { name: 'Country' }), 'canad')
  await userEvent.click(await screen.findByRole('option', { name: 'Canada' }))
  fill('Street address', '9 Water Street')
  fill('City', 'Halifax')
  fill('State / Province', 'NS')
  fill('Postal code', 'B3J 1A1')
  await userEvent.click(screen.getByRole('checkbox', { name: /^I certify/ }))
}

const submit = () => userEvent.click(screen.getByRole('button', { name: 'Submit' }))

beforeAll(loadQuestions)

describe('AccountSetup', () => {
  it('sets up an Individual with the typed values, shows the thanks, and calls the host', async () => {
    const server = serverWith()
    server.on(operations.SetupAccount, () => setUp)
    const onDone = vi.fn()
    renderWithServer(<AccountSetup accountId={fixtureIds.account} onDone={onDone} />, server)

    await fillIn()
    await submit()

    // proves SETUP-031
    expect(await screen.findByText('Thank you for setting up your account!')).toBeVisible()
    await waitFor(() => expect(onDone).toHaveBeenCalledOnce())
    const sent = server.requests.find(({ name }) => name === 'SetupAccount')
    expect(sent?.variables).toMatchObject({
      input: {
        accountName: 'Maren Okafor',
        addresses: [{ city: 'Halifax', postalCode: 'B3J1A1', countryId: 124 }, { type: 'mailing' }],
        parties: [
          {
            firstName: 'Maren',
            lastName: 'Okafor',
            email: 'investor@capstan.test',
            taxId: '000',
            usCitizen: true,
          },
        ],
      },
    })
  })

  it('offers its countries where the browser names no language as one', async () => {
    vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['C', 'en_US.UTF-8'])
    vi.spyOn(navigator, 'language', 'get').mockReturnValue('en_US.UTF-8')
    renderWithServer(<AccountSetup accountId={fixtureIds.account} />, serverWith())

    await userEvent.click(await screen.findByRole('combobox', { name: /Investor Type/ }))
    await userEvent.click(await screen.findByRole('option', { name: 'Individual' }))
    await userEvent.type(screen.getByRole('combobox', { name: 'Country' }), 'canad')

    expect(await screen.findByRole('option', { name: 'Canada' })).toBeVisible()
    vi.restoreAllMocks()
  })

  it('marks answers taken from the sign-in while they are unchanged', async () => {
    renderWithServer(<AccountSetup accountId={fixtureIds.account} />, serverWith())
    await userEvent.click(await screen.findByRole('combobox', { name: /Investor Type/ }))
    await userEvent.click(await screen.findByRole('option', { name: 'Individual' }))
    const answer = (name: string) => screen.getByRole('textbox', { name })

    expect(answer('First name')).toHaveValue('Maren')
    expect(answer('Last name')).toHaveValue('Okafor')
    expect(answer('Email')).toHaveValue('investor@capstan.test')
    for (const name of ['First name', 'Last name', 'Email'])
      expect(answer(name)).toHaveAccessibleDescription('From your sign-in')

    await userEvent.type(answer('Email'), '.example')

    expect(answer('Email')).not.toHaveAccessibleDescription()
    expect(answer('First name')).toHaveAccessibleDescription('From your sign-in')
  })

  it('prefills the name and the address given by the server of the host, and marks them', async () => {
    const user = { ...aUsersData().user, firstName: 'Rosa', lastName: 'Lind', emails: [] }
    const account = { ...notSetUp, email: 'rosa@new.example' }
    renderWithServer(<AccountSetup accountId={fixtureIds.account} />, serverWith({ user, account }))
    await userEvent.click(await screen.findByRole('combobox', { name: /Investor Type/ }))
    await userEvent.click(await screen.findByRole('option', { name: 'Individual' }))

    for (const [name, value] of [
      ['First name', 'Rosa'],
      ['Last name', 'Lind'],
      ['Email', 'rosa@new.example'],
    ] as const) {
      expect(screen.getByRole('textbox', { name })).toHaveValue(value)
      expect(screen.getByRole('textbox', { name })).toHaveAccessibleDescription('From this site')
    }
  })

  it('takes nothing from a user who stands in for a person and an account without an address', async () => {
    const user = { ...aUsersData().user, emails: [] }
    const account = { ...notSetUp, email: '' }
    renderWithServer(<AccountSetup accountId={fixtureIds.account} />, serverWith({ user, account }))
    await userEvent.click(await screen.findByRole('combobox', { name: /Investor Type/ }))
    await userEvent.click(await screen.findByRole('option', { name: 'Individual' }))

    expect(screen.getByRole('textbox', { name: 'First name' })).toHaveValue('')
  })

  it('shows the message of a refusal without its code, and keeps the typed answers', async () => {
    const server = serverWith()
    server.on(operations.SetupAccount, () => refuse('setup_invalid', '1301 Tax id is not valid.'))
    renderWithServer(<AccountSetup accountId={fixtureIds.account} />, server)

    await fillIn()
    await submit()

    const notice = await screen.findByRole('group', { name: 'Tax id is not valid.' })
    await waitFor(() => expect(notice).toHaveFocus())
    // proves SETUP-037, SETUP-064
    expect(screen.getByRole('textbox', { name: 'City' })).toHaveValue('Halifax')
  })

  it('begins with the typed answers after sending failed and the page was left', async () => {
    const server = serverWith()
    server.on(operations.SetupAccount, () => refuse('setup_invalid', '1301 Tax id is not valid.'))
    server.on(operations.OpenSetupDraft, () => refuse('internal', 'Something went wrong.'))
    server.on(operations.SaveSetupDraft, () => refuse('internal', 'Something went wrong.'))
    const setup = () => <AccountSetup accountId={fixtureIds.account} />
    const { rerender, capstan } = renderWithServer(setup(), server)

    await fillIn()
    await submit()
    await screen.findByRole('group', { name: 'Tax id is not valid.' })
    rerender(<CapstanProvider instance={capstan}>{null}</CapstanProvider>)
    rerender(<CapstanProvider instance={capstan}>{setup()}</CapstanProvider>)

    expect(await screen.findByRole('textbox', { name: 'City' })).toHaveValue('Halifax')
  })

  it('shows no words for any other refusal; the same answers go out again under the same key, others under another', async () => {
    const server = serverWith()
    const answers = [refuse('internal', 'Something went wrong.'), refuse('internal', 'Something went wrong.')]
    server.on(operations.SetupAccount, () => answers.shift() ?? setUp)
    renderWithServer(<AccountSetup accountId={fixtureIds.account} />, server)
    const keys = () =>
      server.requests.flatMap(({ name, headers }) =>
        name === 'SetupAccount' ? headers.get('idempotency-key') : [],
      )

    await fillIn()
    await submit()
    await waitFor(() => expect(keys()).toHaveLength(1))
    expect(await screen.findByRole('button', { name: 'Submit' })).toBeEnabled()
    expect(document.querySelector('.capstan-form-notice')).toBeNull()
    await submit()
    await waitFor(() => expect(keys()).toHaveLength(2))
    await userEvent.type(await screen.findByRole('textbox', { name: 'City' }), '!')
    await userEvent.click(await screen.findByRole('button', { name: 'Submit' }))
    await waitFor(() => expect(keys()).toHaveLength(3))

    expect(keys()[1]).toBe(keys()[0])
    // proves SETUP-065
    expect(keys()[2]).not.toBe(keys()[0])
  })

  it('reports a missing response until it is sent again', async () => {
    const server = serverWith()
    let isReached = false
    server.on(operations.SetupAccount, () => (isReached ? setUp : new Response('', { status: 503 })))
    renderWithServer(<AccountSetup accountId={fixtureIds.account} />, server)

    await fillIn()
    await submit()
    const said = await screen.findByText(/^No answer arrived\. Send it again/)
    isReached = true
    await userEvent.click(screen.getByRole('button', { name: 'Submit' }))

    expect(await screen.findByText('Thank you for setting up your account!')).toBeVisible()
    expect(said).not.toBeInTheDocument()
  })

  it('sends once, however often Submit is pressed', async () => {
    const server = serverWith()
    server.on(operations.SetupAccount, () => new Promise(() => undefined))
    renderWithServer(<AccountSetup accountId={fixtureIds.account} />, server)

    await fillIn()
    await userEvent.dblClick(screen.getByRole('button', { name: 'Submit' }))
    await userEvent.click(await screen.findByRole('button', { name: /Submitting/ }))

    expect(server.requests.filter(({ name }) => name === 'SetupAccount')).toHaveLength(1)
  })

  it('sends once, though it is submitted twice before its answers are checked', async () => {
    const server = serverWith()
    server.on(operations.SetupAccount, () => new Promise(() => undefined))
    renderWithServer(<AccountSetup accountId={fixtureIds.account} />, server)

    await fillIn()
    const form = screen.getByRole('form')
    fireEvent.submit(form)
    fireEvent.submit(form)
    await screen.findByRole('button', { name: /Submitting/ })

    expect(server.requests.filter(({ name }) => name === 'SetupAccount')).toHaveLength(1)
  })

  it('lets no viewer set an account up', async () => {
    const { userAccount } = aUsersData()
    const viewer = userAccount && { ...userAccount, role: 'account_viewer' as const }
    renderWithServer(<AccountSetup accountId={fixtureIds.account} />, serverWith({ userAccount: viewer }))

    expect(await screen.findByText('Operation not allowed')).toBeVisible()
  })

  it('reports a failure when the platform does not answer, and tries again', async () => {
    const server = serverWith()
    server.on(operations.Countries, () => refuse('internal', 'Something went wrong.'))
    renderWithServer(<AccountSetup accountId={fixtureIds.account} />, server)

    await userEvent.click(await screen.findByRole('button', { name: 'Retry' }))

    expect(server.requests.filter(({ name }) => name === 'Countries')).toHaveLength(2)
  })
})
