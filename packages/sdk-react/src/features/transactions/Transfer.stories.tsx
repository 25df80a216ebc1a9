import { fixtureIds, operations, refuse, type FakeServer } from '@capstan/sdk-core/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { failingOnce, never, onPlatform, type StoryPlatform } from '../../testing/onPlatform'
import { roleTaken } from '../../testing/roleTaken'
import { featureSwitched, mockFeatureOff } from '../accounts/testing'
import { mockReaderApi, mockTransfersApi, transferableAnswer } from './testing'
import { Transfer } from './Transfer'

const meta = {
  title: 'Transactions/Transfer',
  component: Transfer,
  args: { onClose: fn() },
  parameters: { platform: onPlatform((server) => mockApi(server)) },
} satisfies Meta<typeof Transfer>
export default meta

type Story = StoryObj<typeof meta>
type Play = NonNullable<Story['play']>
type Steps = Parameters<Play>[0]

/** From the choice over the review of both balances to the transaction. */
export const InPart: Story = {
  play: async (steps) => {
    const { canvas, userEvent } = steps
    await choose(steps, '1000.25')
    await canvas.findByText(
      '1,000.25 units of Halden Series B will be transferred from Maren Okafor to Kestrel Family Office, LP.',
    )
    // 6,000.500000000000000001 − 1,000.25
    await expect(canvas.getByRole('row', { name: /Maren Okafor/ })).toHaveTextContent(
      '6,000.5000000000000000015,000.250000000000000001',
    )
    await expect(canvas.getByRole('row', { name: /Kestrel/ })).toHaveTextContent('01,000.25')
    await userEvent.click(canvas.getByRole('button', { name: 'Transfer 1,000.25 units' }))
    await canvas.findByText(/^1,000\.25 units of Halden Series B were transferred/)
    await expect(canvas.getByRole('link', { name: 'Open the transaction' })).toHaveAttribute('href')
  },
}

/** An administrator of the platform has switched transfers off for the account. */
export const SwitchedOff: Story = {
  parameters: {
    platform: onPlatform((server) => {
      mockApi(server)
      mockFeatureOff(server, 'transfers')
    }),
  },
  play: async ({ canvas }) => {
    await canvas.findByText('This feature is not available')
    await expect(canvas.queryByRole('button', { name: 'Review' })).toBeNull()
  },
}

const transfers = featureSwitched('transfers', mockApi)

/**
 * Transfers are switched off while the form is open: a sentence gives the reason and whom to ask, the input stays, and nothing is
 * sent until they are on again. Then the same answers are reviewed and sent.
 */
export const SwitchedOffWhileOpen: Story = {
  parameters: { platform: transfers.platform },
  play: async (steps) => {
    const { canvas, userEvent } = steps
    await choose(steps, '')
    await userEvent.type(canvas.getByRole('textbox', { name: 'Units' }), '1000.25')
    await transfers.turn(false)
    await canvas.findAllByText(/^An administrator of the platform has switched this feature off/)
    await userEvent.click(canvas.getByRole('button', { name: 'Review' }))
    await expect(canvas.getByRole('button', { name: 'Review' })).toHaveAttribute('aria-disabled', 'true')
    // The Enter key sends nothing either.
    await userEvent.type(canvas.getByRole('textbox', { name: 'Units' }), '{Enter}')
    await expect(canvas.getByRole('textbox', { name: 'Units' })).toHaveDisplayValue(/^1000\.25/)
    await transfers.turn(true)
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Review' })).not.toHaveAttribute('aria-disabled'),
    )
    await userEvent.click(canvas.getByRole('button', { name: 'Review' }))
    await canvas.findByText(/^1,000\.25 units of Halden Series B will be transferred/)
    // The review stays as well.
    await transfers.turn(false)
    const confirm = await canvas.findByRole('button', { name: 'Transfer 1,000.25 units' })
    await waitFor(() => expect(confirm).toHaveAttribute('aria-disabled', 'true'))
    await transfers.turn(true)
    await waitFor(() => expect(confirm).not.toHaveAttribute('aria-disabled'))
    await userEvent.click(canvas.getByRole('button', { name: 'Transfer 1,000.25 units' }))
    await canvas.findByText(/^1,000\.25 units of Halden Series B were transferred/)
  },
}

