import {
  aPlatformMessage,
  operations,
  platformMessagesAnswer,
  refuse,
  type FakeServer,
} from '@capstan/sdk-core/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { failingOnce, never, onPlatform } from '../../testing/onPlatform'
import { mockReaderApi } from '../transactions/testing'
import { MessageLog } from './MessageLog'

const gone = aPlatformMessage()
const busy = aPlatformMessage({
  ...{ id: 'mail-4482', subject: 'A statement is ready', recipient: 'office@busy.example' },
  ...{ problem: '451 4.3.2 The mail server is busy', account: null },
})
const callback = aPlatformMessage({
  ...{ id: 'callback-4483', kind: 'callback', subject: 'step.failed', recipient: 'hooks.example.com' },
  ...{ problem: 'status', statusCode: 500, tries: 8 },
})
const disabled = aPlatformMessage({
  ...{ id: 'callback-4484', kind: 'callback', subject: 'holding.issued', recipient: 'hooks.example.org' },
  ...{ problem: 'timeout', tries: 8, canRetry: false },
})
const sent = aPlatformMessage({
  ...{ id: 'mail-4485', subject: 'Confirm your address', status: 'sent', problem: null, canRetry: false },
})
const all = [gone, busy, callback, disabled, sent]

const meta = {
  title: 'Administration/MessageLog',
  component: MessageLog,
  parameters: { platform: onPlatform((server) => mockMessages(server)) },
} satisfies Meta<typeof MessageLog>
export default meta

type Story = StoryObj<typeof meta>

/** Failed messages first; the facts of the one that is opened. */
export const Ready: Story = {
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('4 messages')
    await userEvent.click(canvas.getByRole('button', { name: 'Documents to sign' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Documents to sign' }))
    await dialog.findByText(/^A retry to the same address fails until/)
    await expect(dialog.getByText('Larkspur Securities LLC')).toBeVisible()
  },
}

export const Narrow: Story = { ...Ready, tags: ['variant'], globals: { width: '375', theme: 'dark' } }

export const German: Story = {
  globals: { language: 'german' },
  play: async ({ canvas }) => void (await canvas.findByText('4 Nachrichten')),
}

/** A kind, a state and a search. */
export const Searching: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Callbacks' }))
    await canvas.findByText('2 messages')
    await userEvent.click(canvas.getByRole('button', { name: 'Callbacks' }))
    await userEvent.click(canvas.getByRole('button', { name: /^Sent/ }))
    await canvas.findByText('1 message')
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Subject, recipient or account' }), 'zz')
    await canvas.findByText('No message matches.')
  },
}

/** The mail server takes the mail this time. */
export const Retried: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'A statement is ready' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Retry' }))
    await screen.findByText('A statement is ready was sent.')
    await waitFor(() => expect(canvas.queryByText('A statement is ready')).toBeNull())
  },
}

/** The address does not exist: the mail fails again, and stays. */
export const FailedAgain: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Documents to sign' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Retry' }))
    await screen.findByText('Documents to sign failed again.')
    const dialog = within(await screen.findByRole('dialog', { name: 'Documents to sign' }))
    await expect(await dialog.findByText('2')).toBeVisible()
  },
}

/** The endpoint of a callback is disabled: its owner enables it, so no retry is offered. */
export const Disabled: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Holding issued' }))
    await screen.findByText(/^The endpoint is disabled/)
    await expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull()
  },
}

/** The platform refuses: the reason stands beside the button. */
export const Refused: Story = {
  parameters: {
    platform: onPlatform((server) => {
      mockMessages(server)
      server.on(operations.RetryMessage, () => refuse('not_allowed', 'Operation not allowed'))
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Documents to sign' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Retry' }))
    await screen.findByText('Operation not allowed')
  },
}

export const ReadOnly: Story = {
  parameters: { platform: onPlatform((server) => mockMessages(server, 'account_viewer')) },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText(/^Only an owner or an admin/)
    await userEvent.click(await canvas.findByRole('button', { name: 'Documents to sign' }))
    await screen.findByRole('dialog', { name: 'Documents to sign' })
    await expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull()
  },
}

export const NoneFailed: Story = {
  parameters: {
    platform: onPlatform((server) => {
      mockMessages(server)
      server.on(operations.PlatformMessages, () => platformMessagesAnswer([]))
    }),
  },
  play: async ({ canvas }) => void (await canvas.findByText('No message has failed.')),
}

export const Loading: Story = {
  parameters: {
    platform: onPlatform((server) => {
      mockMessages(server)
      server.on(operations.PlatformMessages, never)
    }),
  },
  play: async ({ canvas }) => void (await canvas.findAllByText('Loading')),
}

/** The list could not be read; Retry reads it. */
export const Failed: Story = {
  parameters: {
    platform: onPlatform((server) => {
      mockMessages(server)
      server.on(
        operations.PlatformMessages,
        failingOnce(() => platformMessagesAnswer([gone])),
      )
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Retry' }))
    await canvas.findByRole('button', { name: 'Documents to sign' })
  },
}

function mockMessages(server: FakeServer, role: 'account_owner' | 'account_viewer' = 'account_owner') {
  mockReaderApi(server, 'admin', role)
  let known = all
  server.on(operations.PlatformMessages, ({ search, kind, status, first }) => {
    const found = known.filter(
      (each) =>
        (status ?? each.status) === each.status &&
        (kind ?? each.kind) === each.kind &&
        `${each.subject} ${each.recipient}`.includes(search),
    )
    return platformMessagesAnswer(found.slice(0, first), known)
  })
  server.on(operations.RetryMessage, ({ id }) => {
    known = known.map((each) => {
      if (each.id !== id) return each
      const tried = { ...each, tries: (each.tries ?? 0) + 1 }
      return id === busy.id ? { ...tried, status: 'sent', problem: null, canRetry: false } : tried
    })
    const platformMessage = known.find((each) => each.id === id) ?? null
    return {
      __typename: 'Mutation',
      retryMessage: { __typename: 'RetryMessagePayload', platformMessage },
    }
  })
}
