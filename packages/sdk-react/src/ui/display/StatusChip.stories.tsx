import type { Meta, StoryObj } from '@storybook/react-vite'
import { StatusChip } from './StatusChip'
import { Inline } from '../layout/Inline'
import { statuses } from './statuses'

const meta = {
  title: 'UI/StatusChip',
  component: StatusChip,
  args: { status: 'active' },
} satisfies Meta<typeof StatusChip>
export default meta

type Story = StoryObj<typeof meta>

export const Known: Story = {}

export const Unknown: Story = { args: { status: 'sealed_by_notary' } }

export const WithAnotherWord: Story = { args: { status: 'closed', word: 'Pending' } }

export const All: Story = {
  render: () => (
    <Inline>
      {Object.keys(statuses).map((status) => (
        <StatusChip key={status} status={status} />
      ))}
    </Inline>
  ),
}

export const LongWord: Story = {
  globals: { width: '375' },
  args: { status: 'waiting_for_the_countersignature_of_the_transfer_agent_in_halifax' },
}
