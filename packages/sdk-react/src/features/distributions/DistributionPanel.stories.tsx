import {
  anAccount,
  aUsersData,
  distributionSummaryAnswer,
  fixtureIds,
  operations,
  usersDataAnswer,
  type FakeServer,
} from '@capstan/sdk-core/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor, within } from 'storybook/test'
import { failingOnce, never, onPlatform } from '../../testing/onPlatform'
import { doubled, printed, tabbedThrough } from '../../testing/accessibilityChecks'
import { DistributionPanel } from './DistributionPanel'

const meta = {
  title: 'Distributions/DistributionPanel',
  component: DistributionPanel,
  args: { distributionId: fixtureIds.nth(1900), onClose: fn(), onPrevious: fn(), onNext: fn() },
  parameters: { platform: onPlatform((server) => mockApi(server)) },
} satisfies Meta<typeof DistributionPanel>
export default meta

type Story = StoryObj<typeof meta>
type Context = Parameters<NonNullable<Story['play']>>[0]
type Summary = Parameters<typeof distributionSummaryAnswer>[0]

/** Half paid: its figures, its investor, its qualifications, payments and notes, and a link to its allocation. */
export const Ready: Story = {
  play: async ({ canvas, args, userEvent }) => {
    await canvas.findByRole('heading', { name: 'Maren Okafor' })
    await expect(await canvas.findByText('$25,000.00')).toBeVisible()
    await expect(canvas.getByText('2,000 units at $12.50')).toBeVisible()
    await expect(canvas.getAllByText('Short by $12,500.00')[0]).toBeVisible()
    await expect(canvas.getByText('Called, will wire on Monday.')).toBeVisible()
    const [id, allocation] = [fixtureIds.nth(1900), fixtureIds.nth(2100)]
    await expect(canvas.getByRole('link', { name: 'Open in the allocation' })).toHaveAttribute(
      'href',
      `/distribute-allocation/${allocation}/distribution?selected=${id}`,
    )
    await userEvent.click(canvas.getByRole('button', { name: 'Next distribution' }))
    await expect(args.onNext).toHaveBeenCalled()
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }))
    await expect(args.onClose).toHaveBeenCalled()
  },
}

/** An agent may open neither the page of an investor nor an allocation: there is no link to them. */
export const Agent: Story = {
  parameters: {
    platform: onPlatform((server) => {
      mockApi(server)
      const account = anAccount({ type: 'agent' })
      server.on(operations.UsersData, () => usersDataAnswer(aUsersData({ account })))
    }),
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Maren Okafor' })
    await canvas.findByText('Called, will wire on Monday.')
    await expect(canvas.queryByRole('link')).toBeNull()
  },
}

/** A note that is typed and not sent is not closed over unasked. */
export const TypedNote: Story = {
  play: async ({ canvas, args, userEvent }) => {
    await canvas.findByText('Called, will wire on Monday.')
    await userEvent.click(canvas.getByRole('button', { name: 'Add note' }))
    await userEvent.type(await canvas.findByRole('textbox', { name: /Note/ }), 'Ask for the tax form')
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }))
    await expect(args.onClose).not.toHaveBeenCalled()
    await userEvent.click(await canvas.findByRole('button', { name: 'Keep editing' }))
    await expect(canvas.getByRole('textbox', { name: /Note/ })).toHaveValue('Ask for the tax form')
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }))
    await userEvent.click(await canvas.findByRole('button', { name: 'Discard' }))
    await expect(args.onClose).toHaveBeenCalled()
    await userEvent.clear(canvas.getByRole('textbox', { name: /Note/ }))
  },
}

/** Money has two places. */
export const PaymentOfThreePlaces: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add payment' }))
    await userEvent.type(await canvas.findByRole('textbox', { name: /^Amount/ }), '12.345')
    await userEvent.tab()
    await canvas.findAllByText('A payment has two decimal places at most.')
  },
}

export const PaidInFull: Story = {
  parameters: withApi({
    isPaidInFull: true,
    stillExpected: '0',
    paidInCapital: '25000',
    percentPaid: '100',
  }),
  play: async ({ canvas }) => void (await canvas.findByText('Paid in full')),
}

