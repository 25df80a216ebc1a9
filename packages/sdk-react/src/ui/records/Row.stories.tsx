import type { Meta, StoryObj } from '@storybook/react-vite'
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

export const Strong: Story = { args: { strong: true } }

export const WithAction: Story = {
  args: { action: <Button variant="quiet" dense icon="pencil" aria-label="Edit name" /> },
}

export const Long: Story = {
  args: { value: 'The Trustees of the Ashgrove and Harbour Walk Family Settlement of 1987, Second Series' },
}

export const LongNarrow: Story = { args: Long.args, globals: { width: '375' } }
