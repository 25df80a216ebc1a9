import { createCapstan } from '@capstan/sdk-core'
import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { CapstanProvider } from '../../provider/CapstanProvider'
import { AccountSetupView, type AccountSetupViewProps } from './AccountSetupView'
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

function show(
  initialValues: AccountSetupViewProps['initialValues'] = {},
  props: Partial<AccountSetupViewProps> = {},
) {
  const onSubmit = vi.fn<AccountSetupViewProps['onSubmit']>()
  const data = { types: someTypes, countries: someCountries, today: someDay, initialValues, onSubmit }
  const { rerender } = render(<AccountSetupView {...data} {...props} />)
  const showAgain = (changed: Partial<AccountSetupViewProps>) =>
    rerender(<AccountSetupView {...data} {...props} {...changed} />)
  return { onSubmit, showAgain }
}

const submit = () => userEvent.click(screen.getByRole('button', { name: 'Submit' }))
const headings = () => screen.getAllByRole('heading').map(({ textContent }) => textContent)
const text = (name: string | RegExp) => screen.getByRole('textbox', { name })

async function choose(label: RegExp, option: string) {
  await userEvent.click(screen.getByRole('combobox', { name: label }))
  await userEvent.click(await screen.findByRole('option', { name: option }))
}

beforeAll(loadQuestions)

