import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { CapstanRoot } from '../../../provider/CapstanRoot'
import { renderWithServer } from '../../../testing/renderWithServer'
import { DynamicForm, type DynamicFormProps } from './DynamicForm'
import type { StepOutcome } from '../step/StepTypeProps'
import { aDraftStore } from '../../../forms/testing'
import { aboutWork, everyKind, hostileSchema } from '../testing'

function show(schema: unknown, props: Partial<DynamicFormProps> = {}) {
  const onSubmit = vi.fn(async (): Promise<StepOutcome> => ({ status: 'sent' }))
  renderWithServer(
    <CapstanRoot>
      <DynamicForm schema={schema} onSubmit={onSubmit} {...props} />
    </CapstanRoot>,
  )
  return { onSubmit, sent: () => onSubmit.mock.calls.map((call: unknown[]) => call[0]) }
}

const field = (rest: object) => ({ fields: [{ key: 'a', displayKey: 'Answer', ...rest }] })
const answer = () => screen.getByLabelText('Answer')
const proceed = () => userEvent.click(screen.getByRole('button', { name: 'Continue' }))

beforeAll(DynamicForm.prefetch)

describe('DynamicForm', () => {
  it('shows a field of every kind, optional ones marked', () => {
    show(everyKind, { lists: { countries: [{ value: '840', label: 'United States of America (the)' }] } })

    expect(screen.getAllByRole('textbox').length).toBeGreaterThan(8)
    expect(screen.getByRole('radiogroup', { name: 'Are you employed by a broker-dealer?' })).toBeVisible()
    expect(screen.getByRole('checkbox', { name: 'Salary' })).toBeVisible()
    expect(screen.getByRole('combobox', { name: 'Citizenship' })).toBeVisible()
    expect(screen.getByRole('link', { name: /Customer Identification disclosure/ })).toHaveAttribute(
      'href',
      'https://larkspur.test/disclosure',
    )
  })

  it('lets the browser fill in only the data of the investor [WCAG 1.3.5]', () => {
    show({
      fields: [
        { key: 'a', displayKey: 'Email', type: 'email', fact: 'email' },
        { key: 'b', displayKey: 'Phone', type: 'phone', fact: 'phone' },
        { key: 'c', displayKey: 'State of residence', fact: 'state' },
        { key: 'd', displayKey: 'Email of your accountant', type: 'email' },
        { key: 'e', displayKey: 'Phone of your accountant', type: 'phone' },
        { key: 'f', displayKey: 'Citizenship', fact: 'citizenship' },
        { key: 'g', displayKey: 'Anything', fact: 'constructor' },
      ],
    })

    const tokens = screen.getAllByRole('textbox').map((input) => input.getAttribute('autocomplete'))
    expect(tokens).toEqual(['email', 'tel', 'address-level1', 'off', 'off', null, null])
  })

  it('gives a phone number the country of the address, and asks for a country where that has no such number', async () => {
    const { sent } = show(field({ type: 'phone' }), { phoneCountry: 'AT' })

    await userEvent.type(answer(), '0664 12')
    await proceed()
    await waitFor(() => expect(answer()).toHaveAccessibleDescription(/with its country/))
    expect(sent()).toEqual([])

    await userEvent.clear(answer())
    await userEvent.type(answer(), '0664 1234567{Enter}')
    await waitFor(() => expect(sent()).toMatchObject([{ values: { a: '+436641234567' } }]))
  })

  it('gives a phone number the country that is chosen in the same form, also after the number', async () => {
    const schema = {
      fields: [
        { key: 'phone', displayKey: 'Phone', type: 'phone', order: 1 },
        {
          ...{ key: 'country', displayKey: 'Country', fact: 'country', order: 2 },
          options: [{ typeahead: 'countries' }],
        },
      ],
    }
    const countries = [
      { value: '40', label: 'Austria', countryCode: 'AT' },
      { value: '840', label: 'United States', countryCode: 'US' },
    ]
    const { sent } = show(schema, { lists: { countries } })
    const phone = screen.getByLabelText('Phone')

    await userEvent.type(phone, '0664 1234567')
    await userEvent.tab()
    expect(phone).toHaveValue('06641234567')
    await userEvent.type(screen.getByRole('combobox', { name: 'Country' }), 'aus')
    await userEvent.click(await screen.findByRole('option', { name: 'Austria' }))
    await waitFor(() => expect(phone).toHaveValue('+436641234567'))
    await proceed()

    await waitFor(() => expect(sent()).toMatchObject([{ values: { phone: '+436641234567', country: '40' } }]))
  })

  it('checks a pattern, and shows the field’s own message or the general one', async () => {
    show({
      fields: [
        { key: 'a', displayKey: 'Own', type: 'string', regex: '^[a-z]+$', error: 'Letters only.' },
        { key: 'b', displayKey: 'General', type: 'string', regex: '^[a-z]+$' },
        { key: 'c', displayKey: 'Unchecked', type: 'textArea', regex: '^[a-z]+$' },
      ],
    })

    for (const name of ['Own', 'General', 'Unchecked']) {
      await userEvent.type(screen.getByRole('textbox', { name }), '12a')
    }
    await userEvent.tab()

    expect(screen.getByRole('textbox', { name: 'Own' })).toHaveAccessibleDescription('Letters only.')
    // proves STEP-030
    expect(screen.getByRole('textbox', { name: 'General' })).toHaveAccessibleDescription('Invalid input')
    // proves STEP-029
    expect(screen.getByRole('textbox', { name: 'Unchecked' })).toBeValid()
  })

  it('checks a pattern that needs an engine of its own, once that is here', async () => {
    const { onSubmit } = show(field({ type: 'string', regex: '^(yes|no)$', error: 'Yes or no.' }))

    await userEvent.type(answer(), 'perhaps')
    await proceed()
    expect(await screen.findByText('Yes or no.')).toBeVisible()
    expect(onSubmit).not.toHaveBeenCalled()

    await userEvent.clear(answer())
    await userEvent.type(answer(), 'no')
    await proceed()
    await waitFor(() => expect(onSubmit).toHaveBeenCalledTimes(1))
  })

  it.each(['(a*)*\\1$', '\\', '[^]'])(
    'refuses answers when the pattern is %s, with a message at the field, and keeps the typed text',
    async (regex) => {
      const { onSubmit } = show(field({ type: 'string', regex, error: 'Capitals, please.' }))

      await userEvent.type(answer(), 'aaaa')
      await proceed()

      await waitFor(() =>
        expect(answer()).toHaveAccessibleDescription(
          'The rule for this answer cannot be read, so no answer can be accepted. Please contact the person who asks.',
        ),
      )
      expect(answer()).toHaveValue('aaaa')
      expect(onSubmit).not.toHaveBeenCalled()
    },
  )

  it('asks for digits where the pattern is of digits', async () => {
    show(field({ type: 'string', regex: '^\\d{4}$' }))

    await userEvent.type(answer(), '12ab34')

    // proves STEP-031
    expect(answer()).toHaveValue('1234')
  })

  it('shows a date as month, day and year', () => {
    show(field({ type: 'date' }), { answers: { a: '2017-04-12' } })

    const parts = screen.getAllByRole('spinbutton').map((part) => part.textContent)
    // proves STEP-035
    expect(parts).toEqual(['04', '12', '2017'])
  })

  it('sends nothing while an answer is missing, with a message at the field and in a snackbar', async () => {
    const { onSubmit } = show(field({ type: 'string' }))

    await proceed()

    expect(await screen.findByText('Please correct the highlighted fields.')).toBeVisible()
    await waitFor(() => expect(answer()).toBeInvalid())
    expect(answer()).toHaveFocus()
    // proves FIELD-033, STEP-033, STEP-034
    expect(onSubmit).not.toHaveBeenCalled()
  })

  it('lists several wrong answers above the form, and focus goes there', async () => {
    show({ fields: ['Name', 'Town'].map((displayKey) => ({ key: displayKey, displayKey, type: 'string' })) })

    await proceed()

    const link = await screen.findByRole('link', { name: 'Town: This field is required.' })
    await userEvent.click(link)
    expect(screen.getByRole('textbox', { name: 'Town' })).toHaveFocus()
  })

  it('shows no error during typing', async () => {
    show(field({ type: 'email' }))

    await userEvent.type(answer(), 'maren@')
    expect(answer()).not.toHaveAttribute('aria-invalid')
    await userEvent.tab()

    await waitFor(() => expect(answer()).toHaveAttribute('aria-invalid', 'true'))
  })

  it('looks at a corrected answer once it is left, not while it is typed', async () => {
    show(field({ type: 'email' }))
    await proceed()
    await screen.findByText('This field is required.')

    await userEvent.type(answer(), 'maren@')
    expect(screen.getByText('This field is required.')).toBeVisible()
    await userEvent.tab()

    expect(await screen.findByText('Please enter a valid email address.')).toBeVisible()
  })

  it('sends the cleaned values under the keys of the schema', async () => {
    const { sent } = show({
      fields: [
        { key: 'odd key', displayKey: 'Income', type: 'number' },
        { key: 'site', displayKey: 'Site', type: 'link' },
      ],
    })

    await userEvent.type(screen.getByRole('textbox', { name: 'Income' }), '1,850.5')
    await userEvent.type(screen.getByRole('textbox', { name: 'Site' }), 'larkspur.test')
    await proceed()

    expect(sent()).toMatchObject([{ values: { 'odd key': '1850.50', site: 'https://larkspur.test' } }])
  })

  it('shows a number with thousands and cents once it is left', async () => {
    show(field({ type: 'number' }))

    await userEvent.type(answer(), '185000')
    await userEvent.tab()

    expect(answer()).toHaveValue('185,000.00')
  })

  it('shows a number with the two decimals it is sent with, and no others', async () => {
    const { sent } = show({ fields: [{ key: 'rate', displayKey: 'Rate', type: 'number' }] })
    const rate = screen.getByRole('textbox', { name: 'Rate' })

    await userEvent.type(rate, '0.125')
    await userEvent.tab()

    expect(rate).toHaveValue('0.13')
    await proceed()
    expect(sent()).toMatchObject([{ values: { rate: '0.13' } }])
  })

  it('shows the platform’s refusal at its field, and keeps the typed answers', async () => {
    const { onSubmit } = show(field({ type: 'string' }))
    onSubmit.mockResolvedValue({ status: 'invalid', fields: { a: 'Not an occupation.' } })

    await userEvent.type(answer(), 'None')
    await proceed()

    await waitFor(() => expect(answer()).toHaveAccessibleDescription('Not an occupation.'))
    expect(answer()).toHaveValue('None')
  })

  it('keeps the typed answers when sending fails, and sends them again under the same id', async () => {
    const { onSubmit, sent } = show(field({ type: 'string' }))
    onSubmit.mockResolvedValueOnce({ status: 'failed' })

    await userEvent.type(answer(), 'Marine engineer')
    await proceed()
    expect(await screen.findByText('Error. Please try again.')).toBeVisible()
    expect(screen.getByText(/^This step was not sent\./)).toBeVisible()
    expect(answer()).toHaveValue('Marine engineer')
    await proceed()

    expect(sent()).toHaveLength(2)
    expect(sent()[0]).toEqual(sent()[1])
  })

  it('clears the typed answers on reset', async () => {
    const drafts = aDraftStore({ answers: { a: 'Earlier' } })
    show(field({ type: 'string' }), { drafts })
    await waitFor(() => expect(answer()).toHaveValue('Earlier'))

    await userEvent.click(screen.getByRole('button', { name: 'Reset' }))

    expect(answer()).toHaveValue('')
    await waitFor(() => expect(drafts.kept).toBeUndefined())
  })

  it('begins with the earlier answers, and marks them', async () => {
    show(
      {
        fields: [
          { key: 'goal', displayKey: 'Objective', type: 'dropdown', options: ['Growth', 'Income'] },
          { key: 'risk', displayKey: 'I can afford to lose it', type: 'boolean' },
          { key: 'read', displayKey: 'I have read it', type: 'checkbox' },
          { key: 'note', displayKey: 'Anything else', type: 'string' },
        ],
      },
      { answers: { goal: 'Growth', risk: true, read: true } },
    )

    expect(screen.getByText(/^Filled in with your earlier answers: Objective, I can afford/)).toBeVisible()
    expect(screen.getByRole('combobox', { name: /Objective/ })).toHaveTextContent('Growth')
    expect(screen.getByRole('radio', { name: 'Yes' })).toBeChecked()
    // proves QANS-006
    expect(screen.getByRole('checkbox', { name: 'I have read it' })).not.toBeChecked()
  })

  it('shows the questions that other answers require; answers to hidden ones are kept but not sent', async () => {
    const { sent } = show(aboutWork)
    const number = () => screen.queryByLabelText('Employer Identification Number')
    const choose = async (name: string) => {
      await userEvent.click(screen.getByRole('combobox', { name: /Employment status/ }))
      await userEvent.click(await screen.findByRole('option', { name }))
    }
    expect(number()).toBeNull()

    await choose('Employed')
    await userEvent.type(screen.getByLabelText('Employer Identification Number'), '12-3456789')
    await choose('Retired')
    expect(number()).toBeNull()
    await proceed()
    await waitFor(() => expect(sent()).toMatchObject([{ values: { status: 'Retired' } }]))
    expect(JSON.stringify(sent())).not.toContain('3456789')

    await choose('Employed')
    expect(number()).toHaveValue('12-3456789')
    await userEvent.clear(screen.getByLabelText('Employer Identification Number'))
    await proceed()
    await waitFor(() => expect(number()).toBeInvalid())
  })

  it.each([
    ['Retired', false],
    ['Employed', true],
  ])(
    'for a draft of an investor %s asks again only for a secret that it needs: %s',
    async (status, isAsked) => {
      show(aboutWork, { drafts: aDraftStore({ answers: { status } }) })

      // In the form, and announced.
      const notes = await screen.findAllByText(/^Draft of .* restored\./)

      for (const { textContent } of notes)
        expect(textContent.includes('Employer Identification Number')).toBe(isAsked)
    },
  )

  it('preselects no Yes or No', async () => {
    show({ fields: [{ key: 'risk', displayKey: 'I can afford to lose it', type: 'boolean' }] })

    expect(screen.getByRole('radio', { name: 'Yes' })).not.toBeChecked()
    await proceed()
    await waitFor(() => expect(screen.getByRole('radiogroup')).toBeInvalid())
  })

  it('renders only the field that is typed into, of sixty', async () => {
    const fields = Array.from({ length: 60 }, (_, at) => ({
      key: `q${at}`,
      displayKey: `Question ${at}`,
      type: 'string',
    }))
    show({ fields })
    const changed = new Set<Node>()
    const observer = new MutationObserver((records) => records.forEach(({ target }) => changed.add(target)))
    observer.observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true })

    const typed = screen.getByRole('textbox', { name: 'Question 30' })
    await userEvent.type(typed, 'abc')

    const others = screen.getAllByRole('textbox').filter((each) => each !== typed)
    expect(others).toHaveLength(59)
    expect(others.filter((each) => changed.has(each))).toHaveLength(0)
    observer.disconnect()
  })

  it.each([null, undefined, 7, 'text', [], { fields: 'no' }, { fields: [] }])(
    'stands a schema of %o',
    (schema) => {
      show(schema)

      expect(screen.getByText(/This form has no fields/)).toBeVisible()
    },
  )

  it('stands a hostile schema: nothing throws, no markup, no script link', async () => {
    show(hostileSchema)

    expect(screen.getByText('<img src=x onerror=alert(1)>')).toBeVisible()
    expect(document.querySelector('img')).toBeNull()
    expect(document.querySelector('a[href^="javascript"]')).toBeNull()
    await proceed()
    expect(await screen.findByText('Please correct the highlighted fields.')).toBeVisible()
  })

  it('masks the tax ids of a secret form and no more, and never logs an answer', async () => {
    const spies = (['log', 'info', 'warn', 'error', 'debug'] as const).map((each) => vi.spyOn(console, each))
    const job = { key: 'b', displayKey: 'Occupation', type: 'string', optional: true }
    show({ fields: [...field({ type: 'taxId' }).fields, job] }, { isSecret: true })

    await userEvent.type(answer(), '123-45-6789')
    await proceed()

    expect(answer()).toHaveAttribute('type', 'password')
    expect(screen.getByLabelText('Occupation')).toHaveAttribute('type', 'text')
    expect(JSON.stringify(spies.flatMap(({ mock }) => mock.calls))).not.toContain('123-45')
    vi.restoreAllMocks()
  })
})
