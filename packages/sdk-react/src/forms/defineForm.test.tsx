import { CapstanError } from '@capstan/sdk-core'
import type { FormFields } from '@capstan/sdk-core/forms'
import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Profiler } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { CapstanRoot } from '../provider/CapstanRoot'
import { renderWithServer } from '../testing/renderWithServer'
import type { DefinedFormProps } from './defineForm'
import { contact } from './testing'

type Props = Omit<Partial<DefinedFormProps<FormFields>>, 'onSubmit' | 'draft' | 'initial' | 'form'>

function show(
  onSubmit = vi.fn<(values: object, key: string) => Promise<void>>(async () => undefined),
  props: Props = {},
) {
  const { capstan } = renderWithServer(
    <CapstanRoot>
      <contact.Form aria-label="Contact" onSubmit={onSubmit} {...props}>
        <contact.Field name="name" />
        <contact.Field name="email" />
        <contact.Field name="born" />
      </contact.Form>
    </CapstanRoot>,
  )
  language.change = (locale) => capstan.update({ locale })
  return onSubmit
}

/** The language of the page that was shown last. */
const language: { change: (locale: string) => void } = { change: () => undefined }

const field = (name: string) => screen.getByRole('textbox', { name })
const submit = () => userEvent.click(screen.getByRole('button', { name: 'Submit' }))

async function fillIn() {
  await userEvent.type(field('Name'), 'Maren Okafor')
  await userEvent.type(field('Email'), 'maren@okafor.test')
}

const failing = (...errors: unknown[]) =>
  vi.fn<(values: object, key: string) => Promise<void>>(async () => {
    if (errors.length > 0) throw errors.shift()
  })

