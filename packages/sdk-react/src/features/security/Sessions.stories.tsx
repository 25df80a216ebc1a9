import { operations, refuse, userSessionRow, userSessionsAnswer } from '@capstan/sdk-core/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import { failingOnce, never, onPlatform } from '../../testing/onPlatform'
import { Sessions } from './Sessions'
import { someSessions, mockSessionsApi } from './testing'

const meta = {
  title: 'Security/Sessions',
  component: Sessions,
  parameters: { platform: onPlatform((server) => mockSessionsApi(server)) },
} satisfies Meta<typeof Sessions>
export default meta

type Story = StoryObj<typeof meta>

/** The current session is first, without a button, because signing out ends it. */
export const Ready: Story = {
  play: async ({ canvas }) => {
    const items = await canvas.findAllByRole('listitem')
    await expect(items).toHaveLength(3)
    const [current, phone, unknown] = items.map((item) => within(item))
    current?.getByText('Chrome on macOS')
    current?.getByText('This session')
    await expect(current?.queryByRole('button')).toBeNull()
    phone?.getByRole('button', { name: 'End session: Safari on iPhone' })
    phone?.getByText(/network 203\.0\.113\.x/)
    unknown?.getByText('An unknown browser')
  },
}

export const Narrow: Story = { ...Ready, tags: ['variant'], globals: { width: '375', theme: 'dark' } }

export const German: Story = {
  globals: { language: 'german' },
  play: async ({ canvas }) => void (await canvas.findByText('Chrome auf macOS')),
}

export const LoudBrand: Story = { tags: ['variant'], ...Ready, globals: { brand: 'ember', theme: 'dark' } }

/** The only session: no other can be ended. */
export const OnlyThis: Story = {
  parameters: { platform: onPlatform((server) => mockSessionsApi(server, someSessions.slice(0, 1))) },
  play: async ({ canvas }) => {
    await canvas.findByText('You are signed in nowhere else.')
    await expect(canvas.queryByRole('button')).toBeNull()
  },
}

/** A session is ended: it is removed, and the focus stays on the card. */
export const Ending: Story = {
  parameters: {
    platform: onPlatform((server) => {
      let ended = ''
      server.on(operations.UserSessions, () =>
        userSessionsAnswer(someSessions.filter(({ id }) => id !== ended)),
      )
      server.on(operations.EndSession, ({ input }) => {
        ended = String(input.id)
        const session = someSessions.find(({ id }) => id === ended)
        return {
          __typename: 'Mutation',
          endSession: {
            __typename: 'EndSessionPayload',
            userSession: session ? userSessionRow(session) : null,
          },
        }
      })
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'End session: Safari on iPhone' }))
    await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(2))
    await waitFor(() => expect(canvas.getByRole('region', { name: 'Sessions and devices' })).toHaveFocus())
  },
}

/** The session had ended already. */
export const Refused: Story = {
  parameters: {
    platform: onPlatform((server) => {
      mockSessionsApi(server)
      server.on(operations.EndSession, () => refuse('not_found', 'There is nothing here.'))
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'End session: Safari on iPhone' }))
    await canvas.findByText('There is nothing here.')
  },
}

export const Loading: Story = {
  parameters: { platform: onPlatform((server) => server.on(operations.UserSessions, never)) },
  play: async ({ canvas }) => void (await canvas.findByText('Loading')),
}

/** The sessions could not be read; Retry reads them again. */
export const Failed: Story = {
  parameters: {
    platform: onPlatform((server) =>
      server.on(
        operations.UserSessions,
        failingOnce(() => userSessionsAnswer(someSessions)),
      ),
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Retry' }))
    await canvas.findByText('Chrome on macOS')
  },
}
