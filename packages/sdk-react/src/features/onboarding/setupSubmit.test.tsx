import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { AccountSetupView, type AccountSetupViewProps } from './AccountSetupView'
import type { SetupAnswers } from './answers/setupAnswers'
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

const summary = async () =>
  within(await screen.findByRole('group', { name: /need your attention$/ }))
    .getAllByRole('link')
    .map(({ textContent }) => textContent)

beforeAll(loadQuestions)

describe('submitting the setup form', () => {
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

  it('sends no more than the chosen type asks for', async () => {
    const { input } = await submitted(jointAnswers({ type: 'Estate', formationDate: '2020-01-31' }))

    await waitFor(() => expect(input()).toBeDefined())
    expect(input()?.parties.map(({ role, firstName }) => [role, firstName])).toEqual([
      ['Administrator', 'Maren'],
    ])
  })

  it('checks all answers, sends nothing and moves focus to the errors', async () => {
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
    await waitFor(() =>
      expect(screen.getByRole('group', { name: '4 answers need your attention' })).toHaveFocus(),
    )
    expect(onSubmit).not.toHaveBeenCalled()
    await userEvent.click(screen.getByRole('link', { name: /^Individual 2: Enter an email/ }))
    // proves SETUP-035, SETUP-036
    expect(screen.getAllByRole('textbox', { name: 'Email' })[1]).toHaveFocus()
  })

  it('takes focus to the answer when only one is wrong', async () => {
    await submitted(someAnswers({ attestation: false }))

    const attestation = screen.getByRole('checkbox', {
      name: /certify that the information above is true and correct.*false statements or omissions may lead to legal action/,
    })
    await waitFor(() => expect(attestation).toHaveFocus())
    // proves SETUP-044
    await waitFor(() =>
      expect(attestation).toHaveAccessibleDescription('Please accept the attestation to proceed.'),
    )
    // proves SETUP-045
    expect(screen.queryByRole('group', { name: /need your attention/ })).toBeNull()
  })

  it('refuses a holder who is a child, at the day of birth', async () => {
    const { onSubmit } = await submitted(
      jointAnswers({ parties: [aParty(), anotherParty({ dateOfBirth: '2022-01-01' })] }),
    )

    const day = screen.getAllByRole('group', { name: /Date of birth/ })[1]
    await waitFor(() => expect(day).toHaveAccessibleDescription(/A person must be at least 18 years old\./))
    expect(onSubmit).not.toHaveBeenCalled()
  })

  it('takes a person who is eighteen today', async () => {
    const { onSubmit } = await submitted(someAnswers({ parties: [aParty({ dateOfBirth: '2008-02-16' })] }))

    await waitFor(() => expect(onSubmit).toHaveBeenCalledOnce())
  })

  it('shows no error while a wrong answer is edited, and checks it on blur', async () => {
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

  it('shows the platform’s message for a refused setup, and keeps every answer', async () => {
    const { showAgain } = await submitted(someAnswers())

    showAgain({ submission: { status: 'failed', text: 'Tax id is not valid.' } })

    expect(screen.getByRole('group', { name: 'Tax id is not valid.' })).toHaveFocus()
    expect(screen.getByRole('textbox', { name: 'First name' })).toHaveValue('Maren')
    expect(screen.getByRole('textbox', { name: 'City' })).toHaveValue('Portland')
    expect(screen.getByRole('checkbox', { name: /^I certify/ })).toBeChecked()
    expect(screen.getByRole('button', { name: 'Submit' })).toBeEnabled()
  })
})
