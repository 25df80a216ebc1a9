import { aProcess, aStep, fixtureIds, operations, processAnswer, refuse } from '@capstan/sdk-core/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor, within, type UserEventObject } from 'storybook/test'
import { failingOnce, never, onPlatform, outOfOrder } from '../../testing/onPlatform'
import { mockProcessApi, threeSteps } from './mockProcessApi'
import { Button } from '../../ui/actions/Button'
import { Alert } from '../../ui/feedback/Alert'
import { TextField } from '../../ui/fields/text/TextField'
import { StepProcess } from './StepProcess'
import type { StepTypeProps } from './step/StepTypeProps'
import { useStepForm } from './questions/useStepForm'

/** Works through a process of the platform; `StepProcessView` shows the same from props. */
const meta = {
  title: 'Steps/StepProcess',
  component: StepProcess,
  args: { processId: fixtureIds.process, onComplete: fn() },
  parameters: { platform: onPlatform((server) => mockProcessApi(server)) },
} satisfies Meta<typeof StepProcess>
export default meta

type Story = StoryObj<typeof meta>

export const Ready: Story = {
  play: async ({ canvas }) => void (await canvas.findByRole('textbox', { name: 'Investment objective' })),
}

/** The first step is answered, and the second becomes current. */
export const AnsweringAStep: Story = {
  play: async ({ canvas, userEvent }) => {
    await answer(await canvas.findByRole('textbox', { name: 'Investment objective' }), userEvent)
    await expect(await canvas.findByRole('button', { name: 'I have read it' })).toBeVisible()
  },
}

/** To the last step and its end. */
export const ToTheEnd: Story = {
  parameters: { platform: onPlatform((server) => mockProcessApi(server, threeSteps().slice(0, 2))) },
  play: async ({ args, canvas, userEvent }) => {
    await answer(await canvas.findByRole('textbox', { name: 'Investment objective' }), userEvent)
    await userEvent.click(await canvas.findByRole('button', { name: 'I have read it' }))
    await canvas.findByText(/^Congratulations!/)
    await waitFor(() => expect(args.onComplete).toHaveBeenCalledOnce())
  },
}

/** The platform refused an answer: its message is at the field. */
export const Refused: Story = {
  parameters: {
    platform: onPlatform((server) => {
      mockProcessApi(server)
      const fields = { objective: 'Say a little more.' }
      server.on(operations.CompleteStep, () => refuse('step_invalid', 'Not accepted', { fields }))
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await answer(await canvas.findByRole('textbox', { name: 'Investment objective' }), userEvent)
    await expect(await canvas.findByText('Say a little more.')).toBeVisible()
  },
}

/** The platform could not accept the step: the typed answers stay. */
export const NotTaken: Story = {
  parameters: {
    platform: onPlatform((server) => {
      mockProcessApi(server)
      server.on(operations.CompleteStep, outOfOrder)
    }),
  },
  play: async ({ canvas, userEvent }) => {
    const field = await canvas.findByRole('textbox', { name: 'Investment objective' })
    await answer(field, userEvent)
    await expect(await screen.findByText('Error. Please try again.')).toBeVisible()
    await expect(field).toHaveValue('Growth')
  },
}

/** Mocks a platform that loses the answer to a step, and cannot be asked for the outcome yet. */
const losing = onPlatform((server) => {
  mockProcessApi(server, threeSteps().slice(0, 2))
  server.on(operations.CompleteStep, () => {
    if (server.requests.at(-1)?.headers.get('Idempotency-Outcome') === 'only') return never()
    throw new TypeError('Failed to fetch')
  })
})

const findingOut = /^No answer arrived\. We do not know yet whether this went through/

/** The answer of the platform is lost: the form says that it does not know yet, and offers nothing meanwhile. */
export const FindingOut: Story = {
  parameters: { platform: losing },
  play: async ({ canvas, userEvent }) => {
    const field = await canvas.findByRole('textbox', { name: 'Investment objective' })
    await answer(field, userEvent)
    await expect(await canvas.findByText(findingOut)).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Reset' })).toBeDisabled()
    await expect(canvas.getByRole('button', { name: 'Sending' })).toHaveAttribute('data-pending')
    await expect(field).toHaveValue('Growth')
  },
}

/** The same in German, on a narrow dark page. */
export const FindingOutInGerman: Story = {
  parameters: { platform: losing },
  globals: { language: 'german', width: '375', theme: 'dark' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox'), 'Growth')
    await userEvent.click(canvas.getByRole('button', { name: 'Weiter' }))
    await expect(await canvas.findByText(/^Es kam keine Antwort/)).toBeVisible()
  },
}

/** The host refuses the step with its message; the typed answers stay. */
export const Vetoed: Story = {
  args: { beforeSubmit: async () => ({ ok: false, message: 'Your adviser has to agree first.' }) },
  play: async ({ canvas, userEvent }) => {
    const field = await canvas.findByRole('textbox', { name: 'Investment objective' })
    await answer(field, userEvent)
    await expect(await canvas.findByText('Your adviser has to agree first.')).toBeVisible()
    await expect(field).toHaveValue('Growth')
  },
}

/** The host refuses the step with its message and a text at a field: both stay. */
export const VetoedAtAField: Story = {
  args: {
    beforeSubmit: async () => ({
      ok: false,
      message: 'We need a little more.',
      fields: { objective: 'Tell us which sector.' },
    }),
  },
  play: async ({ canvas, userEvent }) => {
    const field = await canvas.findByRole('textbox', { name: 'Investment objective' })
    await answer(field, userEvent)
    await expect(await canvas.findByRole('group', { name: 'We need a little more.' })).toBeVisible()
    await waitFor(() => expect(field).toHaveAccessibleDescription('Tell us which sector.'))
  },
}

/** The same at a button. */
export const VetoedAtAButton: Story = {
  args: Vetoed.args,
  parameters: { platform: onPlatform((server) => mockProcessApi(server, threeSteps().slice(1, 2))) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'I have read it' }))
    await expect(await canvas.findByText('Your adviser has to agree first.')).toBeVisible()
  },
}

