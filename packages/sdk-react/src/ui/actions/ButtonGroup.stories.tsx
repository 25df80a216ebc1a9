import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
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

/** Without room for one line, the corners of the whole group are round, and no others. */
export const Stacked: Story = {
  args: {
    style: { width: 130 },
    children: ['Securities', 'Holdings', 'Day'].map((text) => (
      <Button key={text} aria-pressed={text === 'Day'}>
        {text}
      </Button>
    )),
  },
  play: async ({ canvas }) => {
    const corners = () => canvas.getAllByRole('button').map(roundCorners)
    await waitFor(() =>
      expect(corners()).toEqual([['TopLeft', 'TopRight'], [], ['BottomLeft', 'BottomRight']]),
    )
  },
}

/** Returns the names of the corners of an element that are round. */
function roundCorners(element: Element): string[] {
  const style = getComputedStyle(element)
  const names = ['TopLeft', 'TopRight', 'BottomLeft', 'BottomRight'] as const
  return names.filter((name) => parseFloat(style[`border${name}Radius`]) > 0)
}

export const OneOfThree: Story = {
  args: {
    children: ['Day', 'Month', 'Year'].map((text) => (
      <Button key={text} aria-pressed={text === 'Month'}>
        {text}
      </Button>
    )),
  },
}
