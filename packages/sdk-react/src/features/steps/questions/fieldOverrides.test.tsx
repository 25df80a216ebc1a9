import { aStep, fakeServer, fixtureIds, operations, refuse } from '@capstan/sdk-core/testing'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { renderWithServer } from '../../../testing/renderWithServer'
import { DynamicForm } from './DynamicForm'
import type { StepFieldOverrides } from '../step/FieldOverridesContext'
import { StepProcess } from '../StepProcess'
import { mockProcessApi } from '../mockProcessApi'

const fields = [
  { key: 'job', displayKey: 'Occupation', type: 'string', order: 1 },
  {
    key: 'branch',
    displayKey: 'Branch',
    type: 'string',
    regex: '^[A-Z]{3}$',
    error: 'Three capitals.',
    order: 2,
  },
  { key: 'note', displayKey: 'Note', type: 'string', optional: true, order: 3 },
]

function show(overrides: StepFieldOverrides) {
  const server = fakeServer()
  mockProcessApi(server, [aStep({ schema: { fields } })])
  renderWithServer(<StepProcess processId={fixtureIds.process} fields={overrides} />, server)
  const sent = () =>
    server.requests
      .filter(({ name }) => name === 'CompleteStep')
      .map(({ variables }) => (variables as { input: { blob: { values: object } } }).input.blob.values)
  return { server, sent }
}

const proceed = () => userEvent.click(screen.getByRole('button', { name: 'Continue' }))
const job = () => screen.findByRole('textbox', { name: 'Occupation' })

beforeAll(DynamicForm.prefetch)

describe('fields of StepProcess', () => {
  it('marks prefilled answers; hides fields, and sends their values', async () => {
    const { sent } = show({ job: { prefill: 'Pilot' }, branch: { prefill: 'VIE', hidden: true } })

    expect(await job()).toHaveValue('Pilot')
    expect(screen.getByText(/^Filled in for you: Occupation\./)).toBeVisible()
    expect(screen.queryByRole('textbox', { name: 'Branch' })).not.toBeInTheDocument()
    await proceed()

    expect(await screen.findByText(/^Congratulations!/)).toBeVisible()
    expect(sent()).toEqual([{ job: 'Pilot', branch: 'VIE' }])
  })

  it('receives the step, and no answers', async () => {
    const overrides = vi.fn(() => ({ note: { required: true } }))
    const { sent } = show(overrides)

    await userEvent.type(await job(), 'Pilot')
    await userEvent.type(screen.getByRole('textbox', { name: 'Branch' }), 'VIE')
    await proceed()

    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Note' })).toBeInvalid())
    expect(sent()).toEqual([])
    const [passed] = overrides.mock.calls[0] as unknown as [object]
    expect(passed).toMatchObject({ id: fixtureIds.step, type: 'form' })
    expect(passed).not.toHaveProperty('dynamicData')
    expect(passed).not.toHaveProperty('outputData')
  })

  it('shows a hidden field once it has an error, from any source', async () => {
    const { server, sent } = show({
      branch: { prefill: 'vie', hidden: true },
      note: { prefill: 'x', hidden: true },
    })
    await userEvent.type(await job(), 'Pilot')
    await proceed()

    const branch = await screen.findByRole('textbox', { name: 'Branch' })
    await waitFor(() => expect(branch).toHaveAccessibleDescription('Three capitals.'))
    expect(sent()).toEqual([])

    server.on(operations.CompleteStep, () =>
      refuse('step_invalid', 'Please correct the highlighted fields.', { fields: { note: 'Too short.' } }),
    )
    await userEvent.clear(branch)
    await userEvent.type(branch, 'VIE')
    await proceed()
    const note = await screen.findByRole('textbox', { name: /Note/ })
    await waitFor(() => expect(note).toHaveAccessibleDescription(/Too short\./))
    expect(await job()).toHaveValue('Pilot')
  })
})
