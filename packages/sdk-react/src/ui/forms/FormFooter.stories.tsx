import type { Meta, StoryObj } from '@storybook/react-vite'
import { FormFooter } from './FormFooter'
import { Button } from '../actions/Button'

const meta = {
  title: 'UI/FormFooter',
  component: FormFooter,
  args: {
    children: (
      <>
        <Button>Cancel</Button>
        <Button variant="primary">Save</Button>
      </>
    ),
  },
} satisfies Meta<typeof FormFooter>
export default meta

type Story = StoryObj<typeof meta>

export const WithNote: Story = { args: { note: 'Draft saved' } }

export const WithoutNote: Story = {}

export const Narrow: Story = { globals: { width: '375' } }
