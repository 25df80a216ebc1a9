import { fakeServer, fixtureIds, operations, refuse, aStep } from '@capstan/sdk-core/testing'
import type { BeforeSubmit, BeforeSubmitAnswer } from '@capstan/sdk-core/host'
import type { StepDetails, StepSubmission } from '@capstan/sdk-core/steps'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { renderWithServer } from '../../testing/renderWithServer'
import { mockSigningApi } from '../signing/testing'
import { DynamicForm } from './questions/DynamicForm'
import { StepProcess, type StepProcessProps } from './StepProcess'
import type { StepTypeProps } from './step/StepTypeProps'
import { mockProcessApi } from './mockProcessApi'

const step = (changes: Partial<StepDetails> = {}) =>
  aStep({
    schema: {
      fields: [
        { key: 'objective', displayKey: 'Investment objective', type: 'string', order: 1 },
        { key: 'income', displayKey: 'Annual income', type: 'number', optional: true, order: 2 },
        { key: 'ein', displayKey: 'Employer ID', type: 'password', optional: true, order: 3 },
      ],
    },
    ...changes,
  })

function show(
  beforeSubmit: BeforeSubmit<StepSubmission>,
  props: Partial<StepProcessProps> & { step?: StepDetails } = {},
) {
  const { step: first = step(), ...rest } = props
  const server = fakeServer()
  mockProcessApi(server, [first])
  const asked = vi.fn<BeforeSubmit<StepSubmission>>(beforeSubmit)
  const block = <StepProcess processId={fixtureIds.process} beforeSubmit={asked} {...rest} />
  const sent = () =>
    server.requests
      .filter(({ name }) => name === 'CompleteStep')
      .map(({ variables }) => (variables as { input: { blob: { values: object } } }).input.blob.values)
  return { ...renderWithServer(block, server), server, asked, sent }
}

/** Returns a host that answers when the test calls for it. */
function slowHost() {
  let answer: (answer?: BeforeSubmitAnswer) => void = () => undefined
  const beforeSubmit: BeforeSubmit<StepSubmission> = () => new Promise((resolve) => (answer = resolve))
  return { beforeSubmit, answer: (given?: BeforeSubmitAnswer) => act(() => answer(given)) }
}

const objective = () => screen.findByRole('textbox', { name: 'Investment objective' })
const proceed = () => userEvent.click(screen.getByRole('button', { name: 'Continue' }))
const answerForm = async (text = 'Growth') => {
  await userEvent.type(await objective(), text)
  await proceed()
}
const done = () => screen.findByText(/^Congratulations!/)

/** Records the errors that the page receives from the host's function. */
const heard = vi.fn()
const hear = (event: ErrorEvent) => {
  event.preventDefault()
  heard(event.error)
}

beforeAll(DynamicForm.prefetch)
beforeEach(() => {
  heard.mockClear()
  window.addEventListener('error', hear)
})
afterEach(() => window.removeEventListener('error', hear))

