import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { AccountSetupView, type AccountSetupViewProps } from './AccountSetupView'
import { emptyAddressAnswers, type SetupAnswers } from './setupAnswers'
import { loadQuestions } from './lazyQuestions'
import {
  aParty,
  anotherParty,
  harbourWalk,
  jointAnswers,
  someAnswers,
  someCountries,
  someDay,
  someTypes,
} from './testing'

async function submitted(initialValues: Partial<SetupAnswers>, props: Partial<AccountSetupViewProps> = {}) {
  const onSubmit = vi.fn<AccountSetupViewProps['onSubmit']>()
  const data = { types: someTypes, countries: someCountries, today: someDay, initialValues, onSubmit }
  const { rerender } = render(<AccountSetupView {...data} {...props} />)
  await userEvent.click(screen.getByRole('button', { name: 'Submit' }))
  const showAgain = (changed: Partial<AccountSetupViewProps>) =>
    rerender(<AccountSetupView {...data} {...changed} />)
  return { onSubmit, showAgain, input: () => onSubmit.mock.calls[0]?.[0] }
}

const company = { type: 'LLC', accountName: 'Tidewater LLC', taxId: '000' }
const trust = { type: 'Revocable Trust', accountName: 'Ashgrove Trust', taxId: '000' }

const summary = async () =>
  within(await screen.findByRole('group', { name: /need your attention$/ }))
    .getAllByRole('link')
    .map(({ textContent }) => textContent)

// Whole forms are slow to fill in under jsdom on a busy machine.
vi.setConfig({ testTimeout: 20_000 })

beforeAll(loadQuestions)

