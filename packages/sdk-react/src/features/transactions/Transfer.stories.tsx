import { operations, refuse, type FakeServer } from '@capstan/sdk-core/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { onPlatform } from '../../testing/onPlatform'
import { teachReader, teachTransfers } from './testing'
import { Transfer } from './Transfer'

const meta = {
  title: 'Transactions/Transfer',
  component: Transfer,
  args: { onClose: fn() },
  parameters: { platform: onPlatform((server) => teach(server)) },
} satisfies Meta<typeof Transfer>
export default meta

type Story = StoryObj<typeof meta>
type Play = NonNullable<Story['play']>
type Steps = Parameters<Play>[0]

/** From what is to go where, over both balances, to the transaction. */
export const InPart: Story = {
  play: async (steps) => {
    const { canvas, userEvent } = steps
    await choose(steps, '1000.25')
    await canvas.findByText(
      '1,000.25 units of Halden Series B go from Maren Okafor to Kestrel Family Office, LP.',
    )
    // 6,000.500000000000000001 − 1,000.25
    await expect(canvas.getByRole('row', { name: /Maren Okafor/ })).toHaveTextContent(
      '6,000.5000000000000000015,000.250000000000000001',
    )
    await expect(canvas.getByRole('row', { name: /Kestrel/ })).toHaveTextContent('01,000.25')
    await userEvent.click(canvas.getByRole('button', { name: 'Transfer 1,000.25 units' }))
    await canvas.findByText(/^1,000\.25 units of Halden Series B have gone/)
    await expect(canvas.getByRole('link', { name: 'Open the transaction' })).toHaveAttribute('href')
  },
}

/** All of it, to the last place. */
export const Whole: Story = {
  play: async (steps) => {
    const { canvas, userEvent } = steps
    await choose(steps, '')
    await userEvent.click(canvas.getByRole('button', { name: 'All of it' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Review' }))
    await canvas.findByText(/^6,000\.500000000000000001 units of Halden Series B go/)
  },
}

/** More than there is, nothing, and to the one who has them: said in place, and nothing is sent. */
export const Wrong: Story = {
  play: async (steps) => {
    const { canvas, userEvent } = steps
    await userEvent.click(await canvas.findByRole('button', { name: 'Review' }))
    await said(steps, 'combobox', 'From the holding of', 'A holding is required.')
    await said(steps, 'combobox', 'To', 'An investor is required.')
    await said(steps, 'textbox', 'Units', 'Units are required.')
    await choose(steps, '6000.500000000000000002')
    await said(steps, 'textbox', 'Units', 'The holding has 6,000.500000000000000001 units.')
    await expect(canvas.queryByText(/ units of Halden Series B go from /)).toBeNull()
  },
}

/** Refused while it was looked at: the reason, and what was chosen is there on the way back. */
export const Refused: Story = {
  parameters: {
    platform: onPlatform((server) => {
      teach(server)
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

export const Narrow: Story = { globals: { width: '375' }, play: async (steps) => choose(steps, '10') }
export const Dark: Story = {
  globals: { theme: 'dark', brand: 'ember' },
  play: async (steps) => choose(steps, '10'),
}
export const German: Story = {
  globals: { language: 'german' },
  play: async ({ canvas }) => void (await canvas.findByRole('button', { name: 'Prüfen' })),
}
export const FromTheRight: Story = { globals: { language: 'rightToLeft' } }

/** Whoever may not transfer has nothing here. */
export const ReadOnly: Story = {
  parameters: {
    platform: onPlatform((server) => {
      teachReader(server, 'issuer', 'account_viewer')
      teachTransfers(server)
    }),
  },
  play: async ({ canvas }) => void (await expect(canvas.queryByRole('button')).toBeNull()),
}

/** What is wrong is said at the field it is wrong with. */
async function said({ canvas }: Steps, role: 'combobox' | 'textbox', name: string, text: string) {
  await waitFor(() =>
    expect(canvas.getByRole(role, { name })).toHaveAccessibleDescription(expect.stringContaining(text)),
  )
}

function teach(server: FakeServer) {
  teachReader(server)
  teachTransfers(server)
}

/** Chooses the holding, the investor and the units, and goes on to both balances where there are any. */
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
