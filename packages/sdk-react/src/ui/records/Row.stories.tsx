import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ReactNode } from 'react'
import { expect } from 'storybook/test'
import { Row } from './Row'
import { Button } from '../actions/Button'

const meta = {
  title: 'UI/Row',
  component: Row,
  args: { label: 'Name', value: 'Halden Biologics, Inc.' },
  decorators: [
    (Story) => (
      <dl>
        <Story />
      </dl>
    ),
  ],
} satisfies Meta<typeof Row>
export default meta

type Story = StoryObj<typeof meta>

export const Normal: Story = {}

export const Empty: Story = { args: { value: '' } }

/** An answer that is not text: the row says so, and the page continues. */
export const RawObject: Story = {
  // An object is not a node, but an answer of another platform may contain one.
  args: { value: { months: 12 } as unknown as ReactNode },
  play: async ({ canvas }) => {
    // proves ERR-012
    await expect(canvas.getByRole('definition')).toHaveTextContent(
      'Attempted to render raw object: {"months":12}',
    )
  },
}

export const Strong: Story = { args: { strong: true } }

export const WithAction: Story = {
  args: { action: <Button variant="quiet" dense icon="pencil" aria-label="Edit name" /> },
}

export const Long: Story = {
  args: { value: 'The Trustees of the Ashgrove and Harbour Walk Family Settlement of 1987, Second Series' },
}

export const LongNarrow: Story = { args: Long.args, globals: { width: '375' } }
