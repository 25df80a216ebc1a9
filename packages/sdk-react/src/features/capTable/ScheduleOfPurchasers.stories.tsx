import { operations, purchaserAnswers } from '@capstan/sdk-core/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { failingOnce, never, onPlatform } from '../../testing/onPlatform'
import { ScheduleOfPurchasers } from './ScheduleOfPurchasers'
import { somePurchasers, mockPurchasersApi } from './testing'

const meta = {
  title: 'CapTable/ScheduleOfPurchasers',
  component: ScheduleOfPurchasers,
  parameters: { platform: onPlatform((server) => mockPurchasersApi(server, somePurchasers())) },
} satisfies Meta<typeof ScheduleOfPurchasers>
export default meta

type Story = StoryObj<typeof meta>

/** The payments of all purchasers, and of those of one asset. */
export const Ready: Story = {
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => {
      const total = canvas.getByRole('rowheader', { name: 'Total of 10 rows' })
      // 900,000.10 and so on down to 100,000.10, and 640,000.
      expect(total.closest('[role=row]')).toHaveTextContent('5,140,000.90')
    })
    await canvas.findAllByText('February 27 2026')
    await userEvent.click(canvas.getByRole('button', { name: /^Halden Convertible Notes 2027/ }))
    await canvas.findByRole('img', { name: /^Tranche 2027: \$640,000.00/ })
    await canvas.findByRole('rowheader', { name: 'Total of 1 row' })
  },
}

export const Narrow: Story = {
  globals: { width: '375' },
  play: async ({ canvas }) => void (await canvas.findAllByText('Northgate Employees’ Pension')),
}

export const Empty: Story = {
  parameters: { platform: onPlatform((server) => mockPurchasersApi(server, [])) },
  play: async ({ canvas }) => void (await canvas.findByText('No purchasers found.')),
}

export const German: Story = {
  globals: { language: 'german' },
  play: async ({ canvas }) => void (await canvas.findAllByText('Northgate Employees’ Pension')),
}

const longName = 'The Trustees of the Ashgrove and Harbour Walk Family Settlement of 1987'

export const LongNames: Story = {
  globals: { width: '320' },
  parameters: {
    platform: onPlatform((server) =>
      mockPurchasersApi(
        server,
        somePurchasers().map((purchaser) => ({ ...purchaser, investorName: longName, roundName: longName })),
      ),
    ),
  },
  play: async ({ canvas }) => void (await canvas.findAllByText(longName)),
}

export const Loading: Story = {
  parameters: { platform: onPlatform((server) => server.on(operations.PurchaserTotals, never)) },
  play: async ({ canvas }) => void (await canvas.findByText(/^Loading/)),
}

/** It could not be read; Retry reads it. */
export const Failed: Story = {
  parameters: {
    platform: onPlatform((server) => {
      mockPurchasersApi(server, somePurchasers())
      server.on(operations.PurchaserTotals, failingOnce(purchaserAnswers(somePurchasers()).totals))
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Retry' }))
    await canvas.findAllByText('Northgate Employees’ Pension')
  },
}