export const Overpaid: Story = {
  parameters: withApi({
    isOverpaid: true,
    stillExpected: '-250',
    paidInCapital: '25250',
    percentPaid: '101',
  }),
  play: async ({ canvas }) => void (await canvas.findByText('Over by $250.00')),
}

export const NothingPaid: Story = {
  parameters: withApi({
    stillExpected: '25000.000000000000000000000000000000000000',
    paidInCapital: '0',
    percentPaid: '0',
  }),
  play: async ({ canvas }) => void (await canvas.findByText('Short by $25,000.00')),
}

/** The reason of the transfer agent; what it is about can be corrected. */
export const Rejected: Story = {
  parameters: withApi({
    ...{ shownStatus: 'rejected', issuanceStatus: 'rejected' },
    distributionById: {
      ...{ __typename: 'Distribution', id: fixtureIds.nth(1900), version: '1' },
      ...{ issuanceNote: 'The investor account has not been set up.', allocationByAllocationId: null },
    },
  }),
  play: async ({ canvas }) => {
    await canvas.findByText(
      'The transfer agent rejected the issuance: The investor account has not been set up.',
    )
    await expect(canvas.getByText('Correct the distribution, then request its issuance again.')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Add payment' })).toBeVisible()
    // A payment that went back is not among those that count.
    const payments = canvas.getByRole('list', { name: 'Payments' })
    await expect(within(payments).getByText('$300.00').closest('li')).toHaveTextContent('Returned')
    await expect(canvas.getByText('Paid in: $12,500.00 of $25,000.00')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Add note' })).toBeVisible()
  },
}

/** A distribution in a stale allocation is read-only, and says so. */
export const StaleAllocation: Story = {
  parameters: withApi({
    distributionById: {
      ...{ __typename: 'Distribution', id: fixtureIds.nth(1900), version: '1', issuanceNote: null },
      allocationByAllocationId: {
        ...{ __typename: 'Allocation', id: fixtureIds.nth(2100), version: '1', status: 'stale' },
      },
    },
  }),
  play: async ({ canvas }) => {
    await canvas.findByText('The allocation is stale. Change its status first.')
    await expect(canvas.queryByRole('button', { name: 'Add payment' })).toBeNull()
    await expect(canvas.queryByRole('button', { name: 'Add note' })).toBeNull()
    // proves ALLOC-037
    await expect(canvas.getByText('Called, will wire on Monday.')).toBeVisible()
  },
}

/** Another vendor's investor: no payment, no note. */
export const OfAnotherVendor: Story = {
  parameters: withApi({ ownerId: fixtureIds.nth(77) }),
  play: async ({ canvas }) => {
    await canvas.findByText('Larkspur 506(c)')
    await expect(canvas.queryByRole('heading', { name: 'Payments' })).toBeNull()
  },
}

export const LongNames: Story = {
  parameters: withApi({
    investorAccountName: 'Grundstücksverkehrsgenehmigungszuständigkeitsübertragungsverordnung & Söhne',
  }),
  play: async (context) => {
    await shown(context)
    // A payment that was matched is changed where it was matched.
    await expect(context.canvas.getAllByText(/matched with a received payment/)).toHaveLength(2)
    await expect(context.canvas.queryByRole('button', { name: /12,500\.00/ })).toBeNull()
  },
}

export const Narrow: Story = { tags: ['variant'], globals: { width: '375', theme: 'dark' }, play: shown }

export const German: Story = { tags: ['variant'], globals: { language: 'german', width: '640' }, play: shown }

export const RightToLeft: Story = {
  tags: ['variant'],
  globals: { language: 'rightToLeft', width: '640' },
  play: shown,
}

export const LoudBrand: Story = { tags: ['variant'], globals: { brand: 'ember', theme: 'dark' }, play: shown }

export const DoubledText: Story = { globals: { text: '200', width: '960' }, play: doubled(shown) }

export const Printed: Story = { globals: { medium: 'print' }, play: printed(shown) }

export const WithoutMouse: Story = { play: tabbedThrough(shown) }

export const Loading: Story = {
  parameters: {
    platform: onPlatform((server) => {
      mockApi(server)
      server.on(operations.DistributionSummary, never)
    }),
  },
}

export const NotFound: Story = {
  parameters: {
    platform: onPlatform((server) => {
      mockApi(server)
      server.on(operations.DistributionSummary, () => ({ __typename: 'Query', fullDistributionById: null }))
    }),
  },
  play: async ({ canvas }) =>
    void (await canvas.findByText('This distribution does not exist, or you may not see it.')),
}

export const Failed: Story = {
  parameters: {
    platform: onPlatform((server) => {
      mockApi(server)
      server.on(
        operations.DistributionSummary,
        failingOnce(() => distributionSummaryAnswer()),
      )
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Retry' }))
    await canvas.findByText('Larkspur 506(c)')
  },
}

function withApi(summary: Summary) {
  return { platform: onPlatform((server) => mockApi(server, summary)) }
}

function mockApi(server: FakeServer, summary: Summary = {}) {
  const id = fixtureIds.nth(1900)
  server.on(operations.UsersData, () =>
    usersDataAnswer(aUsersData({ account: anAccount({ type: 'issuer' }) })),
  )
  server.on(operations.DistributionSummary, () =>
    distributionSummaryAnswer({ ownerId: anAccount().id, ...summary }),
  )
  server.on(operations.AllocationInvestment, () => ({
    __typename: 'Query',
    distributionById: {
      ...{ __typename: 'Distribution', id, version: '1', status: 'open', locked: false },
      ...{ issuanceStatus: null, issuanceNote: null, amount: '2000' },
      ...{ investorId: fixtureIds.nth(2000), createdOn: '2026-11-18T09:30:00.000Z' },
    },
    allDistributionQualifications: {
      __typename: 'DistributionQualificationsConnection',
      nodes: ['Suitability', 'Accreditation', 'Fund'].map((name, at) => ({
        ...{ __typename: 'DistributionQualification', id: fixtureIds.nth(3000 + at), version: '1' },
        ...{ executeOrder: at + 1, status: (['complete', 'in_progress', 'not_started'] as const)[at] ?? '' },
        vendorQualificationByVendorQualificationId: {
          ...{ __typename: 'VendorQualification', id: fixtureIds.nth(3100 + at), version: '1', name },
          languages: null,
          service: null,
        },
      })),
    },
    allDistributionCustomFields: { __typename: 'DistributionCustomFieldsConnection', nodes: [] },
    allDistributionPrices: {
      __typename: 'DistributionPricesConnection',
      nodes: [
        {
          __typename: 'DistributionPrice',
          id: fixtureIds.nth(3200),
          version: '1',
          price: '12.5',
          currency: 1,
        },
      ],
    },
    allDistributionPayments: {
      __typename: 'DistributionPaymentsConnection',
      nodes: [
        {
          ...{ __typename: 'DistributionPayment', id: fixtureIds.nth(3300), version: '1' },
          ...{ amount: '12500.00', paidOn: '2026-11-19', status: 'complete', isMatched: true },
        },
        {
          ...{ __typename: 'DistributionPayment', id: fixtureIds.nth(3301), version: '1' },
          ...{ amount: '300.00', paidOn: '2026-11-20', status: 'refunded', isMatched: true },
        },
      ],
    },
    allVestingSchedules: { __typename: 'VestingSchedulesConnection', nodes: [] },
    allDistributionAnnotations: {
      __typename: 'DistributionAnnotationsConnection',
      nodes: [
        {
          ...{ __typename: 'DistributionAnnotation', id: fixtureIds.nth(3400), version: '1' },
          ...{ annotation: 'Called, will wire on Monday.', createdOn: '2026-11-18T10:00:00.000Z' },
        },
      ],
    },
  }))
}

async function shown({ canvas }: Context) {
  await waitFor(() => expect(canvas.getByText('Called, will wire on Monday.')).toBeVisible())
}
