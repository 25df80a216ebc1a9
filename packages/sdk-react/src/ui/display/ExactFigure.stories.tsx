import { decimal } from '@capstan/sdk-core'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { ExactFigure } from './ExactFigure'

const meta = {
  title: 'UI/ExactFigure',
  component: ExactFigure,
  args: { value: decimal('1234.5'), as: 'money' },
  // A figure ends with its column, and its tooltip opens from there.
  decorators: (Figure) => (
    <div style={{ textAlign: 'end' }}>
      <Figure />
    </div>
  ),
} satisfies Meta<typeof ExactFigure>
export default meta

type Story = StoryObj<typeof meta>

/** Nothing is behind it, so it is not a tab stop. */
export const Whole: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByText('$1,234.50')).not.toHaveFocus()
    await expect(canvas.getByText('$1,234.50')).toHaveAttribute('title', 'Full value: 1,234.5')
  },
}

/** Focused by the Tab key, it shows all its digits. */
export const Cut: Story = {
  args: { value: decimal('15625.0125') },
  play: async ({ canvas }) => {
    const figure = canvas.getByText('$15,625.01')
    await userEvent.tab()
    await expect(figure).toHaveFocus()
    await expect(getComputedStyle(figure, '::after').content).toContain('Full value: 15,625.0125')
  },
}

/** A figure that rounds up has other digits than all of them. */
export const RoundedUp: Story = {
  args: { value: decimal('99.9999'), as: 'amount' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('100.00'))
    await expect(canvas.getByText('100.00')).toHaveFocus()
  },
}

/** Units are never rounded: nothing is behind them. */
export const PartsOfUnits: Story = {
  args: { value: decimal('1000000.5'), as: 'units' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1,000,000.5')).not.toHaveAttribute('tabindex')
  },
}