/** All of it, to the last place. */
export const Whole: Story = {
  play: async (steps) => {
    const { canvas, userEvent } = steps
    await choose(steps, '')
    await userEvent.click(canvas.getByRole('button', { name: 'All units' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Review' }))
    await canvas.findByText(/^6,000\.500000000000000001 units of Halden Series B will be transferred/)
  },
}

/** Too many units, no units, and a transfer to the holder: each error is at its field, and nothing is sent. */
export const Wrong: Story = {
  play: async (steps) => {
    const { canvas, userEvent } = steps
    await userEvent.click(await canvas.findByRole('button', { name: 'Review' }))
    await said(steps, 'combobox', 'From the holding of', 'A holding is required.')
    await said(steps, 'combobox', 'To', 'An investor is required.')
    await said(steps, 'textbox', 'Units', 'Units are required.')
    await choose(steps, '6000.500000000000000002')
    await said(steps, 'textbox', 'Units', 'The holding has 6,000.500000000000000001 units.')
    await expect(canvas.queryByText(/ units of Halden Series B will be transferred from /)).toBeNull()
  },
}

/** Refused during the review: the reason is shown, and the choice is kept on the way back. */
export const Refused: Story = {
  parameters: {
    platform: onPlatform((server) => {
      mockApi(server)
      server.on(operations.MakeTransfer, () => refuse('insufficient_units', 'No.', { available: '7' }))
    }),
  },
  play: async (steps) => {
    const { canvas, userEvent } = steps
    await choose(steps, '10')
    await userEvent.click(await canvas.findByRole('button', { name: 'Transfer 10 units' }))
    await canvas.findByText('The holding has 7 units.')
    await userEvent.click(canvas.getByRole('button', { name: 'Back' }))
    await waitFor(() =>
      expect(canvas.getByRole('textbox', { name: 'Units' })).toHaveValue('10.000000000000000000'),
    )
  },
}

const booked = whileOthersBook()

/** A colleague books meanwhile: the units available and both balances are updated. */
export const BookedMeanwhile: Story = {
  parameters: { platform: booked.platform },
  play: async (steps) => {
    const { canvas, userEvent } = steps
    await choose(steps, '')
    await canvas.findByText(/^6,000\.500000000000000001 units of Halden Series B are available/)
    await booked.become('7000')
    await canvas.findByText(/^7,000 units of Halden Series B are available/)
    await userEvent.type(canvas.getByRole('textbox', { name: 'Units' }), '6500')
    await userEvent.click(canvas.getByRole('button', { name: 'Review' }))
    await canvas.findByText(/^6,500 units of Halden Series B will be transferred from/)
    await expect(canvas.getByRole('row', { name: /Maren Okafor/ })).toHaveTextContent('7,000500')

    await booked.become('6800')
    await canvas.findByText(/^The balances have changed in the meantime/)
    await expect(canvas.getByRole('row', { name: /Maren Okafor/ })).toHaveTextContent('6,800300')
    await userEvent.click(canvas.getByRole('button', { name: 'Transfer 6,500 units' }))
    await canvas.findByText(/^6,500 units of Halden Series B were transferred/)
  },
}

/** A colleague books so many units that too few are left: an error says so before sending, and no negative balance is shown. */
export const NotEnoughMeanwhile: Story = {
  parameters: { platform: booked.platform },
  play: async (steps) => {
    const { canvas } = steps
    await choose(steps, '100')
    await canvas.findByText(/^100 units of Halden Series B will be transferred from/)
    await booked.become('8.5')
    await canvas.findByText('The holding has 8.5 units.')
    await expect(canvas.getByRole('row', { name: /Maren Okafor/ })).not.toHaveTextContent('91.5')
  },
}

/** No event announced that a colleague booked: the new balances are reviewed, and confirmed again. */
export const ConfirmedAgain: Story = {
  parameters: { platform: booked.platform },
  play: async (steps) => {
    const { canvas, userEvent } = steps
    await choose(steps, '10')
    await canvas.findByText(/^10 units of Halden Series B will be transferred from/)
    booked.becomeUnsaid('5000')
    await userEvent.click(canvas.getByRole('button', { name: 'Transfer 10 units' }))
    await canvas.findByText(/^The balances have changed in the meantime/)
    await expect(canvas.getByRole('row', { name: /Maren Okafor/ })).toHaveTextContent('5,0004,990')
    await expect(canvas.queryByText(/were transferred/)).toBeNull()
    await userEvent.click(await canvas.findByRole('button', { name: 'Transfer 10 units' }))
    await canvas.findByText(/^10 units of Halden Series B were transferred/)
  },
}

/** The lists could not be searched: an error says so, and Retry searches again. */
export const SearchFailed: Story = {
  parameters: {
    platform: onPlatform((server) => {
      mockApi(server)
      server.on(
        operations.TransferableHoldings,
        failingOnce(() => transferableAnswer()),
      )
    }),
  },
  play: async (steps) => {
    const { canvas, userEvent } = steps
    await canvas.findByText('The search failed. Please try again.')
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }))
    await expect(canvas.getByRole('combobox', { name: 'From the holding of' })).toHaveFocus()
    await waitFor(() => expect(canvas.queryByText('The search failed. Please try again.')).toBeNull())
    await choose(steps, '10')
    await canvas.findByText(/^10 units of Halden Series B will be transferred from/)
  },
}

