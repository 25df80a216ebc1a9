import { createCapstan } from '@capstan/sdk-core'
import type { StepDetails } from '@capstan/sdk-core/steps'
import {
  aProcess,
  aStep,
  fakeServer,
  fakeSocket,
  fixtureIds,
  operations,
  processAnswer,
  refuse,
  stepAnswer,
} from '@capstan/sdk-core/testing'
import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { CapstanProvider } from '../../provider/CapstanProvider'
import { DynamicForm } from './questions/DynamicForm'
import { StepProcess } from './StepProcess'

/** Returns a platform with a process of one step, which a test changes as a provider would. */
function aPlatform(first: Partial<StepDetails> = {}) {
  const [server, socket] = [fakeServer(), fakeSocket()]
  let step = aStep(first)
  const process = () =>
    aProcess({
      shortSteps: aProcess()
        .shortSteps.slice(0, 1)
        .map((each) => ({ ...each, ...outline(step) })),
    })
  server.on(operations.Process, () => processAnswer(process()))
  server.on(operations.Step, () => ({ __typename: 'Query', stepById: stepAnswer(step) }))
  const change = (changes: Partial<StepDetails>) => {
    step = { ...step, ...changes, version: String(Number(step.version) + 1) }
    return stepAnswer(step)
  }
  const completed = (changes: Partial<StepDetails>) => ({
    __typename: 'Mutation' as const,
    completeStep: { __typename: 'CompleteStepPayload' as const, step: change(changes) },
  })
  return { server, socket, change, completed }
}

function outline({ id, order, status }: StepDetails) {
  return { id, order, status }
}

function show({ server, socket }: ReturnType<typeof aPlatform>, onComplete = vi.fn()) {
  const instance = createCapstan({
    account: fixtureIds.account,
    environment: {
      fetch: server.fetch,
      openSocket: socket.openSocket,
      baseUrl: () => 'https://app.capstan.test/',
    },
  })
  render(
    <CapstanProvider instance={instance}>
      <StepProcess processId={fixtureIds.process} onComplete={onComplete} />
    </CapstanProvider>,
  )
  return { onComplete }
}

async function answerForm(text = 'Growth') {
  await userEvent.type(await screen.findByRole('textbox', { name: 'Investment objective' }), text)
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }))
}

const congratulations = () => screen.findByText(/^Congratulations!/)

beforeAll(DynamicForm.prefetch)

