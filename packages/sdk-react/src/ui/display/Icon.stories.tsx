import type { Meta, StoryObj } from '@storybook/react-vite'
import { Icon } from './Icon'
import { CardGrid } from '../layout/CardGrid'
import { iconPaths, type IconName } from './iconPaths.generated'

const meta = {
  title: 'UI/Icon',
  component: Icon,
  args: { name: 'check-circle' },
} satisfies Meta<typeof Icon>
export default meta

type Story = StoryObj<typeof meta>

export const Large: Story = {}

export const Dense: Story = { args: { dense: true } }

export const Turning: Story = { args: { name: 'loader', spin: true } }

export const All: Story = {
  render: () => (
    <CardGrid columns={6}>
      {Object.keys(iconPaths).map((name) => (
        <span key={name}>
          <Icon name={name as IconName} /> <code>{name}</code>
        </span>
      ))}
    </CardGrid>
  ),
}
