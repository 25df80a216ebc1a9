import { fixtureIds, operations, ownedDocumentsAnswer } from '@capstan/sdk-core/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { failingOnce, never, onPlatform } from '../../testing/onPlatform'
import { someDocuments, mockHoldingApi } from '../holding/testing'
import { DocumentsTable } from './DocumentsTable'

const meta = {
  title: 'Documents/DocumentsTable',
  component: DocumentsTable,
  args: {
    owner: { kind: 'holding', id: fixtureIds.nth(5101) },
    title: 'Documents',
    show: 'all',
  },
  parameters: { platform: onPlatform((server) => mockHoldingApi(server)) },
} satisfies Meta<typeof DocumentsTable>
export default meta

type Story = StoryObj<typeof meta>

const shown: Story['play'] = async ({ canvas }) => void (await canvas.findByText('K-1 2025.pdf'))

/** The uploader's documents: each is shown, downloaded, edited and deleted, and others are added. */
export const Ready: Story = {
  play: async (context) => {
    await shown(context)
    const { canvas } = context
    for (const name of ['Show K-1 2025.pdf', 'Download K-1 2025.pdf', 'Edit K-1 2025.pdf'])
      await expect(canvas.getByRole('button', { name })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'choose from your computer' })).toBeVisible()
  },
}

/** Documents of other users are shown and downloaded. */
export const OfOthers: Story = {
  args: { show: 'withMe' },
  parameters: { platform: onPlatform((server) => mockHoldingApi(server, { type: 'investor' })) },
  play: async (context) => {
    await shown(context)
    await expect(context.canvas.queryByRole('button', { name: /^Edit/ })).toBeNull()
  },
}

export const Narrow: Story = { tags: ['variant'], globals: { width: '375' }, play: shown }

export const Narrowest: Story = { tags: ['variant'], globals: { width: '320' }, play: shown }

export const German: Story = {
  globals: { language: 'german' },
  play: async ({ canvas }) =>
    void (await canvas.findByRole('button', { name: 'K-1 2025.pdf herunterladen' })),
}

export const FromTheRight: Story = { tags: ['variant'], globals: { language: 'rightToLeft' }, play: shown }

export const Empty: Story = {
  parameters: { platform: onPlatform((server) => mockHoldingApi(server, { documents: [] })) },
  play: async ({ canvas }) => void (await canvas.findByText('No documents found')),
}

export const Loading: Story = {
  parameters: {
    platform: onPlatform((server) => {
      mockHoldingApi(server)
      server.on(operations.HoldingDocuments, never)
    }),
  },
}

/** The list could not be read; Retry reads it. */
export const Failed: Story = {
  parameters: {
    platform: onPlatform((server) => {
      mockHoldingApi(server)
      server.on(
        operations.HoldingDocuments,
        failingOnce(() => ownedDocumentsAnswer(someDocuments)),
      )
    }),
  },
  play: async ({ canvas }) => void (await canvas.findByRole('button', { name: 'Retry' })),
}
