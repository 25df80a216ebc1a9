import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from './Button'
import { ButtonGroup } from './ButtonGroup'

const meta = {
  title: 'UI/ButtonGroup',
  component: ButtonGroup,
  args: {
    'aria-label': 'Documents of',
    children: [
      <Button key="securities" dense aria-pressed={false}>
        Securities
      </Button>,
      <Button key="holdings" dense aria-pressed>
        Holdings
      </Button>,
    ],
  },
} satisfies Meta<typeof ButtonGroup>
export default meta

type Story = StoryObj<typeof meta>

export const OneOfTwo: Story = {}

export const OneOfThree: Story = {
  args: {
    children: ['Day', 'Month', 'Year'].map((text) => (
      <Button key={text} aria-pressed={text === 'Month'}>
        {text}
      </Button>
    )),
  },
}
