import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { FilterChip } from './FilterChip'

const meta = {
  title: 'UI/FilterChip',
  component: FilterChip,
  args: { children: 'Onboarding', count: 3, onChange: fn() },
} satisfies Meta<typeof FilterChip>
export default meta

type Story = StoryObj<typeof meta>

export const Off: Story = {}

export const On: Story = { args: { isSelected: true } }

export const WithoutCount: Story = { args: { count: undefined } }

export const Disabled: Story = { args: { isDisabled: true } }

export const ManyOfThem: Story = { args: { count: 12480 } }