describe('submitting the setup form', () => {
  it('sends an Individual under their own name, as the primary party who may log in', async () => {
    const { input } = await submitted(someAnswers())

    await waitFor(() => expect(input()).toBeDefined())
    expect(input()).toMatchObject({
      accountName: 'Maren Okafor',
      type: 'Individual',
      taxId: '987654320',
      attestation: true,
      parties: [
        { role: 'Individual', allowLogin: true, isPrimary: true, usCitizen: true, taxId: '987654320' },
      ],
    })
    // proves SETUP-032, SETUP-033, SETUP-061, SETUP-062
    expect(input()?.formationDate).toMatch(/^1984-09-03/)
  })

  it('sends a mailing copy of the only address, for the account and for its party', async () => {
    const { input } = await submitted(someAnswers())

    await waitFor(() => expect(input()).toBeDefined())
    const place = {
      lineOne: '418 Harbour Walk',
      city: 'Portland',
      province: 'ME',
      postalCode: '04101',
      countryId: 840,
    }
    const both = [
      expect.objectContaining({ ...place, type: 'primary' }),
      expect.objectContaining({ ...place, type: 'mailing' }),
    ]
    expect(input()?.addresses).toEqual(both)
    // proves SETUP-058, SETUP-059
    expect(input()?.parties[0]?.addresses).toEqual(both)
  })

  it('sends the separate mailing address, and the own address of a party', async () => {
    const wharf = { ...harbourWalk, lineOne: '2 Wharf Lane' }
    const { input } = await submitted(
      jointAnswers({
        hasMailing: true,
        mailing: { ...harbourWalk, lineOne: 'PO Box 9' },
        parties: [aParty(), anotherParty({ sameAddress: false, address: wharf })],
      }),
    )

    await waitFor(() => expect(input()).toBeDefined())
    const lines = (addresses: { type: string; lineOne: string }[] = []) =>
      addresses.map(({ type, lineOne }) => [type, lineOne])
    expect(lines(input()?.addresses)).toEqual([
      ['primary', '418 Harbour Walk'],
      ['mailing', 'PO Box 9'],
    ])
    expect(lines(input()?.parties[0]?.addresses)).toEqual([
      ['primary', '418 Harbour Walk'],
      ['mailing', 'PO Box 9'],
    ])
    // proves SETUP-060
    expect(lines(input()?.parties[1]?.addresses)).toEqual([
      ['primary', '2 Wharf Lane'],
      ['mailing', '2 Wharf Lane'],
    ])
  })

  it('sends a joint account as formed today, with the delegate it names', async () => {
    const { input } = await submitted(jointAnswers())

    await waitFor(() => expect(input()).toBeDefined())
    expect(input()?.formationDate).toBe('2026-02-16T00:00:00.000Z')
    expect(
      input()?.parties.map(({ firstName, allowLogin, isPrimary }) => [firstName, allowLogin, isPrimary]),
    ).toEqual([
      ['Maren', true, true],
      ['Bea', true, false],
    ])
    // proves SETUP-034, SETUP-063
    expect(screen.getAllByRole('checkbox', { name: 'Add as Delegate' })).toHaveLength(1)
  })

  it('sends no more than the chosen type asks for', async () => {
    const { input } = await submitted(jointAnswers({ type: 'Estate', formationDate: '2020-01-31' }))

    await waitFor(() => expect(input()).toBeDefined())
    expect(input()?.parties.map(({ role, firstName }) => [role, firstName])).toEqual([
      ['Administrator', 'Maren'],
    ])
  })

  it('sends a postal code without spaces, and N/A as empty', async () => {
    const mailing = { ...harbourWalk, countryId: '826', province: 'Fife', postalCode: ' KY16  9AJ ' }
    const { input } = await submitted(
      someAnswers({ address: { ...harbourWalk, postalCode: 'n/a' }, hasMailing: true, mailing }),
    )

    await waitFor(() => expect(input()).toBeDefined())
    // proves SETUP-055, SETUP-056
    expect(input()?.addresses.map(({ postalCode }) => postalCode)).toEqual(['', 'KY169AJ'])
  })

  it('checks everything at once, sends nothing and takes the reader to what is wrong', async () => {
    const { onSubmit } = await submitted(
      jointAnswers({
        address: { ...harbourWalk, postalCode: '' },
        parties: [aParty(), anotherParty({ email: 'bea.lindqvist@', dateOfBirth: '2062-02-11' })],
        attestation: false,
      }),
    )

    expect(await summary()).toEqual([
      'Postal code is required, enter N/A if not applicable.',
      'Individual 2: Enter an email address, for example name@example.com.',
      'Individual 2: Date of birth cannot be in the future.',
      'Please accept the attestation to proceed.',
    ])
    expect(screen.getByRole('group', { name: '4 answers need your attention' })).toHaveFocus()
    expect(onSubmit).not.toHaveBeenCalled()
    await userEvent.click(screen.getByRole('link', { name: /^Individual 2: Enter an email/ }))
    // proves SETUP-035, SETUP-036
    expect(screen.getAllByRole('textbox', { name: 'Email' })[1]).toHaveFocus()
  })

  it('asks for every part of an address in these words, but for line two', async () => {
    await submitted(someAnswers({ address: emptyAddressAnswers() }))

    // proves SETUP-038, SETUP-050, SETUP-051, SETUP-052, SETUP-053, SETUP-054
    expect(await summary()).toEqual([
      'Country is required',
      'Street address is required.',
      'City is required.',
      'State/Province is required.',
      'Postal code is required, enter N/A if not applicable.',
    ])
  })

  it('takes focus to the answer when only one is wrong', async () => {
    await submitted(someAnswers({ attestation: false }))

    const attestation = screen.getByRole('checkbox', {
      name: /certify that the information above is true and correct.*false statements or omissions may lead to legal action/,
    })
    await waitFor(() => expect(attestation).toHaveFocus())
    // proves SETUP-044
    expect(attestation).toHaveAccessibleDescription('Please accept the attestation to proceed.')
    // proves SETUP-045
    expect(screen.queryByRole('group', { name: /need your attention/ })).toBeNull()
  })

  it.each<[string, Partial<SetupAnswers>]>([
    // proves SETUP-039
    ['Date of birth cannot be in the future.', { parties: [aParty({ dateOfBirth: '2026-02-17' })] }],
    ['Formation date cannot be in the future.', { ...company, formationDate: '2026-02-17' }], // proves SETUP-040
    ['Formation date is required.', company], // proves SETUP-042
    ['Date executed cannot be in the future.', { ...trust, dateExecuted: '2026-02-17' }], // proves SETUP-041
    ['Date executed is required.', trust], // proves SETUP-043
  ])('says %s', async (message, answers) => {
    const { onSubmit } = await submitted(someAnswers(answers))

    expect(await screen.findByText(message)).toBeVisible()
    expect(onSubmit).not.toHaveBeenCalled()
  })

  it('takes today', async () => {
    const { onSubmit } = await submitted(someAnswers({ parties: [aParty({ dateOfBirth: someDay })] }))

    await waitFor(() => expect(onSubmit).toHaveBeenCalledOnce())
  })

  it('says nothing while a wrong answer is typed again, and looks at it once it is left', async () => {
    await submitted(jointAnswers({ accountName: '', parties: [aParty({ email: 'maren@' }), anotherParty()] }))
    const email = screen.getAllByRole('textbox', { name: 'Email' })[0] ?? document.body
    expect(await screen.findByText('Enter an email address, for example name@example.com.')).toBeVisible()

    await userEvent.type(email, 'ex')
    expect(email).not.toHaveAccessibleDescription()
    await userEvent.tab()

    await waitFor(() => expect(email).toHaveAccessibleDescription(/^Enter an email address/))
  })

  it('does not ask twice for the address a party shares with the account', async () => {
    await submitted(jointAnswers({ address: { ...harbourWalk, city: '', lineOne: '' } }))

    expect(await summary()).toEqual(['Street address is required.', 'City is required.'])
  })

  it('shows what the platform says of a refused setup, and every answer still there', async () => {
    const { showAgain } = await submitted(someAnswers())

    showAgain({ submission: { status: 'failed', text: 'Tax id is not valid.' } })

    expect(screen.getByRole('group', { name: 'Tax id is not valid.' })).toHaveFocus()
    expect(screen.getByRole('textbox', { name: 'First name' })).toHaveValue('Maren')
    expect(screen.getByRole('textbox', { name: 'City' })).toHaveValue('Portland')
    expect(screen.getByRole('checkbox', { name: /^I certify/ })).toBeChecked()
    expect(screen.getByRole('button', { name: 'Submit' })).toBeEnabled()
  })

  it('shows no text for any other failure', async () => {
    const { showAgain } = await submitted(someAnswers())

    showAgain({ submission: { status: 'failed', text: undefined } })

    expect(document.querySelector('.capstan-form-notice')).toBeNull()
    // proves SETUP-065
    expect(screen.getByRole('textbox', { name: 'First name' })).toHaveValue('Maren')
  })
})
