import {
  anAccount,
  aUsersData,
  fixtureIds,
  operations,
  usersDataAnswer,
  type FakeServer,
} from '@capstan/sdk-core/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { never, onPlatform } from '../../testing/onPlatform'
import { AllocationManagement } from './AllocationManagement'

const allocationId = fixtureIds.nth(2300)

const meta = {
  title: 'Allocations/AllocationManagement',
  component: AllocationManagement,
  args: { allocationId, onSelectedChange: fn(), onOpen: fn(), onViewChange: fn() },
  parameters: { platform: onPlatform((server) => mockApi(server)) },
} satisfies Meta<typeof AllocationManagement>
export default meta

type Story = StoryObj<typeof meta>

/** The first rows of 5,000 are shown while the others load; until then none is left out of a selection or a filter. */
export const FirstRows: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await canvas.findByText('Investor 01')
    await expect(canvas.getByRole('list', { name: 'Distributions' }).children).toHaveLength(50)
    await expect(canvas.getByText('5,000 distributions')).toBeVisible()
    await expect(canvas.getAllByText('250,000 units')).not.toHaveLength(0)
    await expect(canvas.getByText('50 of 5,000')).toBeVisible()
    await expect(canvas.getByRole('checkbox', { name: 'Select all' })).toBeDisabled()
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select Investor 02' }))
    await expect(args.onSelectedChange).toHaveBeenCalledWith([fixtureIds.nth(6002)])
  },
}

/** A choice in the list that would remove a form with unsent input asks first. */
export const Unsent: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await canvas.findByText('Investor 01')
    await userEvent.click(canvas.getByRole('button', { name: 'Add note' }))
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Note' }), '2026')
    // The form stays while rows are selected.
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select Investor 02' }))
    await expect(args.onSelectedChange).toHaveBeenCalledWith([fixtureIds.nth(6002)])
    await userEvent.click(canvas.getByRole('button', { name: /^Investor 03/ }))
    const question = await screen.findByRole('alertdialog')
    await expect(args.onOpen).not.toHaveBeenCalled()
    await userEvent.click(within(question).getByRole('button', { name: 'Keep editing' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    await expect(await canvas.findByRole('textbox', { name: 'Note' })).toHaveValue('2026')
    await userEvent.click(canvas.getByRole('button', { name: /^Investor 03/ }))
    await userEvent.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Discard' }),
    )
    await waitFor(() => expect(args.onOpen).toHaveBeenCalledWith(fixtureIds.nth(6003)))
  },
}

/** A form for the selected investments waits for all of them. */
export const BulkUpdate: Story = {
  args: { view: 'bulk-update', selected: [fixtureIds.nth(6001), fixtureIds.nth(9000)] },
  play: async ({ canvas }) => {
    await canvas.findByText('Investor 01')
    await expect(canvas.queryByRole('button', { name: /^Check/ })).toBeNull()
  },
}

function mockApi(server: FakeServer) {
  const { id: ownerId } = anAccount()
  const empty = <Name extends string>(__typename: Name) => ({ __typename, nodes: [] })
  server.on(operations.UsersData, () =>
    usersDataAnswer(aUsersData({ account: anAccount({ type: 'issuer' }) })),
  )
  server.on(operations.Allocation, () => ({
    __typename: 'Query',
    allocationById: {
      ...{
        __typename: 'Allocation',
        id: allocationId,
        version: '1',
        name: 'Series B direct',
        status: 'active',
      },
      ...{ opensOn: '2026-01-01', closesOn: '2026-12-31', managedUnits: null, ownerId },
      roundByRoundId: null,
    },
    allAllocationQualifications: empty('AllocationQualificationsConnection'),
    allAllocationsVestingSchedules: empty('AllocationsVestingSchedulesConnection'),
    allAllocationAnnotations: empty('AllocationAnnotationsConnection'),
    allAllocationOfferingLinks: empty('AllocationOfferingLinksConnection'),
    allocationEmailPreferenceByAllocationId: null,
  }))
  server.on(operations.AllocationChoices, () => ({
    __typename: 'Query',
    allVendorQualifications: empty('VendorQualificationsConnection'),
    allVendorAgents: empty('VendorAgentsConnection'),
  }))
  server.on(operations.FirstAllocationDistributions, () => ({
    __typename: 'Query',
    allFullDistributions: {
      __typename: 'FullDistributionsConnection',
      totalCount: 5000,
      totals: { __typename: 'FullDistributionTotals', amount: '250000' },
      nodes: Array.from({ length: 50 }, (_, at) => ({
        ...{ __typename: 'FullDistribution', id: fixtureIds.nth(6001 + at), version: '1' },
        ...{ investorId: fixtureIds.nth(6101 + at), investorAccountEmail: null, locked: false },
        ...{
          investorAccountName: `Investor ${String(at + 1).padStart(2, '0')}`,
          status: 'open',
          amount: '50',
          committedCapital: '625',
        },
        ...{ qualificationState: 'qualified', stepCount: null, stepPosition: null },
      })),
    },
  }))
  server.on(operations.AllocationDistributions, never)
}
