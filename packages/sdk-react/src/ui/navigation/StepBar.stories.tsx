import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { StepBar } from './StepBar'

const step = (title: string, status: string) => ({ id: title, title, status })

const eight = [
  step('Suitability', 'complete'),
  step('Accreditation', 'complete'),
  step('Identity', 'complete'),
  step('Investor profile', 'complete'),
  step('Tax form W-9', 'in_progress'),
  step('Sign documents', 'not_started'),
  step('Fund', 'not_started'),
  step('Countersign', 'not_started'),
]

const meta = {
  title: 'UI/StepBar',
  component: StepBar,
  args: {
    steps: [
      step('Suitability', 'complete'),
      step('Accreditation', 'complete'),
      step('Sign documents', 'in_progress'),
      step('Fund', 'not_started'),
      step('Review', 'not_started'),
    ],
    current: 'Sign documents',
  },
} satisfies Meta<typeof StepBar>
export default meta

type Story = StoryObj<typeof meta>

export const Five: Story = {}

export const AllStates: Story = {
  args: {
    steps: [
      step('Suitability', 'complete'),
      step('Accreditation', 'failed'),
      step('Sign documents', 'processing'),
      step('Fund', 'retry'),
      step('Identity', 'restart'),
      step('Tax form', 'retry_limit'),
      step('Review', 'not_started'),
    ],
    current: 'Fund',
  },
}

export const EightScroll: Story = { args: { steps: eight, current: 'Tax form W-9' } }

const many = (count: number) => ({
  steps: Array.from({ length: count }, (_, at) =>
    step(`Notice ${at + 1}`, at < 20 ? 'complete' : at === 20 ? 'in_progress' : 'not_started'),
  ),
  current: 'Notice 21',
})

/** Expects the current step to be fully visible inside the list. */
async function expectInSight(canvasElement: HTMLElement) {
  const list = canvasElement.querySelector('ol')
  const current = canvasElement.querySelector('[aria-current]')
  await waitFor(() => {
    const [around, inside] = [list?.getBoundingClientRect(), current?.getBoundingClientRect()]
    expect(inside && around && inside.left >= around.left - 1 && inside.right <= around.right + 1).toBe(true)
    expect(inside && around && inside.top >= around.top - 1 && inside.bottom <= around.bottom + 1).toBe(true)
  })
}

export const One: Story = {
  args: { steps: [step('Acknowledgement', 'in_progress')], current: 'Acknowledgement' },
}

export const SevenDoNotScroll: Story = {
  args: { steps: eight.slice(0, 7) },
  play: async ({ canvas }) => {
    const list = canvas.getByRole('list')
    await expect(list.scrollWidth).toBeLessThanOrEqual(list.clientWidth)
  },
}

/** Thirty scroll, with the current one in sight. */
export const Thirty: Story = {
  args: many(30),
  play: async ({ canvas, canvasElement }) => {
    const list = canvas.getByRole('list')
    await expect(list.scrollWidth).toBeGreaterThan(list.clientWidth)
    await expectInSight(canvasElement)
  },
}

/** Upright, thirty scroll in a box of their own, so the content of the step stays in view. */
export const ThirtyNarrow: Story = {
  args: many(30),
  globals: { width: '375' },
  play: async ({ canvas, canvasElement }) => {
    const list = canvas.getByRole('list')
    await waitFor(() => expect(list.clientHeight).toBeLessThan(400))
    await expectInSight(canvasElement)
  },
}

export const EightNarrow: Story = { args: EightScroll.args, globals: { width: '375' } }

export const OneNarrow: Story = { args: One.args, globals: { width: '375' } }

export const Vertical: Story = { args: { vertical: true } }

export const WithButtons: Story = { args: { onSelect: fn() } }

export const Done: Story = {
  args: { steps: [step('Suitability', 'complete'), step('Sign documents', 'complete')], current: undefined },
}

export const Narrow: Story = { tags: ['variant'], globals: { width: '375' } }

export const LongNames: Story = {
  args: {
    steps: [
      step(
        'The Trustees of the Ashgrove and Harbour Walk Family Settlement of 1987, Second Series',
        'complete',
      ),
      step('Grundstücksverkehrsgenehmigungszuständigkeitsübertragungsverordnung', 'in_progress'),
      step('Fund', 'not_started'),
    ],
    current: 'Grundstücksverkehrsgenehmigungszuständigkeitsübertragungsverordnung',
  },
}

export const LongNamesNarrow: Story = {
  args: LongNames.args,
  globals: { width: '375' },
  play: async ({ canvas }) => {
    const list = canvas.getByRole('list')
    await expect(list.scrollWidth).toBeLessThanOrEqual(list.clientWidth)
  },
}
