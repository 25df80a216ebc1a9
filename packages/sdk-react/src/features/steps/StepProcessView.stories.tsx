import type { Meta, StoryObj } from '@storybook/react-vite'
import { aStep } from '@capstan/sdk-core/testing'
import { StepPanelView } from './StepPanelView'
import { StepProcessView } from './StepProcessView'
import { someActions, someSteps } from './testing'
import { DynamicForm } from './questions/DynamicForm'

const meta = {
  title: 'Advanced/Steps/StepProcessView',
  id: 'steps-stepprocessview',
  loaders: [() => DynamicForm.prefetch()],
  component: StepProcessView,
  args: {
    shortSteps: someSteps('complete', 'complete', 'in_progress', 'not_started', 'not_started'),
    children: (place) => <StepPanelView {...place} step={aStep({ ...place.step })} actions={someActions()} />,
  },
} satisfies Meta<typeof StepProcessView>
export default meta

type Story = StoryObj<typeof meta>

export const InProgress: Story = {}

/** A step that is not current says so, with a link to the current one. */
export const NotActive: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Fund/ }))
    await canvas.findByText('This step is not active.')
  },
}

/** Done steps stay readable. */
export const LookingBack: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Suitability/ }))
    await canvas.findByText('Step Complete!')
  },
}

export const Complete: Story = { args: { shortSteps: someSteps('complete', 'complete', 'complete') } }

/** Above seven steps the bar scrolls, the current one in the middle. */
export const NineSteps: Story = {
  args: {
    shortSteps: someSteps(
      ...['complete', 'complete', 'complete', 'complete', 'in_progress'],
      ...['not_started', 'not_started', 'not_started', 'not_started'],
    ),
  },
}

export const Processing: Story = { args: { shortSteps: someSteps('complete', 'processing', 'not_started') } }

export const Failed: Story = { args: { shortSteps: someSteps('complete', 'failed', 'not_started') } }

const attempts = [
  { on: '2026-11-19T12:12:00Z', error: 'The letter names another person.' },
  { on: '2026-11-20T12:30:00Z', error: 'The statement is older than 90 days.' },
  { on: '2026-11-21T12:05:00Z', error: 'The file could not be read.' },
]

/** No attempt is left: the reasons of all attempts are listed. */
export const RetryLimit: Story = {
  args: {
    shortSteps: someSteps('complete', 'retry_limit', 'not_started'),
    children: (place) => (
      <StepPanelView
        {...place}
        step={aStep({ ...place.step, outputData: { attempts } })}
        actions={someActions()}
        ends={{ supportEmail: 'support@larkspur.test', portfolioHref: '#portfolio' }}
      />
    ),
  },
}

export const RetryLimitNarrow: Story = { ...RetryLimit, tags: ['variant'], globals: { width: '375' } }

export const Retry: Story = { args: { shortSteps: someSteps('complete', 'retry', 'not_started') } }

export const Restart: Story = { args: { shortSteps: someSteps('complete', 'restart', 'not_started') } }

export const Narrow: Story = { tags: ['variant'], globals: { width: '375' } }
