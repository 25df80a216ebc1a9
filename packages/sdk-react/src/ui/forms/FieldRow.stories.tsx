import type { Meta, StoryObj } from '@storybook/react-vite'
import { FieldRow } from './FieldRow'
import { TextField } from '../fields/text/TextField'

const meta = {
  title: 'UI/FieldRow',
  component: FieldRow,
  args: {
    children: (
      <>
        <TextField label="First name" />
        <TextField label="Last name" error="Last name is required." />
      </>
    ),
  },
} satisfies Meta<typeof FieldRow>
export default meta

type Story = StoryObj<typeof meta>

export const Two: Story = {}

/** Side by side where there is room, one under the other here. */
export const Narrow: Story = { tags: ['variant'], globals: { width: '375' } }
