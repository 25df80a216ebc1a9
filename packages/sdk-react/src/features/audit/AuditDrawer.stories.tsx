import { aRecordChange, fixtureIds, operations, recordHistoryAnswer } from '@capstan/sdk-core/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, within } from 'storybook/test'
import { failingOnce, never, onPlatform, outOfOrder } from '../../testing/onPlatform'
import { doubled } from '../../testing/accessibilityChecks'
import { AuditDrawer } from './AuditDrawer'

const meta = {
  title: 'Audit/AuditDrawer',
  component: AuditDrawer,
  args: {
    record: { kind: 'security', id: fixtureIds.nth(4101) },
    name: 'Series B Preferred',
    onClose: fn(),
  },
  parameters: {
    platform: onPlatform((server) =>
      server.on(operations.RecordHistory, () => recordHistoryAnswer([aRecordChange()])),
    ),
  },
} satisfies Meta<typeof AuditDrawer>
export default meta

type Story = StoryObj<typeof meta>

const drawer = async () =>
  within(await screen.findByRole('dialog', { name: 'History of Series B Preferred' }))

export const Ready: Story = {
  play: async () => void (await (await drawer()).findByText('Changed: Security')),
}

export const Narrowest: Story = { tags: ['variant'], ...Ready, globals: { width: '320', theme: 'dark' } }

export const DoubledText: Story = {
  ...Ready,
  globals: { text: '200', width: '960' },
  play: doubled(Ready.play),
}

export const LoudBrand: Story = { tags: ['variant'], ...Ready, globals: { brand: 'ember', theme: 'dark' } }

export const RightToLeft: Story = {
  globals: { language: 'rightToLeft', width: '640' },
  play: async () => void (await screen.findByRole('dialog')),
}

export const Empty: Story = {
  parameters: {
    platform: onPlatform((server) => server.on(operations.RecordHistory, () => recordHistoryAnswer([]))),
  },
  play: async () => void (await drawer()),
}

export const Loading: Story = {
  parameters: { platform: onPlatform((server) => server.on(operations.RecordHistory, never)) },
  play: async () => void (await (await drawer()).findByText('Loading')),
}

export const Failed: Story = {
  parameters: { platform: onPlatform((server) => server.on(operations.RecordHistory, outOfOrder)) },
  play: async () => void (await (await drawer()).findByRole('button', { name: 'Retry' })),
}

/** It could not be read; Retry reads it. */
export const Retried: Story = {
  parameters: {
    platform: onPlatform((server) =>
      server.on(
        operations.RecordHistory,
        failingOnce(() => recordHistoryAnswer([aRecordChange()])),
      ),
    ),
  },
  play: async ({ userEvent, args }) => {
    const found = await drawer()
    await userEvent.click(await found.findByRole('button', { name: 'Retry' }))
    await found.findByText('Changed: Security')
    await expect(args.onClose).not.toHaveBeenCalled()
  },
}