describe('StepProcess', () => {
  it('shows the status the platform answers when a step is sent', async () => {
    const platform = aPlatform()
    platform.server.on(operations.CompleteStep, () => platform.completed({ status: 'processing' }))
    show(platform)

    await answerForm()

    expect(await screen.findByText('Step is processing.')).toBeVisible()
    const sent = platform.server.requests.find(({ name }) => name === 'CompleteStep')
    expect(sent?.variables).toMatchObject({
      input: { stepId: fixtureIds.step, blob: { values: { objective: 'Growth' } } },
    })
    // proves STEP-024
    expect(sent?.headers.get('idempotency-key')).toBeTruthy()
  })

  it('brings focus to the heading of a step that was sent and is awaited: the button that had it is gone [WCAG 2.4.3]', async () => {
    const platform = aPlatform()
    platform.server.on(operations.CompleteStep, () => platform.completed({ status: 'processing' }))
    show(platform)

    await answerForm()

    await screen.findByText('Step is processing.')
    await waitFor(() => expect(screen.getByRole('heading', { level: 3 })).toHaveFocus())
  })

  it('follows the step afterwards, and calls the host at the end', async () => {
    const platform = aPlatform()
    platform.server.on(operations.CompleteStep, () => platform.completed({ status: 'processing' }))
    const { onComplete } = show(platform)
    await answerForm()
    await screen.findByText('Step is processing.')
    expect(onComplete).not.toHaveBeenCalled()

    await waitFor(() => expect(platform.socket.subscribed).toContain(`steps:${fixtureIds.step}`))
    const { version } = platform.change({ status: 'complete' })
    act(() => platform.socket.push('steps', fixtureIds.step, Number(version)))

    expect(await congratulations()).toBeVisible()
    // proves STEP-025
    await waitFor(() => expect(onComplete).toHaveBeenCalledOnce())
  })

  it('follows a step that a provider completes', async () => {
    const platform = aPlatform({
      type: 'link',
      schema: { link: 'https://provider.capstan.test/pay', text: 'Pay' },
    })
    show(platform)
    await screen.findByRole('link', { name: /Pay/ })

    await waitFor(() => expect(platform.socket.subscribed).toContain(`steps:${fixtureIds.step}`))
    const { version } = platform.change({ status: 'complete' })
    act(() => platform.socket.push('steps', fixtureIds.step, Number(version)))

    expect(await congratulations()).toBeVisible()
  })

  it('keeps the typed answers when the platform cannot be reached', async () => {
    const platform = aPlatform()
    platform.server.on(operations.CompleteStep, () => refuse('internal', 'secret'))
    show(platform)

    await answerForm('Income')

    // proves STEP-037
    expect(await screen.findByText('Error. Please try again.')).toBeVisible()
    expect(screen.getByRole('textbox', { name: 'Investment objective' })).toHaveValue('Income')
  })

  /** Mocks a platform that loses the first answer to a step, and returns the outcome when the test releases it. */
  function losing(platform: ReturnType<typeof aPlatform>, outcome: () => object) {
    let answerLate: (answer: object) => void = () => undefined
    const lateAnswer = new Promise<object>((resolve) => (answerLate = resolve))
    platform.server.on(operations.CompleteStep, () => {
      const isAsked = platform.server.requests.at(-1)?.headers.get('Idempotency-Outcome') === 'only'
      if (!isAsked) throw new TypeError('Failed to fetch')
      return lateAnswer as never // an answer of this operation, or a refusal
    })
    return () => answerLate(outcome())
  }
  const sentKeys = ({ server }: ReturnType<typeof aPlatform>) =>
    server.requests
      .filter(({ name }) => name === 'CompleteStep')
      .map(({ headers }) => headers.get('Idempotency-Key'))

  it('reports an unknown outcome of a step, offers no action until it is known, and then continues', async () => {
    const platform = aPlatform()
    const answerLate = losing(platform, () => platform.completed({ status: 'complete' }))
    show(platform)

    await answerForm()
    expect(await screen.findByText(/^No answer arrived\. We do not know yet/)).toBeVisible()
    expect(screen.queryByText(/^This step was not sent/)).toBeNull()
    expect(screen.getByRole('button', { name: 'Reset' })).toBeDisabled()
    await userEvent.click(screen.getByRole('button', { name: 'Sending' }))
    act(answerLate)

    expect(await congratulations()).toBeVisible()
    expect(screen.queryByText('Error. Please try again.')).toBeNull()
    expect(sentKeys(platform)).toHaveLength(2)
    expect(new Set(sentKeys(platform)).size).toBe(1)
  })

  it('reports that a step was not sent once that is known, keeps the typed answers, and sends them again', async () => {
    const platform = aPlatform()
    const answerLate = losing(platform, () => refuse('write_not_made', 'This was not carried out.'))
    show(platform)

    await answerForm('Income')
    await screen.findByText(/^No answer arrived\. We do not know yet/)
    act(answerLate)
    expect(await screen.findByText(/^This step was not sent/)).toBeVisible()
    expect(screen.getByRole('textbox', { name: 'Investment objective' })).toHaveValue('Income')

    platform.server.on(operations.CompleteStep, () => platform.completed({ status: 'complete' }))
    await userEvent.click(screen.getByRole('button', { name: 'Continue' }))
    expect(await congratulations()).toBeVisible()
    expect(new Set(sentKeys(platform)).size).toBe(2)
  })

  it('shows the platform’s refusal at the field', async () => {
    const platform = aPlatform()
    platform.server.on(operations.CompleteStep, () =>
      refuse('step_invalid', 'Please correct the highlighted fields.', {
        fields: { objective: 'Too short.' },
      }),
    )
    show(platform)

    await answerForm('x')

    const field = screen.getByRole('textbox', { name: 'Investment objective' })
    await waitFor(() => expect(field).toHaveAccessibleDescription('Too short.'))
  })

  it('reports that loading failed, and tries again', async () => {
    const platform = aPlatform()
    platform.server.on(operations.Process, () => refuse('internal', 'secret'))
    show(platform)

    expect(await screen.findByText('We could not load your qualification steps.')).toBeVisible()
    expect(screen.getByRole('button', { name: 'Retry' })).toBeVisible()
  })
})
