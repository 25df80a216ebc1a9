import {
  aHoldingPosition,
  anAccount,
  aProfile,
  aUsersData,
  fixtureIds,
  operations,
  profileAnswer,
  holdingsOnDayAnswer,
  usersDataAnswer,
} from '@capstan/sdk-core/testing'
import type { AccountType } from '@capstan/sdk-core/accounts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { failingOnce, never, onPlatform } from '../../testing/onPlatform'
import { HoldingsStatement } from './HoldingsStatement'

const held = [
  aHoldingPosition(),
  aHoldingPosition({
    ...{ id: fixtureIds.nth(5172), holdingId: fixtureIds.nth(5152), issuer: 'Cinder Peak Energy Corp.' },
    ...{ asset: 'Cinder Peak Senior Notes', round: 'Tranche 2027' },
    ...{ units: '50', unitValue: '1000', value: '50000', investment: '50000' },
  }),
]

const withApi = (holdings = held, custodian = '', type: AccountType = 'investor') => ({
  platform: onPlatform((server) => {
    const account = anAccount({ type, name: 'Maren Okafor' })
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
    server.on(operations.HoldingsOnDay, () => holdingsOnDayAnswer(holdings))
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

/** A holding without a cost is in the value, and not a gain: 50,000 + 1,000 less 32,000. */
export const WithoutCost: Story = {
  parameters: withApi([
    aHoldingPosition(),
    aHoldingPosition({
      ...{
        id: fixtureIds.nth(5173),
        holdingId: fixtureIds.nth(5153),
        asset: 'Granted shares',
        round: 'Grant',
      },
      ...{ units: '100', unitValue: '10', value: '1000', investment: null },
    }),
  ]),
  play: async (context) => {
    await shown(context)
    const { canvas } = context
    await expect(canvas.getByText('$51,000.00')).toBeVisible()
    await expect(canvas.getByText('$32,000.00')).toBeVisible()
    await expect(canvas.getByText('+$18,000.00')).toBeVisible()
    await expect(canvas.getByText(/^1 holding has no cost/)).toBeVisible()
  },
}

/** An issuer reads the holdings of its investors, which are not its own portfolio. */
export const OfAnIssuer: Story = {
  parameters: withApi(held, '', 'issuer'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Holdings of your investors' })).toHaveAttribute(
      'href',
      '/holdings',
    )
    await expect(canvas.queryByText('Halden Biologics Preferred')).toBeNull()
  },
}

export const Empty: Story = {
  parameters: withApi([]),
  play: async ({ canvas }) => void (await canvas.findByText('There were no holdings on this day.')),
}

export const Narrow: Story = { tags: ['variant'], globals: { width: '375', theme: 'dark' }, play: shown }

export const German: Story = {
  globals: { language: 'german' },
  play: async ({ canvas }) => void (await canvas.findByRole('table', { name: 'Auszug aller Bestände' })),
}

export const RightToLeft: Story = { tags: ['variant'], globals: { language: 'rightToLeft' }, play: shown }

export const Loading: Story = {
  parameters: {
    platform: onPlatform((server) => {
      server.on(operations.UsersData, never)
      server.on(operations.HoldingsOnDay, never)
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
        operations.HoldingsOnDay,
        failingOnce(() => holdingsOnDayAnswer([])),
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
