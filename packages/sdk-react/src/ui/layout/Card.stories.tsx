import type { Meta, StoryObj } from '@storybook/react-vite'
import { Card } from './Card'
import { Button } from '../actions/Button'
import { DefinitionRows } from '../records/DefinitionRows'
import { Row } from '../records/Row'
import { StatusChip } from '../display/StatusChip'

const meta = {
  title: 'UI/Card',
  component: Card,
  args: { title: 'Offering Information', children: 'What the card is about.' },
} satisfies Meta<typeof Card>
export default meta

type Story = StoryObj<typeof meta>

export const Plain: Story = {}

export const WithChipAndActions: Story = {
  args: {
    chip: <StatusChip status="active" />,
    actions: (
      <Button variant="quiet" dense icon="pencil">
        Edit
      </Button>
    ),
  },
}

export const WithFooter: Story = { args: { footer: <Button variant="primary">Continue</Button> } }

export const Flush: Story = {
  args: {
    flush: true,
    children: (
      <DefinitionRows>
        <Row label="Name" value="Halden Biologics, Inc." />
        <Row label="Twitter handle" value="" />
      </DefinitionRows>
    ),
  },
}

export const WithoutTitle: Story = { args: { title: undefined } }

export const LongTitle: Story = {
  args: {
    title:
      'Solvay Street Partners Opportunity Fund II, a Delaware limited partnership, Series B Preferred Units',
    chip: <StatusChip status="stale" />,
  },
}

export const LongTitleNarrow: Story = { args: LongTitle.args, globals: { width: '375' } }
