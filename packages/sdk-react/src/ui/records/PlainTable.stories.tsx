import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { PlainTable } from './PlainTable'

const meta = {
  title: 'Records/PlainTable',
  component: PlainTable,
  args: {
    'aria-label': 'Units by holder',
    children: (
      <>
        <thead>
          <tr>
            <th scope="col">Holder</th>
            <th scope="col" data-numeric>
              Units
            </th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">Northgate Employees’ Pension</th>
            <td data-numeric>80,000</td>
          </tr>
          <tr>
            <th scope="row">Donaudampfschifffahrtsgesellschaftskapitänswitwenrente</th>
            <td data-numeric>1,234,567,890,123,456,789.123456789012345678</td>
          </tr>
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">Total</th>
            <td data-numeric>1,234,567,890,123,536,789.123456789012345678</td>
          </tr>
        </tfoot>
      </>
    ),
  },
} satisfies Meta<typeof PlainTable>
export default meta

type Story = StoryObj<typeof meta>

export const Ready: Story = {}

/** A table that is too wide scrolls inside its own box, which the keyboard can reach. */
export const Narrowest: Story = {
  globals: { width: '320' },
  play: async ({ canvas, userEvent }) => {
    const room = canvas.getByRole('group', { name: 'Units by holder' })
    await expect(room.scrollWidth).toBeGreaterThan(room.clientWidth)
    await userEvent.tab()
    await expect(room).toHaveFocus()
  },
}

export const Printed: Story = { globals: { medium: 'print', theme: 'light' } }

export const DarkRightToLeft: Story = {
  tags: ['variant'],
  globals: { theme: 'dark', language: 'rightToLeft' },
}
