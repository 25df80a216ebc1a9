import {
  aHoldingDay,
  anAccount,
  aProfile,
  aUsersData,
  fixtureIds,
  holdingValueAnswer,
  operations,
  profileAnswer,
  statementHoldingsAnswer,
  usersDataAnswer,
} from '@capstan/sdk-core/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { failingOnce, never, onPlatform } from '../../testing/onPlatform'
import { HoldingsStatement } from './HoldingsStatement'

const seriesA = fixtureIds.nth(5151)
const notes = fixtureIds.nth(5152)
const held = [
  { id: seriesA, issuer: 'Halden Biologics, Inc.', asset: 'Halden Biologics Preferred', round: 'Series A' },
  { id: notes, issuer: 'Cinder Peak Energy Corp.', asset: 'Cinder Peak Senior Notes', round: 'Tranche 2027' },
]

const withApi = (holdings = held, custodian = '') => ({
  platform: onPlatform((server) => {
    const account = anAccount({ type: 'investor', name: 'Maren Okafor' })
    const investorType = custodian ? 'Individual IRA' : 'Individual'
    server.on(operations.UsersData, () => usersDataAnswer(aUsersData({ account })))
    server.on(operations.Profile, ({ id }) =>
      profileAnswer(
        aProfile({
          ...{ id, type: 'investor', name: 'Maren Okafor', investorType, custodian },
          addresses: [{ id: fixtureIds.nth(5161), type: 'primary', lines: ['14 Cove Street', 'Portland'] }],
        }),
      ),
    )
    server.on(operations.StatementHoldings, () => statementHoldingsAnswer(holdings))
    server.on(operations.HoldingValue, ({ id }) =>
      holdingValueAnswer(
        id === seriesA
          ? [
              aHoldingDay({
                day: '2025-03-19',
                units: '4000',
                unitValue: '12.5',
                value: '50000',
                investment: '32000',
              }),
            ]
          : [
              aHoldingDay({
                day: '2025-05-02',
                units: '50',
                unitValue: '1000',
                value: '50000',
                investment: '50000',
              }),
            ],
      ),
    )
  }),
})

const meta = {
  title: 'Holding/HoldingsStatement',
  component: HoldingsStatement,
  args: { onClose: fn(), sender: 'Capstan' },
  parameters: withApi(),
} satisfies Meta<typeof HoldingsStatement>
export default meta

type Story = StoryObj<typeof meta>
type Context = Parameters<NonNullable<Story['play']>>[0]

/** All holdings of an investor: 50,000 + 50,000, bought for 32,000 + 50,000. */
export const Ready: Story = {
  play: async (context) => {
    await shown(context)
    const { canvas, args, userEvent } = context
    await expect(canvas.getByText('$100,000.00')).toBeVisible()
    await expect(canvas.getByText('$82,000.00')).toBeVisible()
    await expect(canvas.getByText('+$18,000.00')).toBeVisible()
    const rows = canvas.getByRole('table', { name: 'Statement of holdings' }).querySelectorAll('tbody > tr')
    await expect([...rows].map((row) => row.textContent)).toEqual([
      'Cinder Peak Senior NotesTranche 2027501,000.0050,000.0050,000.000.00',
      'Halden Biologics PreferredSeries A4,00012.5050,000.0032,000.00+18,000.00',
    ])
    await expect(await canvas.findByText('14 Cove Street')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Back to the portfolio' }))
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
}

/** A retirement account names its custodian. */
export const RetirementAccount: Story = {
  parameters: withApi(held, 'Harbor Trust Company'),
  play: async (context) => {
    await shown(context)
    await expect(await context.canvas.findByText('Harbor Trust Company')).toBeVisible()
    await expect(context.canvas.getByText('Individual IRA')).toBeVisible()
  },
}

export const Empty: Story = {
  parameters: withApi([]),
  play: async ({ canvas }) => void (await canvas.findByText('There were no holdings on this day.')),
}

export const Narrow: Story = { tags: ['look'], globals: { width: '375', theme: 'dark' }, play: shown }

export const German: Story = {
  globals: { language: 'german' },
  play: async ({ canvas }) => void (await canvas.findByRole('table', { name: 'Auszug aller Bestände' })),
}

export const RightToLeft: Story = { tags: ['look'], globals: { language: 'rightToLeft' }, play: shown }

export const Loading: Story = {
  parameters: {
    platform: onPlatform((server) => {
      server.on(operations.UsersData, never)
      server.on(operations.StatementHoldings, never)
    }),
  },
  play: async ({ canvas }) => void (await canvas.findByText('Loading')),
}

/** The holdings could not be read; Retry reads them again. */
export const Failed: Story = {
  parameters: {
    platform: onPlatform((server) => {
      const account = anAccount({ type: 'investor', name: 'Maren Okafor' })
      server.on(operations.UsersData, () => usersDataAnswer(aUsersData({ account })))
      server.on(operations.Profile, ({ id }) => profileAnswer(aProfile({ id, type: 'investor' })))
      server.on(
        operations.StatementHoldings,
        failingOnce(() => statementHoldingsAnswer([])),
      )
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Retry' }))
    await canvas.findByText('There were no holdings on this day.')
  },
}

async function shown({ canvas }: Context) {
  await canvas.findByText('Halden Biologics Preferred')
}
