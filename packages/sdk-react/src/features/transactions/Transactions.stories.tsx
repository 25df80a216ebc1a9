import { operations } from '@capstan/sdk-core/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { failingOnce, never, onPlatform } from '../../testing/onPlatform'
import { roleTaken } from '../../testing/roleTaken'
import { someTransactions, mockReaderApi, mockTransactionsApi, transactionsPage } from './testing'
import { Transactions } from './Transactions'

const meta = {
  title: 'Transactions/Transactions',
  component: Transactions,
  parameters: {
    platform: onPlatform((server) => {
      mockReaderApi(server)
      mockTransactionsApi(server, someTransactions(86))
    }),
  },
} satisfies Meta<typeof Transactions>
export default meta

type Story = StoryObj<typeof meta>

/** An issuer’s owner: every transaction with a link to its page, and the transfer of units. */
export const Ready: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('grid', { name: 'Transactions' })
    await canvas.findByText('50 of 86 rows')
    const [link] = await canvas.findAllByRole('link', { name: /^10000000-/ })
    await expect(link).toHaveAttribute('href', expect.stringMatching(/\/transaction\/[0-9a-f-]{36}$/))
    await expect(canvas.getAllByText('Unknown').length).toBeGreaterThan(0)
    // As its own page writes them.
    await expect(canvas.getAllByText('2,000').length).toBeGreaterThan(0)
    await canvas.findByRole('button', { name: 'Transfer' })
  },
}

/** A viewer sees the list, without buttons. */
export const ReadOnly: Story = {
  parameters: {
    platform: onPlatform((server) => {
      mockReaderApi(server, 'issuer', 'account_viewer')
      mockTransactionsApi(server, someTransactions(3))
    }),
  },
  play: async ({ canvas }) => {
    await canvas.findAllByText('Larkspur Securities LLC')
    await expect(canvas.queryByRole('button', { name: 'Transfer' })).toBeNull()
  },
}

const taken = roleTaken((server, role) => {
  mockReaderApi(server, 'issuer', role)
  mockTransactionsApi(server, someTransactions(3))
})

/** The role is removed while the page is open: a sentence replaces the button. */
export const RoleTaken: Story = {
  parameters: { platform: taken.platform },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Transfer' })
    await taken.take()
    await canvas.findByText(/^Your role in this account has changed/)
    await expect(canvas.queryByRole('button', { name: 'Transfer' })).toBeNull()
  },
}

export const Narrow: Story = {
  globals: { width: '375' },
  play: async ({ canvas }) => void (await canvas.findAllByText('Larkspur Securities LLC')),
}

export const Narrowest: Story = { tags: ['variant'], ...Narrow, globals: { width: '320' } }

const longName = 'The Trustees of the Ashgrove and Harbour Walk Family Settlement of 1987'

/** Brokers and securities with long names. */
export const LongNames: Story = {
  globals: { width: '320' },
  parameters: {
    platform: onPlatform((server) => {
      mockReaderApi(server)
      const long = { brokerAccountName: longName, securityName: `${longName}, Series B Preferred` }
      mockTransactionsApi(
        server,
        someTransactions(3).map((transaction) => ({ ...transaction, ...long })),
      )
    }),
  },
  play: async ({ canvas }) => void (await canvas.findAllByText(longName)),
}

export const Dark: Story = { tags: ['variant'], globals: { theme: 'dark', brand: 'ember' } }
export const German: Story = {
  globals: { language: 'german' },
  play: async ({ canvas }) => void (await canvas.findByRole('grid', { name: 'Transaktionen' })),
}
export const FromTheRight: Story = { tags: ['variant'], globals: { language: 'rightToLeft' } }

export const Empty: Story = {
  parameters: {
    platform: onPlatform((server) => {
      mockReaderApi(server, 'investor')
      mockTransactionsApi(server, [])
    }),
  },
  play: async ({ canvas }) => void (await canvas.findByText('No Transactions Found')),
}

export const Loading: Story = {
  parameters: {
    platform: onPlatform((server) => {
      mockReaderApi(server)
      server.on(operations.Transactions, never)
    }),
  },
  play: async ({ canvas }) =>
    void (await waitFor(() => expect(canvas.getByRole('grid')).toHaveAttribute('aria-busy', 'true'))),
}

export const Failed: Story = {
  parameters: {
    platform: onPlatform((server) => {
      mockReaderApi(server)
      server.on(
        operations.Transactions,
        failingOnce(() => transactionsPage(someTransactions(3), 3)),
      )
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Retry' }))
    await canvas.findAllByText('Larkspur Securities LLC')
  },
}
