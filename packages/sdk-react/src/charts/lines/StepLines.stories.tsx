import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { StepLines } from './StepLines'

const meta = {
  title: 'Charts/StepLines',
  component: StepLines,
  args: {
    'aria-label': 'Capital over time',
    until: '2026-11-21',
    lines: [
      { id: 'paidIn', label: 'Total Paid In Capital' },
      { id: 'deployed', label: 'Deployed Capital' },
    ],
    points: [
      { day: '2026-02-27', values: ['2200000', '0'] },
      { day: '2026-03-15', values: ['2200000', '350000'] },
      { day: '2026-05-20', values: ['3100000', '350000'] },
      { day: '2026-10-12', values: ['3100000', '1240000'] },
      { day: '2026-11-19', values: ['3590000.55', '1240000'] },
    ],
  },
} satisfies Meta<typeof StepLines>
export default meta

type Story = StoryObj<typeof meta>

/** One tab stop, at the last day; arrows move by day, and each day announces its figures. */
export const Ready: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('img', { name: /^November 19th 2026 .*\$3,590,000\.55/ })).toHaveFocus()
    await userEvent.keyboard('{ArrowLeft}')
    await expect(
      canvas.getByRole('img', { name: /^October 12th 2026 .*Deployed Capital: \$1,240,000\.00/ }),
    ).toHaveFocus()
  },
}

export const Narrow: Story = { tags: ['variant'], globals: { width: '320', theme: 'dark' } }

export const RightToLeft: Story = { tags: ['variant'], globals: { language: 'rightToLeft' } }

/** One line is the reference of the other. */
export const Measured: Story = {
  args: {
    'aria-label': 'Value over time',
    lines: [
      { id: 'value', label: 'Value' },
      { id: 'investment', label: 'Investment', isMeasure: true },
    ],
    points: [
      { day: '2025-06-30', values: ['32000', '32000'] },
      { day: '2025-12-15', values: ['39000', '32000'] },
      { day: '2026-10-12', values: ['25000', '16000'] },
    ],
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('.capstan-step-ground')).toHaveLength(1)
    await expect(canvasElement.querySelector('.capstan-step-measure')?.getAttribute('d')).toMatch(/^M0,\d/)
  },
}

/** Everything on one day. */
export const OneDay: Story = {
  args: { until: '2026-02-27', points: [{ day: '2026-02-27', values: ['0.01', '0'] }] },
}

export const Empty: Story = { args: { points: [] } }