describe('AccountSetupView', () => {
  it('lets the browser fill in only the data of the user [WCAG 1.3.5]', () => {
    show(jointAnswers())

    const tokensOf = (name: string) =>
      screen.getAllByLabelText(name).map((input) => input.getAttribute('autocomplete'))
    expect(tokensOf('First name')).toEqual(['given-name', 'off'])
    expect(tokensOf('Last name')).toEqual(['family-name', 'off'])
    expect(tokensOf('Email')).toEqual(['email', 'off'])
    expect(tokensOf('City')).toEqual(['address-level2'])
    expect(tokensOf('Postal code')).toEqual(['postal-code'])
    const dates = [...document.querySelectorAll('[autocomplete="bday"]')]
    expect(dates).toHaveLength(1)
    expect(document.querySelectorAll('[autocomplete="address-level1"]')).toHaveLength(1)
    expect(document.querySelectorAll('[autocomplete="country-name"]')).toHaveLength(1)
  })

  it.each(['SEP IRA', 'Trust', 'Individual'])(
    'lets the browser fill in the first party of a %s, who is the user of the sign-in [WCAG 1.3.5]',
    (type) => {
      const signedIn = { firstName: 'Maren', lastName: 'Okafor', emails: ['maren.okafor@example.com'] }
      show(someAnswers({ type }), { signedIn })

      const tokenOf = (name: string) => screen.getAllByLabelText(name)[0]?.getAttribute('autocomplete')
      expect(['First name', 'Last name', 'Email'].map(tokenOf)).toEqual([
        'given-name',
        'family-name',
        'email',
      ])
    },
  )

  it('shows the type and the state in the language of the page, and sends the names of the platform', async () => {
    const answers = someAnswers({ address: { ...harbourWalk, province: 'CA' } })
    render(
      <CapstanProvider instance={createCapstan({ locale: 'de' })}>
        <AccountSetupView
          types={['Estate', 'Individual']}
          countries={someCountries}
          initialValues={answers}
          today={someDay}
          onSubmit={vi.fn()}
        />
      </CapstanProvider>,
    )

    const type = await screen.findByRole('combobox', { name: /Art des Investors/ })
    expect(type).toHaveValue('Einzelperson')
    expect(type).toHaveAccessibleDescription('Ein Mensch, der im eigenen Namen anlegt.')
    expect(screen.getByRole('combobox', { name: /Bundesstaat/ })).toHaveTextContent('Kalifornien')
  })

  it('describes each type once: the sentence describes the option, and then the answer', async () => {
    show()
    const type = screen.getByRole('combobox', { name: 'Investor Type' })

    await userEvent.click(type)
    for (const name of someTypes)
      expect(await screen.findByRole('option', { name })).toHaveAccessibleDescription(/\.$/)
    await userEvent.click(screen.getByRole('option', { name: 'Estate' }))

    const sentence = 'The property of a person who has died, until it is passed on.'
    expect(type).toHaveAccessibleDescription(sentence)
    expect(screen.getAllByText(sentence)).toHaveLength(1)
  })

  it('finds a type with the keyboard, by a word of its description, and keeps it during a new search', async () => {
    show()
    const type = screen.getByRole('combobox', { name: 'Investor Type' })

    await userEvent.tab()
    await userEvent.keyboard('surviv')
    expect(await screen.findAllByRole('option')).toHaveLength(1)
    await userEvent.keyboard('{ArrowDown}{Enter}')
    expect(type).toHaveValue('Joint TWROS')
    expect(text('Account name')).toBeVisible()

    await userEvent.clear(type)
    expect(screen.getByLabelText('Account name')).toBeVisible()
    await userEvent.keyboard('corp')
    const found = await screen.findAllByRole('option')
    expect(found.map((option) => option.getAttribute('aria-label'))).toEqual([
      'Corporation',
      'Corporation SEP IRA',
      'Corporation Simple IRA',
    ])
    await userEvent.click(document.body)

    expect(type).toHaveValue('Joint TWROS')
  })

  it('explains a tax id and 000 on request, and not in the name or the description of the field', async () => {
    show({ type: 'Individual' })
    const words = /^The number a person has with the tax office/

    expect(screen.getByText(words)).not.toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'What does this mean: Tax ID' }))

    expect(screen.getByText(words)).toBeVisible()
    expect(text('Tax ID')).toHaveAccessibleDescription('If not applicable, enter 000')
  })

  it.each(['Individual', 'Sole Proprietorship'])('asks an %s for one person and no parties', (type) => {
    show({ type })

    expect(headings()).toEqual(['Account', 'Address', 'Attestation'])
    expect(text('First name')).toBeVisible()
    // proves SETUP-005
    expect(screen.queryByRole('checkbox', { name: 'Add as Delegate' })).toBeNull()
  })

  it('asks for the role of a party who may log in, a viewer by default', async () => {
    show({ type: 'LLC', parties: [aParty({ allowLogin: false })] })
    expect(screen.queryByRole('combobox', { name: /Role/ })).toBeNull()

    await userEvent.click(screen.getByRole('checkbox', { name: 'Add as Delegate' }))
    const role = screen.getByRole('combobox', { name: /Role/ })
    expect(role).toHaveTextContent('Viewer')
    expect(role).toHaveAccessibleDescription(/^A viewer can read and download/)
  })

  it('says that two parties with one email are one login, and asks for no role of the second', async () => {
    const email = ' MAREN.Okafor@example.com'
    show({ type: 'LLC', parties: [aParty({ allowLogin: true }), anotherParty({ email, allowLogin: true })] })

    const said = () => screen.queryAllByText(/ has the same email: both are one login, with one role\.$/)
    expect(said().map(({ textContent }) => textContent?.split(' has ')[0])).toEqual([
      'Managing Member 2',
      'Managing Member 1',
    ])
    expect(screen.getAllByRole('combobox', { name: /Role/ })).toHaveLength(1)

    const [, second] = screen.getAllByRole('textbox', { name: 'Email' })
    await userEvent.clear(second as HTMLElement)
    await userEvent.type(second as HTMLElement, 'bea@example.com')
    expect(said()).toEqual([])
    expect(screen.getAllByRole('combobox', { name: /Role/ })).toHaveLength(2)
  })

  it('keeps the parties around the one that is removed', async () => {
    show({ type: 'LLC', parties: [aParty(), anotherParty(), aParty({ firstName: 'Ines' })] })

    await userEvent.click(screen.getByRole('button', { name: 'Remove Managing Member 2' }))

    expect(
      screen.getAllByRole('textbox', { name: 'First name' }).map((input) => input.getAttribute('value')),
    ).toEqual(['Maren', 'Ines'])
  })

  it('gives the focus to the button that adds one, where the button that removed one has gone [WCAG 2.4.3]', async () => {
    show({ type: 'LLC', parties: [aParty(), anotherParty(), aParty({ firstName: 'Ines' })] })

    await userEvent.click(screen.getByRole('button', { name: 'Remove Managing Member 2' }))

    expect(screen.getByRole('button', { name: 'Add Managing Member' })).toHaveFocus()
  })

  it('takes the last party away, whose answers are gone before its fields', async () => {
    show({ type: 'LLC', parties: [aParty(), aParty({ firstName: 'Ines' })] })

    await userEvent.click(screen.getByRole('button', { name: 'Remove Managing Member 2' }))

    expect(text('First name')).toHaveValue('Maren')
  })

  it('keeps answers that fit another type, and restores the others with the first type', async () => {
    show(jointAnswers())

    await choose(/Investor Type/, 'Individual')
    expect(text('First name')).toHaveValue('Maren')
    expect(text('City')).toHaveValue('Portland')
    await choose(/Investor Type/, 'Joint TIC')

    expect(text('Account name')).toHaveValue('Okafor & Lindqvist JTWROS')
    expect(screen.getAllByRole('textbox', { name: 'First name' })[1]).toHaveValue('Bea')
  })

  it('asks for a mailing address only where it is separate', async () => {
    show({ type: 'Individual' })

    await userEvent.click(screen.getByRole('switch', { name: 'Separate mailing address' }))

    expect(
      within(screen.getByRole('region', { name: 'Mailing address' })).getByRole('textbox', { name: 'City' }),
    ).toBeVisible()
  })

  it('doubts a US tax id that cannot be one, and takes it all the same', async () => {
    const { onSubmit } = show(someAnswers({ parties: [aParty({ taxId: '666-12-3456' })] }))
    expect(text('Tax ID')).toHaveAccessibleDescription(
      'This does not look like a US tax ID. Please check it.',
    )

    await submit()

    await waitFor(() => expect(onSubmit).toHaveBeenCalledOnce())
  })

  it.each([
    ['USA', 'United States of America (the)'],
    ['england', 'United Kingdom of Great Britain and Northern Ireland (the)'],
    ['Kanada', 'Canada'],
  ])('finds a country by its common name: %s', async (typed, name) => {
    show({ type: 'Individual' })

    await userEvent.type(screen.getByRole('combobox', { name: 'Country' }), typed)

    expect((await screen.findAllByRole('option')).map(({ textContent }) => textContent)).toEqual([name])
  })

  it('names the question in the summary when the error message does not', async () => {
    show(someAnswers({ parties: [aParty({ usCitizen: '', firstName: '' })] }))

    await submit()

    expect(await screen.findByRole('link', { name: 'US citizen? Please answer yes or no.' })).toBeVisible()
  })

  it('shows a reader who may not set the account up no form', () => {
    show({}, { isAllowed: false })

    expect(screen.getByText('Operation not allowed')).toBeVisible()
    expect(screen.queryByRole('form')).toBeNull()
  })
})
