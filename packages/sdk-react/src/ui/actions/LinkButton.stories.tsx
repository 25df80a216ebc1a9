import type { Meta, StoryObj } from '@storybook/react-vite'
import { LinkButton } from './LinkButton'

const meta = {
  title: 'UI/LinkButton',
  component: LinkButton,
  args: { children: 'Go to portfolio', href: '#portfolio' },
} satisfies Meta<typeof LinkButton>
export default meta

type Story = StoryObj<typeof meta>

export const Secondary: Story = {}

export const Primary: Story = { args: { variant: 'primary' } }

export const Quiet: Story = { args: { variant: 'quiet' } }

export const WithIcon: Story = { args: { icon: 'download', children: 'Download' } }

export const External: Story = { args: { external: true, children: 'Dataroom' } }

export const Dense: Story = { args: { dense: true } }

export const Disabled: Story = { args: { isDisabled: true } }

export const LongWordsNarrow: Story = {
  globals: { width: '375' },
  args: { children: 'Continue to the qualification of the investment in another window', external: true },
}
