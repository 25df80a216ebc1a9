import type { Meta, StoryObj } from '@storybook/react-vite'
import { TextLink } from './TextLink'

const meta = {
  title: 'UI/TextLink',
  component: TextLink,
  args: { children: 'Terms', href: '#terms' },
  decorators: [
    (Story) => (
      <p>
        By continuing you agree to the <Story /> of the platform.
      </p>
    ),
  ],
} satisfies Meta<typeof TextLink>
export default meta

type Story = StoryObj<typeof meta>

export const Inside: Story = {}

export const External: Story = { args: { external: true, children: 'Support Center' } }

export const InTheColourOfTheText: Story = { args: { quiet: true } }

export const Disabled: Story = { args: { isDisabled: true } }

export const LongAddress: Story = {
  globals: { width: '375' },
  args: {
    children: 'https://dataroom.capstan.test/halden-biologics/series-a/private-placement-memorandum.pdf',
  },
}
