import { createCapstan } from '@capstan/sdk-core'
import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { CapstanProvider } from '../../provider/CapstanProvider'
import { AccountSetupView, type AccountSetupViewProps } from './AccountSetupView'
import { emptyAddressAnswers } from './setupAnswers'
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

// Whole forms are slow to fill in under jsdom on a busy machine.
vi.setConfig({ testTimeout: 20_000 })

beforeAll(loadQuestions)

describe('AccountSetupView', () => {
  it('begins with the investor type and shows nothing else before one is chosen', () => {
    show()

    expect(screen.getByRole('combobox', { name: /Investor Type/ })).toBeVisible()
    // The one that opens the list of the types.
    expect(screen.getByRole('button')).toHaveAccessibleName(/Show options/)
    expect(screen.queryAllByRole('textbox')).toEqual([])
    // proves SETUP-001, SETUP-008
    expect(screen.queryAllByRole('checkbox')).toEqual([])
  })

  it('tells the browser what a person says of themselves, and of nobody else [WCAG 1.3.5]', () => {
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

  it('says the type and the state in the language of the page, and keeps what the platform calls them', async () => {
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

  it('offers the types in the order they come in', async () => {
    show({}, { types: ['Estate', 'LLC', 'Corporation'] })

    await userEvent.click(screen.getByRole('combobox', { name: /Investor Type/ }))

    const options = await screen.findAllByRole('option')
    expect(options.map((option) => option.getAttribute('aria-label'))).toEqual([
      'Estate',
      'LLC',
      'Corporation',
    ])
  })

  it('says of each type whom it is for, once: the sentence describes the option, and then the answer', async () => {
    show()
    const type = screen.getByRole('combobox', { name: 'Investor Type' })

    await userEvent.click(type)
    for (const name of someTypes)
      expect(await screen.findByRole('option', { name })).toHaveAccessibleDescription(/\.$/)
    await userEvent.click(screen.getByRole('option', { name: 'Estate' }))

    const sentence = 'What somebody who has died left behind, until it is passed on.'
    expect(type).toHaveAccessibleDescription(sentence)
    expect(screen.getAllByText(sentence)).toHaveLength(1)
  })

  it('finds a type by the keyboard alone, by a word of what is said of it, and keeps it while another is looked for', async () => {
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

  it('says what a tax id and 000 are to whoever asks, and not in the name or the description of the field', async () => {
    show({ type: 'Individual' })
    const words = /^The number a person has with the tax office/

    expect(screen.getByText(words)).not.toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'What does this mean: Tax ID' }))

    expect(screen.getByText(words)).toBeVisible()
    expect(text('Tax ID')).toHaveAccessibleDescription('If not applicable, enter 000')
  })

  it('asks for the account, its address, its mail, its parties, the attestation once a type is chosen', async () => {
    show()

    await choose(/Investor Type/, 'Corporation')

    expect(headings()).toEqual(['Account', 'Address', 'Officer 1', 'Attestation'])
    expect(text('Account name')).toBeVisible()
    expect(text('Street address')).toBeVisible()
    expect(screen.getByRole('switch', { name: 'Separate mailing address' })).toBeVisible()
    expect(screen.getByRole('checkbox', { name: /^I certify/ })).toBeVisible()
    // proves SETUP-002, SETUP-003, SETUP-004, SETUP-005, SETUP-006, SETUP-007
    expect(screen.getByRole('button', { name: 'Submit' })).toBeVisible()
  })

  it.each(['Individual', 'Sole Proprietorship'])('asks an %s for one person and no parties', (type) => {
    show({ type })

    expect(headings()).toEqual(['Account', 'Address', 'Attestation'])
    expect(text('First name')).toBeVisible()
    // proves SETUP-005
    expect(screen.queryByRole('checkbox', { name: 'Add as Delegate' })).toBeNull()
  })

  it.each([
    ['Revocable Trust', 'Trustee 1'], // proves SETUP-020
    ['Irrevocable Trust', 'Trustee 1'], // proves SETUP-020
    ['Estate', 'Administrator'], // proves SETUP-022, SETUP-027
    ['Corporation', 'Officer 1'], // proves SETUP-023
    ['LLC', 'Managing Member 1'], // proves SETUP-024
    ['Limited Partnership', 'Partner 1'], // proves SETUP-025
    ['Individual IRA', 'Beneficiary'], // proves SETUP-026, SETUP-028
    ['Individual Roth IRA', 'Beneficiary'], // proves SETUP-026, SETUP-028
    ['LLC SEP IRA', 'Beneficiary'], // proves SETUP-026, SETUP-028
    ['Corporation Simple IRA', 'Beneficiary'], // proves SETUP-026, SETUP-028
  ])('calls the party of an account of the type %s %s', (type, heading) => {
    show({ type })

    expect(headings()).toEqual(['Account', 'Address', heading, 'Attestation'])
  })

  it('asks a joint account for exactly two individuals, formed today', async () => {
    show()

    await choose(/Investor Type/, 'Joint TIC')

    expect(headings()).toEqual(['Account', 'Address', 'Individual 1', 'Individual 2', 'Attestation'])
    expect(screen.queryByRole('button', { name: 'Add Individual' })).toBeNull()
    expect(screen.queryByRole('button', { name: 'Remove Individual 2' })).toBeNull()
    // proves SETUP-021, SETUP-029
    expect(screen.queryByText('Formation date')).toBeNull()
  })

  it.each(['Revocable Trust', 'LLC', 'Corporation', 'Limited Partnership'])(
    'lets parties of the type %s be added and removed, down to one',
    async (type) => {
      show({ type })
      const add = screen.getByRole('button', { name: /^Add / })
      expect(screen.queryByRole('button', { name: /^Remove/ })).toBeNull()

      await userEvent.click(add)
      await userEvent.click(add)
      expect(headings()).toHaveLength(6)
      await userEvent.click(screen.getAllByRole('button', { name: /^Remove .* 2$/ })[0] ?? add)

      // proves SETUP-030
      expect(headings()).toHaveLength(5)
    },
  )

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

  it('keeps what still fits when the type changes, and brings the rest back with the type', async () => {
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

  it('helps with the tax id', () => {
    show({ type: 'Individual' })

    // proves SETUP-046
    expect(text('Tax ID')).toHaveAccessibleDescription('If not applicable, enter 000')
  })

  it('doubts a US tax id that cannot be one, and takes it all the same', async () => {
    const { onSubmit } = show(someAnswers({ parties: [aParty({ taxId: '666-12-3456' })] }))
    expect(text('Tax ID')).toHaveAccessibleDescription(
      'This does not look like a US tax ID. Please check it.',
    )

    await submit()

    expect(onSubmit).toHaveBeenCalledOnce()
  })

  it('finds the country by typing among those of the platform', async () => {
    show({ type: 'Individual' })

    await userEvent.type(screen.getByRole('combobox', { name: 'Country' }), 'unit')

    const options = await screen.findAllByRole('option')
    // proves SETUP-047
    expect(options.map(({ textContent }) => textContent)).toEqual([
      'United Arab Emirates (the)',
      'United Kingdom of Great Britain and Northern Ireland (the)',
      'United States of America (the)',
    ])
  })

  it.each([
    ['USA', 'United States of America (the)'],
    ['england', 'United Kingdom of Great Britain and Northern Ireland (the)'],
    ['Kanada', 'Canada'],
  ])('finds a country by what people call it: %s', async (typed, name) => {
    show({ type: 'Individual' })

    await userEvent.type(screen.getByRole('combobox', { name: 'Country' }), typed)

    expect((await screen.findAllByRole('option')).map(({ textContent }) => textContent)).toEqual([name])
  })

  it('names the question in the summary where the words of what is missing do not', async () => {
    show(someAnswers({ parties: [aParty({ usCitizen: '', firstName: '' })] }))

    await submit()

    expect(await screen.findByRole('link', { name: 'US citizen? Please answer yes or no.' })).toBeVisible()
  })

  it('offers 56 states in the United States', async () => {
    show({ type: 'Individual', address: { ...emptyAddressAnswers(), countryId: '840' } })

    await userEvent.click(screen.getByRole('combobox', { name: /State$/ }))

    const states = (await screen.findAllByRole('option')).map(({ textContent }) => textContent)
    expect(states).toHaveLength(56)
    // proves SETUP-048
    expect(states).toEqual(
      expect.arrayContaining([
        'Maine',
        'District of Columbia',
        'American Samoa',
        'Guam',
        'Northern Mariana',
        'Puerto Rico',
        'Virgin Islands',
      ]),
    )
  })

  it('takes the province of another country in words, and forgets a state there', async () => {
    show({ type: 'Individual', address: harbourWalk })
    const country = screen.getByRole('combobox', { name: 'Country' })

    await userEvent.clear(country)
    await userEvent.type(country, 'canad')
    await userEvent.click(await screen.findByRole('option', { name: 'Canada' }))

    // proves SETUP-049
    expect(text('State / Province')).toHaveValue('')
  })

  it('starts with citizenship unanswered, and requires an answer', async () => {
    const { onSubmit } = show(someAnswers({ parties: [aParty({ usCitizen: '' })] }))
    expect(screen.getByRole('radio', { name: 'Yes' })).not.toBeChecked()
    expect(screen.getByRole('radio', { name: 'No' })).not.toBeChecked()

    await submit()

    expect(await screen.findByText('Please answer yes or no.')).toBeVisible()
    // proves SETUP-057
    expect(onSubmit).not.toHaveBeenCalled()
  })

  it('is at most 60rem wide', () => {
    show({ type: 'Individual' })

    // proves SETUP-009
    expect(getComputedStyle(screen.getByRole('form', { name: 'Account setup' })).maxWidth).toBe('960px') // 60 × 16
  })

  it('thanks a reader whose account is set up, instead of the form', () => {
    show({}, { isSetUp: true })

    // proves SETUP-031
    expect(screen.getByText('Thank you for setting up your account!')).toBeVisible()
    expect(screen.queryByRole('form')).toBeNull()
  })

  it('shows a reader who may not set the account up no form', () => {
    show({}, { isAllowed: false })

    expect(screen.getByText('Operation not allowed')).toBeVisible()
    expect(screen.queryByRole('form')).toBeNull()
  })
})