describe('beforeSubmit of StepProcess', () => {
  it('receives the process, the step and the answers, once, before they are sent, without secrets', async () => {
    const host = slowHost()
    const { asked, sent } = show(host.beforeSubmit)
    await userEvent.type(await objective(), 'Growth')
    await userEvent.type(screen.getByLabelText(/Employer ID/), '12-3456789')

    await userEvent.dblClick(screen.getByRole('button', { name: 'Continue' }))

    expect(asked).toHaveBeenCalledOnce()
    expect(asked.mock.calls[0]?.[0]).toMatchObject({
      kind: 'step',
      processId: fixtureIds.process,
      step: { id: fixtureIds.step, type: 'form' },
      values: { objective: 'Growth' },
      withheld: ['ein'],
    } satisfies Partial<Record<keyof StepSubmission, unknown>>)
    expect(JSON.stringify(asked.mock.calls)).not.toContain('3456789')
    expect(sent()).toEqual([])
    expect(screen.getByRole('button', { name: /Sending/ })).toBeVisible()

    await host.answer()

    expect(await done()).toBeVisible()
    expect(sent()).toEqual([{ objective: 'Growth', ein: '12-3456789' }])
    expect(asked).toHaveBeenCalledOnce()
  })

  it('blocks a step with its own message in its own place, and asks again the next time', async () => {
    let answer: BeforeSubmitAnswer = { ok: false, message: 'We close at six.' }
    const { asked, sent } = show(() => answer)

    await answerForm()

    const notice = await screen.findByRole('group', { name: 'We close at six.' })
    await waitFor(() => expect(notice).toHaveFocus())
    expect(sent()).toEqual([])
    expect(await objective()).toHaveValue('Growth')

    answer = { ok: true }
    await proceed()
    expect(await done()).toBeVisible()
    expect(asked).toHaveBeenCalledTimes(2)
  })

  it('shows the errors by field', async () => {
    const fields = { objective: 'Tell us which sector.' }
    show(() => ({ ok: false, message: 'We need a little more.', fields }))

    await answerForm()

    const field = await objective()
    await waitFor(() => expect(field).toHaveAccessibleDescription('Tell us which sector.'))
    // In the form, where it stays, and not in a snackbar.
    expect(screen.getByRole('group', { name: 'We need a little more.' })).toBeVisible()
    expect(field).toHaveFocus()
    expect(document.querySelector('.capstan-snackbar')).toBeNull()
  })

  it('sends the values with which the host replaces the typed ones', async () => {
    const { sent } = show(() => ({ ok: true, patch: { income: '1234.5' } }))

    await answerForm()

    expect(await done()).toBeVisible()
    expect(sent()).toEqual([{ objective: 'Growth', income: '1234.50' }])
  })

  it('shows, and does not send, a value of the host that cannot be typed', async () => {
    const { sent } = show(() => ({ ok: true, patch: { income: 'a lot' } }))

    await answerForm()

    const income = await screen.findByRole('textbox', { name: /Annual income/ })
    await waitFor(() => expect(income).toBeInvalid())
    expect(income).toHaveValue('a lot')
    expect(await objective()).toHaveValue('Growth')
    expect(sent()).toEqual([])
  })

  it.each<[string, BeforeSubmit<StepSubmission>]>([
    ['throws', () => Promise.reject(new Error('CRM down'))],
    ['gives an invalid answer', () => 'yes' as unknown as undefined],
    ['amends what the step does not ask', () => ({ ok: true, patch: { nothing: 'x' } })],
  ])('sends nothing where it %s, keeps the entries, and reports it to the page', async (_, beforeSubmit) => {
    const { asked, sent } = show(beforeSubmit)

    await answerForm()

    expect(await screen.findByText('Error. Please try again.')).toBeVisible()
    expect(screen.getByText(/^This step was not sent/)).toBeVisible()
    expect(await objective()).toHaveValue('Growth')
    expect(sent()).toEqual([])
    expect(heard).toHaveBeenCalledOnce()

    asked.mockReturnValue(undefined)
    await proceed()
    expect(await done()).toBeVisible()
  })

  it('waits as long as it is configured', async () => {
    const { sent } = show(() => new Promise(() => undefined), { beforeSubmitTimeoutMs: 30 })

    await answerForm()

    expect(await screen.findByText('Error. Please try again.')).toBeVisible()
    expect(sent()).toEqual([])
    expect(heard).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ code: 'before_submit_failed', details: { reason: 'timeout' } }),
    )
  })

  it('is over once the step is left: nothing is sent, for every later answer', async () => {
    const host = slowHost()
    const { asked, sent, unmount } = show(host.beforeSubmit)
    await answerForm()
    const signal = asked.mock.calls[0]?.[0].signal
    expect(signal?.aborted).toBe(false)

    unmount()
    await host.answer({ ok: true })

    expect(signal?.aborted).toBe(true)
    expect(sent()).toEqual([])
  })

  it('has allowed nothing that is typed while it thinks: that is kept, and sent the next time', async () => {
    const host = slowHost()
    const { sent } = show(host.beforeSubmit)
    await answerForm()

    await userEvent.type(await objective(), ' and income')
    await host.answer({ ok: true, patch: { income: '5' } })

    expect(await screen.findByText(/^This step was not sent/)).toBeVisible()
    expect(sent()).toEqual([])
    expect(await objective()).toHaveValue('Growth and income')
    await proceed()
    await host.answer()
    expect(await done()).toBeVisible()
    expect(sent()).toEqual([{ objective: 'Growth and income' }])
  })

  it('is not asked again about allowed answers that could not be sent', async () => {
    const { server, asked } = show(() => ({ ok: true, patch: { income: '5' } }))
    server.on(operations.CompleteStep, () => refuse('internal', 'secret'))
    await answerForm()
    await screen.findByText('Error. Please try again.')
    const keys = () =>
      server.requests
        .filter(({ name }) => name === 'CompleteStep')
        .map(({ headers }) => headers.get('idempotency-key'))
    expect(screen.getByRole('textbox', { name: /Annual income/ })).toHaveValue('5')

    await waitFor(() => expect(screen.getByRole('button', { name: 'Continue' })).toBeEnabled())
    await proceed()
    await waitFor(() => expect(keys()).toHaveLength(2))

    expect(asked).toHaveBeenCalledOnce()
    expect(new Set(keys()).size).toBe(1)
  })

  it('receives nothing of an encrypted form', async () => {
    const { asked } = show(() => undefined, { step: step({ type: 'encrypted_form' }) })

    await answerForm('Secret plans')

    await waitFor(() => expect(asked).toHaveBeenCalledOnce())
    expect(asked.mock.calls[0]?.[0]).toMatchObject({ values: {}, withheld: ['objective'] })
    expect(JSON.stringify(asked.mock.calls)).not.toContain('Secret plans')
  })

  it('blocks a button step, with a message beside the button', async () => {
    let answer: BeforeSubmitAnswer = { ok: false, message: 'Your wire has not come.' }
    const button = step({ type: 'button', schema: { text: 'I have sent the wire' } })
    const { sent } = show(() => answer, { step: button })

    await userEvent.click(await screen.findByRole('button', { name: 'I have sent the wire' }))
    expect((await screen.findAllByText('Your wire has not come.')).length).toBeGreaterThan(0)
    expect(sent()).toEqual([])

    answer = { ok: true }
    await userEvent.click(screen.getByRole('button', { name: 'I have sent the wire' }))
    expect(await done()).toBeVisible()
  })

  it('blocks sending back papers of a signing step, with a message in the dialog', async () => {
    let answer: BeforeSubmitAnswer | undefined = { ok: false, message: 'Call us first.' }
    const papers = step({ type: 'iframe', service: 'docusign', schema: { signing: 'inline' } })
    const { asked, server } = show(() => answer, { step: papers })
    mockSigningApi(server)
    const declined = () => server.requests.filter(({ name }) => name === '/api/v2/integration/decline-papers')
    await userEvent.click(await screen.findByRole('button', { name: 'Decline or send back' }))
    const dialog = within(await screen.findByRole('dialog'))
    await userEvent.click(dialog.getByRole('radio', { name: /^Send back for correction/ }))
    await userEvent.type(dialog.getByRole('textbox', { name: 'Reason' }), 'My name is misspelt.')

    await userEvent.click(dialog.getByRole('button', { name: 'Send back' }))

    const notice = await dialog.findByRole('group', { name: 'Call us first.' })
    await waitFor(() => expect(notice).toHaveFocus())
    expect(declined()).toEqual([])
    expect(asked.mock.calls[0]?.[0]).toMatchObject({
      step: { id: fixtureIds.step },
      values: { action: 'send_back', reason: 'My name is misspelt.' },
    })

    answer = undefined
    await userEvent.click(dialog.getByRole('button', { name: 'Send back' }))
    await waitFor(() => expect(declined()).toHaveLength(1))
    expect(asked).toHaveBeenCalledTimes(2)
  })

  it('is asked when a step of the host’s own is completed, and in steps within it', async () => {
    const [seen, other] = ['seen', 'other']
    const custom = step({ type: 'custom', service: 'meeting', schema: {} })
    function Meeting({ actions }: StepTypeProps) {
      return (
        <button onClick={() => void actions.complete({ values: { [seen]: true, ssn: '1' } })}>Met</button>
      )
    }
    const { asked, server } = show(() => ({ ok: true, patch: { [other]: 'x' } }), {
      step: custom,
      customSteps: { meeting: Meeting },
    })

    await userEvent.click(await screen.findByRole('button', { name: 'Met' }))

    expect(await done()).toBeVisible()
    expect(asked.mock.calls[0]?.[0]).toMatchObject({ values: { seen: true }, withheld: ['ssn'] })
    const { variables } = server.requests.find(({ name }) => name === 'CompleteStep') ?? {}
    expect(variables).toMatchObject({ input: { blob: { values: { seen: true, ssn: '1', other: 'x' } } } })
  })

  it('is asked in a process that stands inside a step, unless that has a host of its own', async () => {
    const outer = step({ id: fixtureIds.nth(7), type: 'custom', service: 'nested', schema: {} })
    const inner = { ...step(), order: 1 }
    const custom = {
      nested: ({ question: _ }: StepTypeProps) => (
        <StepProcess processId={fixtureIds.nth(8)} headingLevel={3} />
      ),
    }
    const server = fakeServer()
    mockProcessApi(server, [
      { ...outer, order: 1 },
      { ...inner, order: 2 },
    ])
    const asked = vi.fn<BeforeSubmit<StepSubmission>>(() => ({ ok: false, message: 'Not yet.' }))
    const { aProcess, processAnswer } = await import('@capstan/sdk-core/testing')
    server.on(operations.Process, ({ id }) =>
      processAnswer(aProcess({ id, shortSteps: id === fixtureIds.process ? [outer] : [inner] })),
    )
    renderWithServer(
      <StepProcess processId={fixtureIds.process} beforeSubmit={asked} customSteps={custom} />,
      server,
    )

    await answerForm()

    expect(await screen.findByRole('group', { name: 'Not yet.' })).toBeVisible()
    expect(asked.mock.calls[0]?.[0].step.id).toBe(fixtureIds.step)
  })
})
