import { today } from '@capstan/sdk-core'
import { capTableAnswers, operations, type FakeServer } from '@capstan/sdk-core/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { failingOnce, never, onPlatform } from '../../testing/onPlatform'
import {
  manyStakeholders,
  somePurchasers,
  someRounds,
  someStakeholders,
  mockCapTableApi,
  mockPurchasersApi,
} from '../capTable/testing'
import { Capitalization } from './Capitalization'

const some = { stakeholders: someStakeholders(), rounds: someRounds() }

const meta = {
  title: 'Capitalization/Capitalization',
  component: Capitalization,
  args: { onChange: fn() },
  parameters: { platform: onPlatform((server) => mockApi(server)) },
} satisfies Meta<typeof Capitalization>
export default meta

type Story = StoryObj<typeof meta>

/** The cap table at first; the schedule of purchasers when it is chosen. */
export const Ready: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await canvas.findByRole('grid', { name: 'Cap Table by stakeholder' })
    await userEvent.click(await canvas.findByRole('combobox', { name: /Viewing$/ }))
    await expect(await screen.findAllByRole('option')).toHaveLength(2)
    await userEvent.click(screen.getByRole('option', { name: 'Schedule of purchasers' }))
    await canvas.findByRole('grid', { name: 'Schedule of purchasers' })
    await expect(args.onChange).toHaveBeenLastCalledWith({ view: 'purchasers' })
    await expect(canvas.queryByRole('button', { name: 'Today' })).toBeNull()
  },
}

/** As of a day, and back to today: only units issued by its end. */
export const AsOfADay: Story = {
  args: { initial: { day: '2026-01-31' } },
  play: async ({ canvas, userEvent, args }) => {
    await canvas.findByText(/^What was issued by the end of 01\/31\/2026\./)
    await canvas.findByRole('grid', { name: 'Cap Table by stakeholder' })
    await userEvent.click(await canvas.findByRole('button', { name: 'Today' }))
    await expect(args.onChange).toHaveBeenLastCalledWith({ view: 'capTable' })
    await waitFor(() => expect(canvas.queryByText(/^What was issued by the end of/)).toBeNull())
  },
}

/** A future day is refused at the field, and the figures stay. */
export const ADayToCome: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await canvas.findByRole('grid')
    const year = await canvas.findByRole('spinbutton', { name: /^year/ })
    year.focus()
    await userEvent.keyboard(String(Number(today().slice(0, 4)) + 1))
    await canvas.findByText('Choose a day up to today.')
    await expect(args.onChange).not.toHaveBeenCalled()
    await expect(canvas.getByRole('grid', { name: 'Cap Table by stakeholder' })).toBeVisible()
  },
}

/** More than twenty holders are tiles. */
export const ManyHolders: Story = {
  parameters: {
    platform: onPlatform((server) =>
      mockCapTableApi(server, { stakeholders: manyStakeholders(200), rounds: [] }),
    ),
  },
  play: async ({ canvas }) => void (await canvas.findByRole('img', { name: /^100 others/ })),
}

export const Narrow: Story = {
  globals: { width: '375' },
  play: async ({ canvas }) => void (await canvas.findAllByText('Northgate Employees’ Pension')),
}

export const Narrowest: Story = { tags: ['variant'], ...Narrow, globals: { width: '320' } }

export const Dark: Story = { tags: ['variant'], ...ManyHolders, globals: { theme: 'dark', brand: 'ember' } }

export const German: Story = {
  globals: { language: 'german' },
  play: async ({ canvas }) => void (await canvas.findByRole('combobox', { name: /Ansicht$/ })),
}

export const FromTheRight: Story = {
  ...ManyHolders,
  globals: { language: 'rightToLeft' },
  play: async ({ canvas }) => void (await canvas.findByRole('img', { name: /^100 óťĥéřš/ })),
}

export const Empty: Story = {
  parameters: { platform: onPlatform((server) => mockCapTableApi(server, { stakeholders: [], rounds: [] })) },
  play: async ({ canvas }) => void (await canvas.findByText('No stakeholders found.')),
}

export const Loading: Story = {
  parameters: {
    platform: onPlatform((server) => {
      server.on(operations.CapTableTotals, never)
      server.on(operations.CapTableRounds, never)
    }),
  },
  play: async ({ canvas }) => void (await canvas.findByText(/^Loading/)),
}

/** The request failed; the selection stays, and Retry repeats it. */
export const Failed: Story = {
  parameters: {
    platform: onPlatform((server) => {
      mockApi(server)
      server.on(operations.CapTableTotals, failingOnce(capTableAnswers(some).totals))
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Retry' }))
    await canvas.findByRole('grid', { name: 'Cap Table by stakeholder' })
  },
}

function mockApi(server: FakeServer) {
  mockCapTableApi(server, some)
  mockPurchasersApi(server, somePurchasers())
}
