import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { PageHeader } from './PageHeader'
import { Button } from '../actions/Button'
import { StatusChip } from '../display/StatusChip'

const meta = {
  title: 'UI/PageHeader',
  component: PageHeader,
  args: { title: 'Select Account' },
} satisfies Meta<typeof PageHeader>
export default meta

type Story = StoryObj<typeof meta>

export const Whole: Story = {
  args: {
    breadcrumbs: [{ label: 'Assets', href: '#a' }, { label: 'Series B' }],
    chip: <StatusChip status="active" />,
    lead: 'Debt · 1 tranche',
    actions: (
      <>
        <Button>Cancel</Button>
        <Button variant="primary">Save</Button>
      </>
    ),
  },
}

export const TitleOnly: Story = {}

/** The title already has the text of a single breadcrumb. */
export const OneBreadcrumb: Story = {
  args: { breadcrumbs: [{ label: 'Contacts' }], title: 'Contacts' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('navigation', { name: 'Breadcrumb' })).toBeNull()
  },
}

export const LongNamesNarrow: Story = {
  args: {
    ...Whole.args,
    title: 'The Trustees of the Ashgrove and Harbour Walk Family Settlement of 1987, Second Series',
  },
  globals: { width: '375' },
}
