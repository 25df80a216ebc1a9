import {
  aLedgerEntry,
  anUnissuedEntry,
  fixtureIds,
  operations,
  transactionAnswer,
} from '@capstan/sdk-core/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { failingOnce, never, onPlatform } from '../../testing/onPlatform'
import { Transaction } from './Transaction'

const id = fixtureIds.nth
const onChain = {
  __typename: 'BlockchainAddress' as const,
  id: id(4_600),
  version: '1',
  address: '0x5aF3c0D19bE4277a6E1c3b90De8f4A21C7d05e36',
  chainByChain: {
    __typename: 'Chain' as const,
    id: 'ethereum-capstan',
    kind: 'private',
    explorer: '/vnet-explorer/txpage?block={block}',
  },
}

const meta = {
  title: 'Transactions/Transaction',
  component: Transaction,
  args: { transactionId: id(940) },
  parameters: {
    platform: onPlatform((server) => server.on(operations.Transaction, () => transactionAnswer())),
  },
} satisfies Meta<typeof Transaction>
export default meta

type Story = StoryObj<typeof meta>

/** An issuance from the unissued units to the holder, with both balances, and entries that add up to 0. */
export const Issuance: Story = {
  play: async ({ canvas }) => {
    await canvas.findByText('SANCTIONED BY')
    await expect(canvas.getByText('Larkspur Securities LLC')).toBeVisible()
    await expect(canvas.getByText(id(940))).toBeVisible()
    const [card] = canvas.getAllByRole('listitem')
    await expect(card).toHaveTextContent('Unissued securitiesBalance before 514,800Balance after 512,800')
    await expect(card).toHaveTextContent('2,000HBSB')
    await expect(card).toHaveTextContent('Maren OkaforBalance before 4,000Balance after 6,000')
  },
}

/** A transfer on the private chain with every digit; its other side has no account, and its broker is not known. */
export const DirectTransfer: Story = {
  parameters: {
    platform: onPlatform((server) =>
      server.on(operations.Transaction, () =>
        transactionAnswer(
          [
            aLedgerEntry({
              amount: '400.500000000000000001',
              balanceAfter: '60400.500000000000000001',
              blockchainAddressByBlockchainAddressId: onChain,
            }),
          ],
          {
            kind: 'transfer',
            accountByBrokerId: null,
            chainData: { paid_on: '2026-11-06', chain: 'ethereum-capstan', block_number: 4182 },
          },
        ),
      ),
    ),
  },
  play: async ({ canvas }) => {
    await canvas.findByText('Direct transfer')
    // There may be an account: a buyer and a seller do not learn of each other's.
    await expect(canvas.getByText('This party is not shown to you')).toBeVisible()
    await expect(canvas.queryByText('No linked account')).toBeNull()
    await expect(canvas.getByText('Unknown')).toBeVisible()
    await expect(canvas.getByText('400.500000000000000001')).toBeVisible()
    await expect(canvas.getByText('Balance after 60,400.500000000000000001')).toBeVisible()
    // The link is resolved against the platform, wherever the page is.
    await expect(canvas.getByRole('link', { name: /^Block 4,182/ })).toHaveAttribute(
      'href',
      expect.stringMatching(/^https:\/\/platform-[^/]+\/vnet-explorer\/txpage\?block=4182$/),
    )
    // Not all entries are visible, so their sum is not shown.
    await expect(canvas.queryByText('Entries add up to')).toBeNull()
  },
}

/** A transaction with all entries visible: the other side has no linked account, and the day of payment is not known. */
export const NoLinkedAccount: Story = {
  parameters: {
    platform: onPlatform((server) =>
      server.on(operations.Transaction, () =>
        transactionAnswer(
          [aLedgerEntry({ investorId: null, accountByInvestorId: null, balanceAfter: null })],
          { kind: 'transfer', chainData: null },
        ),
      ),
    ),
  },
  play: async ({ canvas }) => {
    await canvas.findByText('No linked account')
    // As the list says of the same transaction.
    await expect(canvas.getByText('Paid on').nextSibling).toHaveTextContent('N/A')
    await expect(canvas.getByText('Booked on').nextSibling).toHaveTextContent(/2026/)
  },
}

/** Many entries with long names. */
export const LongNames: Story = {
  parameters: {
    platform: onPlatform((server) =>
      server.on(operations.Transaction, () =>
        transactionAnswer(
          Array.from({ length: 6 }, (_, at) => [
            anUnissuedEntry({ id: id(4_700 + 2 * at) }),
            aLedgerEntry({
              id: id(4_701 + 2 * at),
              accountByInvestorId: {
                __typename: 'Account',
                id: id(4_800 + at),
                version: '1',
                name: 'The Trustees of the Ashgrove and Harbour Walk Family Settlement of 1987',
              },
            }),
          ]).flat(),
        ),
      ),
    ),
  },
  play: async ({ canvas }) => void (await canvas.findByText('Entries 11 and 12')),
}

export const Narrow: Story = { ...DirectTransfer, tags: ['variant'], globals: { width: '375' } }
export const LongNamesNarrow: Story = { tags: ['variant'], ...LongNames, globals: { width: '320' } }
export const Dark: Story = { tags: ['variant'], ...Issuance, globals: { theme: 'dark', brand: 'ember' } }
export const German: Story = {
  globals: { language: 'german' },
  play: async ({ canvas }) => void (await canvas.findByText('GENEHMIGT VON')),
}
export const FromTheRight: Story = { tags: ['variant'], globals: { language: 'rightToLeft' } }

/** The transaction does not exist, or is not shared. */
export const NotFound: Story = {
  parameters: {
    platform: onPlatform((server) =>
      server.on(operations.Transaction, () => ({ __typename: 'Query', transactionById: null })),
    ),
  },
  play: async ({ canvas }) => {
    await canvas.findByText('This transaction does not exist, or it is not shared with you.')
    await expect(canvas.getByRole('link', { name: 'All transactions' })).toBeVisible()
  },
}

export const Loading: Story = {
  parameters: { platform: onPlatform((server) => server.on(operations.Transaction, never)) },
  play: async ({ canvas }) => void (await canvas.findByText(/^Loading/)),
}

export const Failed: Story = {
  parameters: {
    platform: onPlatform((server) =>
      server.on(
        operations.Transaction,
        failingOnce(() => transactionAnswer()),
      ),
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Retry' }))
    await canvas.findByText('SANCTIONED BY')
  },
}
