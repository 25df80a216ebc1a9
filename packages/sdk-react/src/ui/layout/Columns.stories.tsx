import type { Meta, StoryObj } from '@storybook/react-vite'
import { Columns } from './Columns'
import { Card } from './Card'

const meta = {
  title: 'UI/Columns',
  component: Columns,
  args: { children: ['One', 'Two'].map((name) => <Card key={name} title={name} />) },
} satisfies Meta<typeof Columns>
export default meta

type Story = StoryObj<typeof meta>

export const Half: Story = {}

export const SummaryBesideWork: Story = { args: { split: '4-8' } }

export const ListBesideWork: Story = { args: { split: '5-7' } }

export const WorkBesideList: Story = { args: { split: '7-5' } }

export const ListBesideContext: Story = { args: { split: '8-4' } }

/** One under the other where there is no room. */
export const Narrow: Story = { tags: ['variant'], globals: { width: '375' } }
