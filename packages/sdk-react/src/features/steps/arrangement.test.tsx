import type { BeforeSubmit } from '@capstan/sdk-core/host'
import type { StepSubmission } from '@capstan/sdk-core/steps'
import { aStep, fakeServer, fixtureIds, operations, refuse } from '@capstan/sdk-core/testing'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { renderWithServer } from '../../testing/renderWithServer'
import { mockSigningApi } from '../signing/testing'
import { DynamicForm } from './questions/DynamicForm'
import { useStepPlace } from './step/ProcessPlace'
import { StepProcess, type StepProcessProps } from './StepProcess'
import type { StepTypeProps } from './step/StepTypeProps'
import { mockProcessApi } from './mockProcessApi'
import { useStepForm } from './questions/useStepForm'

function show(arrangement: ReactNode, props: Partial<StepProcessProps> = {}) {
  const server = fakeServer()
  mockProcessApi(server)
  renderWithServer(
    <StepProcess processId={fixtureIds.process} {...props}>
      {arrangement}
    </StepProcess>,
    server,
  )
  return { server }
}

function Place() {
  const { current, step, position, steps } = useStepPlace()
  return <output>{`${step?.order ?? 'end'} of ${steps.length}, at ${current ? position : 'end'}`}</output>
}

beforeAll(DynamicForm.prefetch)

describe('StepProcess as a host arranges it', () => {
  it('shows the parts where they are put, and no card; its buttons send the form from there', async () => {
    const { server } = show(
      <>
        <StepProcess.Current />
        <aside aria-label="Progress">
          <StepProcess.Position />
          <StepProcess.Bar />
        </aside>
        <footer>
          <StepProcess.Actions />
        </footer>
      </>,
    )

    const field = await screen.findByRole('textbox', { name: 'Investment objective' })
    const beside = within(screen.getByRole('complementary', { name: 'Progress' }))
    expect(beside.getByText('Step 1 of 3')).toBeVisible()
    expect(beside.getAllByRole('listitem')).toHaveLength(3)
    expect(screen.queryByText('Your qualification steps')).not.toBeInTheDocument()
    const footer = within(screen.getByRole('contentinfo'))
    await userEvent.type(field, 'Growth')
    expect(screen.getAllByRole('button', { name: 'Continue' })).toHaveLength(1)
    await userEvent.click(footer.getByRole('button', { name: 'Reset' }))
    expect(field).toHaveValue('')

    await userEvent.type(field, 'Growth')
    await userEvent.click(footer.getByRole('button', { name: 'Continue' }))

    await userEvent.click(await footer.findByRole('button', { name: 'I have read it' }))
    await waitFor(() => expect(beside.getByText('Step 3 of 3')).toBeVisible())
    expect(server.requests.filter(({ name }) => name === 'CompleteStep')).toHaveLength(2)
  })

  it('keeps every other part where one of the host’s cannot be drawn, and draws that again', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    let isBroken = true
    const Broken = () => {
      if (isBroken) throw new Error('broken')
      return <p>Mended</p>
    }
    show(
      <>
        <Broken />
        <StepProcess.Position />
        <StepProcess.Current />
      </>,
    )

    const field = await screen.findByRole('textbox', { name: 'Investment objective' })
    await userEvent.type(field, 'Growth')
    expect(screen.getByText('Step 1 of 3')).toBeVisible()
    isBroken = false
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }))

    expect(await screen.findByText('Mended')).toBeVisible()
    expect(field).toBeVisible()
    expect(field).toHaveValue('Growth')
    vi.restoreAllMocks()
  })

  it('has the buttons that sign and decline papers there, too', async () => {
    const server = fakeServer()
    mockProcessApi(server, [aStep({ type: 'iframe', service: 'docusign', schema: { signing: 'inline' } })])
    mockSigningApi(server)
    renderWithServer(
      <StepProcess processId={fixtureIds.process}>
        <StepProcess.Current />
        <footer>
          <StepProcess.Actions />
        </footer>
      </StepProcess>,
      server,
    )

    const footer = within(await screen.findByRole('contentinfo'))
    expect(await footer.findByRole('button', { name: 'Sign and continue' })).toHaveAccessibleDescription(
      'Type your full legal name first.',
    )
    expect(footer.getByRole('button', { name: 'Decline or send back' })).toBeVisible()
  })

  it('sends the form from there by Enter, too', async () => {
    const { server } = show(
      <>
        <StepProcess.Actions />
        <StepProcess.Current />
      </>,
    )

    await userEvent.type(
      await screen.findByRole('textbox', { name: 'Investment objective' }),
      'Growth{Enter}',
    )

    await waitFor(() => expect(server.requests.map(({ name }) => name)).toContain('CompleteStep'))
  })

  it('gives a component of the host the position of the reader', async () => {
    show(
      <>
        <StepProcess.Bar />
        <StepProcess.Current />
        <Place />
      </>,
    )

    await userEvent.click(await screen.findByRole('button', { name: /^Fund/ }))

    expect(screen.getByText('3 of 3, at 1')).toBeVisible()
    expect(screen.getByText('This step is not active.')).toBeVisible()
  })

  it('hides its own texts inside a nested process', async () => {
    const server = fakeServer()
    mockProcessApi(server, [aStep({ type: 'custom', service: 'own', schema: {} })])
    const own = () => <StepProcess processId={fixtureIds.process} headingLevel={3} customSteps={{}} />
    renderWithServer(
      <StepProcess processId={fixtureIds.process} customSteps={{ own }}>
        <StepProcess.Actions />
        <StepProcess.Current />
      </StepProcess>,
      server,
    )

    // The one inside has its own card.
    expect(await screen.findByText('Your qualification steps')).toBeVisible()
  })
})

