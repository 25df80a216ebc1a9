import { fixtureIds, operations } from '@capstan/sdk-core/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { never, onPlatform, outOfOrder } from '../../../testing/onPlatform'
import { doubled, printed, tabbedThrough } from '../../../testing/accessibilityChecks'
import { CapitalManagement } from './CapitalManagement'
import { mockRoundApi, type RoundPlatform } from '../testing'

const meta = {
  title: 'Rounds/CapitalManagement',
  component: CapitalManagement,
  args: { roundId: fixtureIds.nth(2200) },
  parameters: { platform: onPlatform((server) => mockRoundApi(server)) },
} satisfies Meta<typeof CapitalManagement>
export default meta

type Story = StoryObj<typeof meta>
type Context = Parameters<NonNullable<Story['play']>>[0]

const withApi = (about: RoundPlatform) => ({
  platform: onPlatform((server) => mockRoundApi(server, about)),
})

/** Figures with a chart and a table by month; deployments; incoming payments. */
export const Ready: Story = {
  play: async (context) => {
    const { canvas } = context
    await shown(context)
    await expect(
      await canvas.findByRole('img', { name: /November 19th 2026 · Total Paid In Capital: \$3,590,000\.00/ }),
    ).toHaveAttribute('tabindex', '0')
    const months = within(await canvas.findByRole('table', { name: 'Capital over time' }))
    // From November back to February, the quiet months too.
    await expect(months.getAllByRole('row')).toHaveLength(1 + 10)
    // Beside the picture there is room for its four columns.
    const [month, paidIn] = months.getAllByRole('row').map((row) => row.lastElementChild as Element)
    await waitFor(() =>
      expect(paidIn?.getBoundingClientRect().right).toBe(month?.getBoundingClientRect().right),
    )
    await expect(await canvas.findByText('October 12 2026')).toBeVisible()
    await expect(await canvas.findByText('2 deployments, 1,240,000.00 USD')).toBeVisible()
    await canvas.findByText('Over by $250.00')
    await canvas.findByText('in 2 allocations')
  },
}

export const Narrow: Story = { tags: ['variant'], globals: { width: '375', theme: 'dark' }, play: shown }

export const Narrowest: Story = { tags: ['variant'], globals: { width: '320' }, play: shown }

export const DoubledText: Story = { globals: { text: '200', width: '960' }, play: doubled(shown) }

export const Printed: Story = { globals: { medium: 'print' }, play: printed(shown) }

export const WithoutMouse: Story = { play: tabbedThrough(shown) }

export const German: Story = { tags: ['variant'], globals: { language: 'german' }, play: drawn }

export const RightToLeft: Story = {
  tags: ['variant'],
  globals: { language: 'rightToLeft', width: '640' },
  play: drawn,
}

export const LoudBrand: Story = { tags: ['variant'], globals: { brand: 'ember', theme: 'dark' }, play: shown }

export const Loading: Story = {
  parameters: { platform: onPlatform((server) => server.on(operations.Round, never)) },
  play: async ({ canvas }) => void (await canvas.findByText('Loading')),
}

export const LongNames: Story = {
  globals: { width: '320' },
  parameters: withApi({
    round: { name: 'Grundstücksverkehrsgenehmigungszuständigkeitsübertragungsverordnung' },
  }),
  play: doubled(shown),
}

export const Viewer: Story = {
  parameters: withApi({ role: 'account_viewer' }),
  play: async (context) => {
    await shown(context)
    await expect(
      context.canvas.getByText(/^You are a viewer of this account\. Only an owner or an admin can /),
    ).toBeVisible()
    await expect(context.canvas.queryByRole('button', { name: /deployment|^Edit/ })).toBeNull()
  },
}

export const Empty: Story = {
  parameters: withApi({ isEmpty: true }),
  play: async ({ canvas }) => {
    await canvas.findByText('No capital has been paid in yet.')
    await canvas.findByText('No Deployments')
    await canvas.findByText('No Payments')
    await canvas.findByText('No qualifications set.')
  },
}

/** Each part that could not be read shows its error in place. */
export const Failed: Story = {
  parameters: {
    platform: onPlatform((server) => {
      mockRoundApi(server)
      server.on(operations.RoundDeployments, outOfOrder)
      server.on(operations.CapitalOverTime, outOfOrder)
    }),
  },
  play: async ({ canvas }) =>
    void (await waitFor(() => expect(canvas.getAllByRole('button', { name: 'Retry' })).toHaveLength(2))),
}

/** Deployment in a new row: every text of the specification, with the remaining capital at the amount. */
export const Adding: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context
    await shown(context)
    await userEvent.click(canvas.getByRole('button', { name: 'Add deployment' }))
    await expect(await canvas.findByText('Remaining Capital: $2,350,000.00')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    for (const text of [
      'Paid On is a required field.',
      'Amount is a required field.',
      'Note is a required field.',
    ])
      await waitFor(() => expect(canvas.getAllByText(text).length).toBeGreaterThan(0))
  },
}

/** More than the remaining capital, on a future day: each needs a confirmation. Cancel keeps the typed values. */
export const AsksFirst: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context
    await shown(context)
    await userEvent.click(canvas.getByRole('button', { name: 'Add deployment' }))
    await canvas.findByText('Remaining Capital: $2,350,000.00')
    const [month] = within(canvas.getByRole('group', { name: /Paid On/ })).getAllByRole('spinbutton')
    await userEvent.click(month as HTMLElement)
    await userEvent.keyboard('12202999')
    await userEvent.type(canvas.getByRole('textbox', { name: 'Amount (USD)' }), '2350000.01')
    await userEvent.type(canvas.getByRole('textbox', { name: 'Note' }), 'Mill')
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    const question = await screen.findByRole('alertdialog', { name: 'Save this deployment?' })
    await expect(question).toHaveTextContent('It exceeds the remaining capital of $2,350,000.00 by $0.01.')
    await expect(question).toHaveTextContent('Its day is in the future. It counts from December 20 2999 on.')
    await userEvent.click(within(question).getByRole('button', { name: 'Cancel' }))
    await expect(canvas.getByRole('textbox', { name: 'Note' })).toHaveValue('Mill')
  },
}

/** A deployment is deleted in its row, and Undo restores it. */
export const Deleting: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context
    await shown(context)
    await userEvent.click(canvas.getByRole('button', { name: /^Delete.*Plant lease and deposits/ }))
    await userEvent.click(await canvas.findByRole('button', { name: 'Undo' }))
    await canvas.findByText('Plant lease and deposits')
  },
}

async function shown({ canvas }: Context) {
  await canvas.findByText('Plant lease and deposits')
  await canvas.findByRole('heading', { name: 'Capital over time' })
}

/** The same in any language: the picture is there. */
async function drawn({ canvas }: Context) {
  await canvas.findAllByRole('img')
}
