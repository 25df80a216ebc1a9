import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { aDraftStore } from '../../../forms/testing'
import { DynamicForm } from './DynamicForm'
import type { StepOutcome } from '../step/StepTypeProps'
import { aboutWork, everyKind, hostileSchema } from '../testing'

const meta = {
  title: 'Steps/DynamicForm',
  loaders: [() => DynamicForm.prefetch()],
  component: DynamicForm,
  args: {
    schema: everyKind,
    lists: { countries: [{ value: '840', label: 'United States of America (the)' }] },
    onSubmit: async (): Promise<StepOutcome> => ({ status: 'sent' }),
  },
} satisfies Meta<typeof DynamicForm>
export default meta

type Story = StoryObj<typeof meta>

export const Empty: Story = {}

export const Drafted: Story = {
  args: {
    drafts: aDraftStore({
      answers: { occupation: 'Marine engineer', annualIncome: '185000', employedSince: '2017-04-12' },
    }),
  },
}

/** Answers that the platform knows are prefilled and marked so. */
export const AnsweredBefore: Story = {
  args: { answers: { employmentStatus: 'Retired', occupation: 'Marine engineer' } },
}

/** A retired investor is not asked about an employer. */
export const AskedOfSome: Story = {
  args: { schema: aboutWork, answers: { status: 'Retired' } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByLabelText('Employer Identification Number')).toBeNull()
  },
}

/** Draft of an earlier version of the form. */
export const DraftedBeforeItChanged: Story = {
  args: { drafts: aDraftStore({ version: '0', answers: { occupation: 'Marine engineer' } }) },
}

export const Invalid: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }))
    await expect(await canvas.findByText('Please correct the following:')).toBeVisible()
  },
}

/** The platform refused an answer: its message is at the field. */
export const Refused: Story = {
  args: {
    schema: { fields: [{ key: 'occupation', displayKey: 'Occupation', type: 'string' }] },
    answers: { occupation: 'None' },
    onSubmit: async (): Promise<StepOutcome> => ({
      status: 'invalid',
      fields: { occupation: 'Say what you do for a living.' },
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }))
    await expect(await canvas.findByText('Say what you do for a living.')).toBeVisible()
  },
}

/** The form could not be sent: the message stays beside the button after the snackbar is closed. */
export const NotSent: Story = {
  args: {
    schema: { fields: [{ key: 'occupation', displayKey: 'Occupation', type: 'string' }] },
    answers: { occupation: 'Marine engineer' },
    onSubmit: async (): Promise<StepOutcome> => ({ status: 'failed' }),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }))
    await expect(await canvas.findByText(/^This step was not sent/)).toBeVisible()
  },
}

/** Without a network a note is beside the button, which stays enabled. */
export const Offline: Story = {
  beforeEach: () => {
    Object.defineProperty(navigator, 'onLine', { configurable: true, value: false })
    return () => void Reflect.deleteProperty(navigator, 'onLine')
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('.capstan-offline-note')).toBeVisible()
  },
}

export const Secret: Story = {
  args: {
    isSecret: true,
    schema: {
      fields: [
        { key: 'taxId', displayKey: 'Tax ID', type: 'taxId' },
        { key: 'job', displayKey: 'Occupation', type: 'string' },
      ],
    },
  },
}

/** An invalid schema renders its valid parts. */
export const Hostile: Story = { args: { schema: hostileSchema } }

export const NoFields: Story = { args: { schema: null } }

export const SixtyFields: Story = {
  args: {
    schema: {
      fields: Array.from({ length: 60 }, (_, at) => ({
        key: `q${at}`,
        displayKey: `Question ${at + 1}`,
        type: 'string',
      })),
    },
  },
}

export const Narrow: Story = { tags: ['variant'], globals: { width: '375' } }