/** A screen without components of the kit. */
function OwnScreen(props: StepTypeProps) {
  const { fields, submit, reset, isSending, problem } = useStepForm(props)

  return (
    <div data-testid="own">
      {fields.map(({ name, label, value, error, onChange, onBlur }) => (
        <label key={name}>
          {label}
          <input
            value={typeof value === 'string' ? value : ''}
            aria-invalid={error !== undefined}
            onChange={(event) => onChange(event.target.value)}
            onBlur={onBlur}
          />
          <em>{error}</em>
        </label>
      ))}
      <p role="alert">{problem}</p>
      <button onClick={reset}>Anew</button>
      <button onClick={submit} disabled={isSending}>
        Send it
      </button>
    </div>
  )
}

const ownScreen = <StepProcess.Current>{(props) => <OwnScreen {...props} />}</StepProcess.Current>

describe('useStepForm', () => {
  const field = () => screen.findByRole('textbox', { name: /^Investment objective/ })
  const send = () => userEvent.click(screen.getByRole('button', { name: 'Send it' }))

  it('gives a screen of the host the fields and their errors, and sends the answers', async () => {
    const { server } = show(ownScreen)
    await field()

    await send()
    await waitFor(async () => expect(await field()).toBeInvalid())
    expect(server.requests.map(({ name }) => name)).not.toContain('CompleteStep')

    await userEvent.type(await field(), 'Growth')
    await userEvent.tab()
    await waitFor(async () => expect(await field()).toBeValid())
    await send()

    await waitFor(() => expect(screen.getByRole('heading', { name: 'Disclosures' })).toBeVisible())
    const sent = server.requests.find(({ name }) => name === 'CompleteStep')
    expect(sent?.variables).toMatchObject({ input: { blob: { values: { objective: 'Growth' } } } })
  })

  it('reports the refusals of the platform and of the host', async () => {
    const beforeSubmit = vi.fn<BeforeSubmit<StepSubmission>>(() => ({ ok: false, message: 'Not today.' }))
    const { server } = show(ownScreen, { beforeSubmit, fields: { objective: { prefill: 'Income' } } })
    expect(await field()).toHaveValue('Income')
    await send()
    expect(await screen.findByText('Not today.')).toBeVisible()

    beforeSubmit.mockReturnValue(undefined)
    server.on(operations.CompleteStep, () =>
      refuse('step_invalid', 'Not accepted', { fields: { objective: 'Say more.' } }),
    )
    await send()
    expect(await screen.findByText('Say more.')).toBeVisible()

    await userEvent.type(await field(), ' and growth')
    await userEvent.click(screen.getByRole('button', { name: 'Anew' }))
    expect(await field()).toHaveValue('Income')
  })
})
