import type { Meta, StoryObj } from '@storybook/react-vite'
import { CardGrid } from './CardGrid'
import { Card } from './Card'

const meta = {
  title: 'UI/CardGrid',
  component: CardGrid,
  args: {
    children: ['Halden', 'Cinder Peak', 'Solvay Street', 'Larch & Loom', 'Tidewater'].map((name) => (
      <Card key={name} title={name} />
    )),
  },
} satisfies Meta<typeof CardGrid>
export default meta

type Story = StoryObj<typeof meta>

export const Four: Story = {}

export const Three: Story = { args: { columns: 3 } }

export const Narrow: Story = { tags: ['variant'], globals: { width: '375' } }
