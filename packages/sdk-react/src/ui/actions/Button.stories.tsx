import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { Button } from './Button'

const meta = {
  title: 'UI/Button',
  component: Button,
  args: { children: 'Invest', onPress: fn() },
} satisfies Meta<typeof Button>
export default meta

type Story = StoryObj<typeof meta>

export const Primary: Story = { args: { variant: 'primary' } }

export const Secondary: Story = {}

export const Quiet: Story = { args: { variant: 'quiet' } }

export const Danger: Story = { args: { variant: 'danger', children: 'Delete' } }

export const WithIcon: Story = { args: { icon: 'plus', children: 'Add party' } }

export const IconAlone: Story = {
  args: { icon: 'more', variant: 'quiet', children: undefined, 'aria-label': 'More actions' },
}

export const Pending: Story = { args: { variant: 'primary', pending: true, children: 'Saving' } }

export const PendingSecondary: Story = { args: { pending: true, children: 'Syncing' } }

export const Disabled: Story = { args: { variant: 'primary', isDisabled: true } }

export const DisabledQuiet: Story = { args: { variant: 'quiet', isDisabled: true } }

export const Dense: Story = { args: { dense: true } }

export const DenseQuietWithIcon: Story = {
  args: { dense: true, variant: 'quiet', icon: 'columns', children: 'Columns' },
}

export const Block: Story = { args: { block: true, variant: 'primary' } }

export const LongWords: Story = { args: { children: 'Continue to the qualification of the investment' } }

export const LongWordsNarrow: Story = { args: LongWords.args, globals: { width: '375' } }
