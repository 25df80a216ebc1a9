import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '../actions/Button'
import { ButtonGroup } from '../actions/ButtonGroup'
import { Card } from './Card'
import { Toolbar } from './Toolbar'

const meta = {
  title: 'UI/Toolbar',
  component: Toolbar,
  args: {
    children: (
      <>
        <ButtonGroup aria-label="Documents of">
          <Button dense aria-pressed={false}>
            Securities
          </Button>
          <Button dense aria-pressed>
            Holdings
          </Button>
        </ButtonGroup>
        <span className="capstan-note">8 documents</span>
      </>
    ),
  },
  decorators: [
    (Story) => (
      <Card flush aria-label="Documents">
        <Story />
      </Card>
    ),
  ],
} satisfies Meta<typeof Toolbar>
export default meta

type Story = StoryObj<typeof meta>

export const ChoiceAndCount: Story = {}