describe('a form of one’s own', () => {
  it('hands over typed values as they travel', async () => {
    const onSubmit = show()

    await fillIn()
    await submit()

    await waitFor(() => expect(onSubmit).toHaveBeenCalledOnce())
    expect(onSubmit.mock.calls[0]?.[0]).toEqual({
      name: 'Maren Okafor',
      email: 'maren@okafor.test',
      born: undefined,
    })
  })

  it('shows errors on submit, beside each field and in a summary that takes focus and links to the fields [WCAG 3.3.1] [WCAG 3.3.3]', async () => {
    const onSubmit = show()

    await submit()

    const summary = await screen.findByRole('group', { name: 'Please correct the following:' })
    await waitFor(() => expect(summary).toHaveFocus())
    expect(screen.queryByRole('alert')).toBeNull()
    expect(field('Name')).toHaveAccessibleDescription('This field is required. As on your passport.')
    await userEvent.click(screen.getByRole('link', { name: 'Email: This field is required.' }))
    expect(field('Email')).toHaveFocus()
    // proves FIELD-033
    expect(onSubmit).not.toHaveBeenCalled()
  })

  it('translates the shown errors when the language changes [WCAG 3.1.1]', async () => {
    show()
    await submit()
    await screen.findByRole('group', { name: 'Please correct the following:' })

    act(() => language.change('de'))

    const said = await screen.findByRole('group', { name: 'Bitte korrigieren Sie Folgendes:' })
    await waitFor(() => expect(said).toHaveTextContent('Email: Dieses Feld ist erforderlich.'))
    expect(field('Name')).toHaveAccessibleDescription('Dieses Feld ist erforderlich. As on your passport.')
  })

  it('shows the platform’s first message in place of the form, and then the typed values', async () => {
    show(failing(new CapstanError('not_allowed', { message: 'Operation not allowed' })))

    await fillIn()
    await submit()

    const said = await screen.findByRole('group', { name: 'Operation not allowed' })
    await waitFor(() => expect(said).toHaveFocus())
    expect(screen.queryByRole('textbox')).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'Back to the form' }))
    expect(field('Name')).toHaveValue('Maren Okafor')
    // proves ERR-003, FIELD-037
    expect(field('Name')).toHaveFocus()
  })

  it('shows its own message for a code, of the whole form or of a field', async () => {
    const errors = ['name_taken', 'not_allowed'].map((code) => new CapstanError(code))
    const errorTexts = {
      name_taken: { field: 'name', text: 'This name is in use.' },
      not_allowed: 'Ask an owner.',
    }
    show(failing(...errors), { errorTexts })

    await fillIn()
    await submit()
    await waitFor(() => expect(field('Name')).toHaveAccessibleDescription(/^This name is in use\./))
    expect(field('Name')).toHaveFocus()
    await userEvent.type(field('Name'), '!')
    await submit()

    // proves FIELD-038
    expect(await screen.findByRole('group', { name: 'Ask an owner.' })).toBeVisible()
  })

  it('shows the platform’s errors beside their fields', async () => {
    const fields = { email: 'This address is not read.' }
    show(failing(new CapstanError('invalid_input', { details: { fields } })))

    await fillIn()
    await submit()

    await waitFor(() => expect(field('Email')).toHaveAccessibleDescription('This address is not read.'))
    expect(field('Name')).toBeVisible()
  })

  it('shows only the message beside the button when no response came without network', async () => {
    const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    show(failing(new CapstanError('uncertain')))

    await fillIn()
    await submit()
    expect(await screen.findByText(/^No answer arrived/)).not.toBeVisible()
    const said = screen.getAllByText(/^You are offline/).filter((each) => !each.closest('[aria-live]'))
    expect(said).toHaveLength(1)
    const { activeElement } = document
    onLine.mockReturnValue(true)
    act(() => void dispatchEvent(new Event('online')))

    expect(screen.getByText(/^No answer arrived/)).toBeVisible()
    expect(activeElement).toHaveFocus()
    onLine.mockRestore()
  })

  it('keeps the form where no answer came, and sends the same under the same key', async () => {
    const onSubmit = show(failing(new CapstanError('uncertain')))

    await fillIn()
    await submit()
    expect(
      await screen.findByText('No answer arrived. Send it again. It is carried out only once.'),
    ).toBeVisible()
    expect(field('Name')).toHaveValue('Maren Okafor')
    await submit()

    await waitFor(() => expect(onSubmit).toHaveBeenCalledTimes(2))
    expect(onSubmit.mock.calls[0]).toEqual(onSubmit.mock.calls[1])
  })

  it('sends once, however often it is pressed', async () => {
    let answer = () => undefined as void
    const onSubmit = show(vi.fn(() => new Promise<void>((resolve) => void (answer = resolve))))

    await fillIn()
    await submit()
    const button = await screen.findByRole('button', { name: /Submitting/ })
    expect(button).toHaveFocus()
    await userEvent.click(button)
    answer()

    await screen.findByRole('button', { name: 'Submit' })
    expect(onSubmit).toHaveBeenCalledOnce()
  })

  it('renders the field that is typed into, and no other', async () => {
    const renders = new Map<string, number>()
    const counted = (name: 'name' | 'email') => (
      <Profiler id={name} onRender={(id) => renders.set(id, (renders.get(id) ?? 0) + 1)}>
        <contact.Field name={name} />
      </Profiler>
    )
    let frames = 0
    render(
      <Profiler id="form" onRender={() => (frames += 1)}>
        <contact.Form onSubmit={() => undefined}>
          {counted('name')}
          {counted('email')}
        </contact.Form>
      </Profiler>,
    )
    await userEvent.click(field('Name'))
    const [before, others] = [renders.get('name') ?? 0, renders.get('email')]
    expect(frames).toBeGreaterThan(0)

    await userEvent.keyboard('Maren')

    expect(renders.get('name')).toBeGreaterThanOrEqual(before + 5)
    expect(renders.get('email')).toBe(others)
  })

  it('has the browser ask before unsaved answers are left, and only then', async () => {
    show(undefined, { guardsLeaving: true })
    const leave = () => {
      const event = new Event('beforeunload', { cancelable: true })
      dispatchEvent(event)
      return event.defaultPrevented
    }

    expect(leave()).toBe(false)
    await fillIn()
    expect(leave()).toBe(true)
    await submit()
    await screen.findByRole('button', { name: 'Submit' })

    await waitFor(() => expect(leave()).toBe(false))
  })
})