const taken = roleTaken((server, role) => {
  mockReaderApi(server, 'issuer', role)
  mockTransfersApi(server)
})

/** The role is removed while the page is open: a sentence replaces the form. */
export const RoleTaken: Story = {
  parameters: { platform: taken.platform },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Review' })
    await taken.take()
    await canvas.findByText(/^Your role in this account has changed/)
    await expect(canvas.queryByRole('button', { name: 'Review' })).toBeNull()
  },
}

/** The holding is named by its id, and still loading. */
export const Loading: Story = {
  args: { holdingId: fixtureIds.nth(4_500) },
  parameters: {
    platform: onPlatform((server) => {
      mockApi(server)
      server.on(operations.TransferableHolding, never)
    }),
  },
  play: async ({ canvas }) => void (await canvas.findByText(/^Loading/)),
}

/** The named holding could not be read: Retry reads it again. */
export const Failed: Story = {
  args: { holdingId: fixtureIds.nth(4_500) },
  parameters: {
    platform: onPlatform((server) => {
      mockApi(server)
      server.on(
        operations.TransferableHolding,
        failingOnce(() => transferableAnswer()),
      )
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Retry' }))
    await expect(await canvas.findByRole('textbox', { name: 'From the holding of' })).toHaveValue(
      'Maren Okafor · Series B',
    )
  },
}

const longName = 'The Trustees of the Ashgrove and Harbour Walk Family Settlement of 1987'

export const LongNames: Story = {
  globals: { width: '320' },
  parameters: {
    platform: onPlatform((server) => {
      mockReaderApi(server)
      mockTransfersApi(server, {
        holder: `Maren Okafor and ${longName}`,
        recipient: `Kestrel and ${longName}`,
      })
    }),
  },
  play: async (steps) => {
    await choose(steps, '10')
    await steps.canvas.findByText(/^10 units of Halden Series B will be transferred from/)
  },
}

export const Narrow: Story = { globals: { width: '375' }, play: async (steps) => choose(steps, '10') }
export const Narrowest: Story = { tags: ['variant'], ...Narrow, globals: { width: '320' } }
export const Dark: Story = {
  globals: { theme: 'dark', brand: 'ember' },
  play: async (steps) => choose(steps, '10'),
}
export const German: Story = {
  globals: { language: 'german' },
  play: async ({ canvas }) => void (await canvas.findByRole('button', { name: 'Prüfen' })),
}
export const FromTheRight: Story = { tags: ['variant'], globals: { language: 'rightToLeft' } }

/** A reader who may not transfer sees no form. */
export const ReadOnly: Story = {
  parameters: {
    platform: onPlatform((server) => {
      mockReaderApi(server, 'issuer', 'account_viewer')
      mockTransfersApi(server)
    }),
  },
  play: async ({ canvas }) => void (await expect(canvas.queryByRole('button')).toBeNull()),
}

/** Asserts that a field shows the error. */
async function said({ canvas }: Steps, role: 'combobox' | 'textbox', name: string, text: string) {
  await waitFor(() =>
    expect(canvas.getByRole(role, { name })).toHaveAccessibleDescription(expect.stringContaining(text)),
  )
}

function mockApi(server: FakeServer) {
  mockReaderApi(server)
  mockTransfersApi(server)
}

/** Returns a platform on which other users book, with a change event (`become`) and without one (`becomeUnsaid`). */
function whileOthersBook() {
  let shown: StoryPlatform | undefined
  const becomeUnsaid = (units: string) => shown && mockTransfersApi(shown.server, { units })
  return {
    platform: () => (shown = onPlatform(mockApi)()),
    becomeUnsaid,
    become: async (units: string) => {
      await waitFor(() => expect(shown?.socket.subscribed).toContain('holdings:'))
      becomeUnsaid(units)
      shown?.socket.push('holdings', fixtureIds.nth(4_500), 2)
    },
  }
}

/** Chooses the holding, the investor and, when given, the units, and continues to the review. */
async function choose({ canvas, canvasElement, userEvent }: Steps, units: string) {
  const pick = async (label: string, option: RegExp) => {
    await userEvent.click(await canvas.findByRole('combobox', { name: label }))
    const body = canvasElement.ownerDocument.body
    const find = () =>
      [...body.querySelectorAll('[role=option]')].find((each) => option.test(each.textContent))
    await waitFor(() => expect(find()).toBeTruthy())
    await userEvent.click(find() as Element)
  }
  await pick('From the holding of', /^Maren Okafor/)
  await pick('To', /^Kestrel/)
  if (!units) return
  await userEvent.type(canvas.getByRole('textbox', { name: 'Units' }), units)
  await userEvent.click(canvas.getByRole('button', { name: 'Review' }))
}
