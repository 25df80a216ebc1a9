import type { AllocationDistribution } from '@capstan/sdk-core/allocations'
import { aContact, fixtureIds } from '@capstan/sdk-core/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { SendingBlock } from '../../forms/sending/SendingBlock'
import { InviteForm } from './BulkInvite'
import { InviteInvestor } from './InviteInvestor'

const contacts = ['Ada Okafor', 'Ben Okafor', 'Cato Sandoval'].map((contactName, nth) =>
  aContact({
    id: fixtureIds.nth(5600 + nth),
    contactName,
    email: `${contactName.toLowerCase().replace(' ', '.')}@investor.example`,
  }),
)

const invited: AllocationDistribution = {
  ...{ id: fixtureIds.nth(5610), investorId: fixtureIds.nth(5611), email: 'cato.sandoval@investor.example' },
  ...{
    name: 'Cato Sandoval',
    status: 'open',
    units: '40',
    total: null,
    qualification: 'unknown',
    progress: null,
  },
  isLocked: false,
}

const meta = {
  title: 'Allocations/BulkInvite',
  component: InviteForm,
  args: {
    allocation: {
      ...{ id: fixtureIds.nth(5620), version: '1', name: 'Series B direct', status: 'active' },
      ...{ opensOn: '2026-01-01', closesOn: null, managedUnits: '100', ownerId: fixtureIds.nth(5621) },
      ...{ round: null, asset: null, qualifications: [], vesting: null, notes: [], links: [], mails: null },
    },
    ...{ distributions: [invited], selected: [], mayEdit: true, mayReopen: false, unitsSold: '40' },
    ...{ contacts, importCsv: null },
    reader: {
      ...{ userId: fixtureIds.nth(5622), accountId: fixtureIds.nth(5621), type: 'broker' as const },
      ...{ mayChange: true, isOwner: true, isManager: false, wasTaken: false },
    },
    openOperation: fn(),
  },
  beforeEach: () => sessionStorage.clear(),
} satisfies Meta<typeof InviteForm>
export default meta

type Story = StoryObj<typeof meta>
type Context = Parameters<NonNullable<Story['play']>>[0]

/** An investor with an open investment cannot be chosen. */
export const Choosing: Story = { play: chosen }

/** The round is closed: the form of one investor says so as well. */
export const RoundClosed: Story = {
  args: {
    allocation: {
      ...meta.args.allocation,
      round: { id: fixtureIds.nth(5623), name: 'Series B', status: 'closed', closesOn: null },
    },
  },
  render: (args) => (
    <>
      <InviteForm {...args} />
      <InviteInvestor {...args} />
    </>
  ),
  play: async ({ canvas }) => {
    await expect(
      canvas.getAllByText('This round is closed. You can still send the invitation.'),
    ).toHaveLength(2)
  },
}

/** The last day of the allocation has passed: the form says so. */
export const ClosingDatePassed: Story = {
  args: { allocation: { ...meta.args.allocation, closesOn: '2026-01-31' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^The closing date January 31st 2026 has passed\./)).toBeVisible()
  },
}

/** Errors are shown at their rows before anything is sent: more units than are left, and a person twice. */
export const Wrong: Story = {
  play: async (context) => {
    await chosen(context)
    const { canvas, canvasElement, userEvent } = context
    await userEvent.type(canvas.getByRole('textbox', { name: /^Email/ }), 'ADA.okafor@investor.example')
    await userEvent.click(canvas.getByRole('button', { name: 'Add investor' }))
    await expect(await canvas.findByText('Enter an amount greater than 0.')).toBeVisible()
    await userEvent.type(canvas.getByRole('textbox', { name: 'Amount (units)' }), '90')
    await userEvent.click(canvas.getByRole('button', { name: 'Add investor' }))
    await canvas.findByText('2 selected')
    await userEvent.click(canvas.getByRole('button', { name: /^Check/ }))
    await waitFor(() => expect(canvasElement.querySelectorAll('[aria-invalid="true"]')).not.toHaveLength(0))
  },
}

/** Bulk operations are switched off while invitations are typed: they stay, and nothing is sent. */
export const SwitchedOffWhileOpen: Story = {
  decorators: [
    (Form) => (
      <SendingBlock reason="Bulk operations are switched off.">
        <Form />
      </SendingBlock>
    ),
  ],
  play: async (context) => {
    await chosen(context)
    const { canvas, userEvent } = context
    const check = canvas.getByRole('button', { name: /^Check/ })
    await expect(check).toHaveAttribute('aria-disabled', 'true')
    await expect(check).toHaveAccessibleDescription('Bulk operations are switched off.')
    await userEvent.click(check)
    await expect(canvas.getByRole('textbox', { name: /Ada Okafor/ })).toHaveValue('25')
  },
}

export const Empty: Story = {
  args: { contacts: [], distributions: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /^Check/ })).toBeDisabled()
  },
}

export const Narrow: Story = { tags: ['variant'], globals: { width: '375', theme: 'dark' }, play: chosen }

export const German: Story = { tags: ['variant'], globals: { language: 'german', width: '640' } }

async function chosen({ canvas, userEvent }: Context) {
  await userEvent.click(await canvas.findByRole('checkbox', { name: 'Select Ada Okafor' }))
  await userEvent.type(canvas.getByRole('textbox', { name: /Ada Okafor/ }), '25')
  await expect(canvas.getByText('1 selected')).toBeVisible()
  await expect(canvas.queryByRole('checkbox', { name: 'Select Cato Sandoval' })).toBeNull()
}