/** The host patches an answer with a value that no user could have typed. */
export const AmendedWrongly: Story = {
  args: { beforeSubmit: () => ({ ok: true, patch: { objective: '' } }) },
  play: async ({ canvas, userEvent }) => {
    const field = await canvas.findByRole('textbox', { name: 'Investment objective' })
    await answer(field, userEvent)
    await waitFor(() => expect(field).toBeInvalid())
  },
}

/** The host's function failed: the page receives the error, and the reader sends the step again. */
export const HostFailed: Story = {
  args: { beforeSubmit: () => new Promise(() => undefined), beforeSubmitTimeoutMs: 100 },
  beforeEach: () => {
    const hear = (event: ErrorEvent) => event.preventDefault()
    window.addEventListener('error', hear)
    return () => window.removeEventListener('error', hear)
  },
  play: async ({ canvas, userEvent }) => {
    const field = await canvas.findByRole('textbox', { name: 'Investment objective' })
    await answer(field, userEvent)
    await expect(await canvas.findByText(/^This step was not sent/)).toBeVisible()
    await expect(field).toHaveValue('Growth')
  },
}

/** Field overrides of the host: prefilled and marked so, hidden, and required. */
export const FieldsOfTheHost: Story = {
  args: {
    fields: {
      job: { prefill: 'Marine engineer' },
      note: { required: true },
      branch: { prefill: 'VIE', hidden: true },
    },
  },
  parameters: {
    platform: onPlatform((server) =>
      mockProcessApi(server, [
        aStep({
          schema: {
            fields: [
              { key: 'job', displayKey: 'Occupation', type: 'string', order: 1 },
              { key: 'branch', displayKey: 'Branch', type: 'string', order: 2 },
              { key: 'note', displayKey: 'Anything else', type: 'textArea', optional: true, order: 3 },
            ],
          },
        }),
      ]),
    ),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', { name: 'Occupation' })).toHaveValue('Marine engineer')
    await expect(canvas.queryByRole('textbox', { name: 'Branch' })).toBeNull()
    await expect(canvas.getByText(/^Filled in for you: Occupation/)).toBeVisible()
  },
}

/** Parts in an arrangement of the host: the buttons above, and a vertical bar in a narrow column. */
export const Arranged: Story = {
  args: {
    children: (
      <div style={{ display: 'grid', gap: '24px', gridTemplateColumns: '2fr 1fr' }}>
        <StepProcess.Current />
        <div style={{ containerType: 'inline-size' }}>
          <StepProcess.Position />
          <StepProcess.Bar />
        </div>
        <StepProcess.Actions />
      </div>
    ),
  },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('textbox', { name: 'Investment objective' })
    const actions = within(canvasElement.querySelector<HTMLElement>('.capstan-step-actions') ?? canvasElement)
    await expect(await actions.findByRole('button', { name: 'Continue' })).toBeVisible()
  },
}

/** A custom screen of the host, with the fields and the actions of the form. */
export const OwnScreen: Story = {
  args: { children: <StepProcess.Current>{(props) => <Own {...props} />}</StepProcess.Current> },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Investment objective' }), 'Growth')
    await userEvent.click(canvas.getByRole('button', { name: 'Send it' }))
    await expect(await canvas.findByRole('heading', { name: 'Disclosures' })).toBeVisible()
  },
}

function Own(props: StepTypeProps) {
  const { fields, submit, problem } = useStepForm(props)

  return (
    <>
      {fields.map(({ name, label, value, error, onChange, onBlur }) => (
        <TextField
          key={name}
          label={label}
          value={typeof value === 'string' ? value : ''}
          {...{ error, onChange, onBlur }}
        />
      ))}
      {problem && <Alert tone="danger">{problem}</Alert>}
      <Button onPress={submit}>{'Send it'}</Button>
    </>
  )
}

export const Loading: Story = {
  parameters: { platform: onPlatform((server) => server.on(operations.Process, never)) },
  play: async ({ canvas }) => void (await canvas.findByText('Loading')),
}

/** The steps could not be read; Retry reads them. */
export const Failed: Story = {
  parameters: {
    platform: onPlatform((server) => {
      mockProcessApi(server)
      server.on(
        operations.Process,
        failingOnce(() => processAnswer(aProcess())),
      )
    }),
  },
  play: async ({ canvas }) => void (await canvas.findByText('We could not load your qualification steps.')),
}

export const Retried: Story = {
  parameters: Failed.parameters,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Retry' }))
    await expect(await canvas.findByRole('textbox', { name: 'Investment objective' })).toBeVisible()
  },
}

/** One step could not be read: the progress bar stays. */
export const StepFailed: Story = {
  parameters: {
    platform: onPlatform((server) => {
      mockProcessApi(server)
      server.on(operations.Step, outOfOrder)
    }),
  },
  play: async ({ canvas }) => void (await canvas.findByText('We could not load this step.')),
}

async function answer(field: HTMLElement, user: Pick<UserEventObject, 'type' | 'keyboard'>) {
  await user.type(field, 'Growth')
  await user.keyboard('{Enter}')
}
