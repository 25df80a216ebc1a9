import type { Meta, StoryObj } from '@storybook/react-vite'
import { DefinitionRows } from './DefinitionRows'
import { Row } from './Row'

const meta = {
  title: 'UI/DefinitionRows',
  component: DefinitionRows,
  args: {
    children: (
      <>
        <Row label="Units" value="2,000" />
        <Row label="Price per unit" value="$12.50" />
        <Row label="Total" value="$25,000.00" />
      </>
    ),
  },
} satisfies Meta<typeof DefinitionRows>
export default meta

type Story = StoryObj<typeof meta>

export const Normal: Story = {}

export const Compact: Story = { args: { compact: true } }

export const Sum: Story = { args: { compact: true, total: true } }

export const LongValuesNarrow: Story = {
  globals: { width: '375' },
  args: {
    children: (
      <>
        <Row
          label="Issuer"
          value="The Trustees of the Ashgrove and Harbour Walk Family Settlement of 1987, Second Series"
        />
        <Row label="Website" value="https://halden-biologics.example.com/investors/relations" />
        <Row label="Twitter handle" value="" />
      </>
    ),
  },
}
