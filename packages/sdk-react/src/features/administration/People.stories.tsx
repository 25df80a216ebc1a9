import {
  aPlatformPerson,
  fixtureIds,
  operations,
  platformPeopleAnswer,
  platformPersonAnswer,
  refuse,
  type FakeServer,
} from '@capstan/sdk-core/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, within } from 'storybook/test'
import { failingOnce, never, onPlatform } from '../../testing/onPlatform'
import { mockReaderApi } from '../transactions/testing'
import { People } from './People'

const maren = aPlatformPerson()
const ada = aPlatformPerson({
  ...{ id: fixtureIds.nth(4422), name: 'Ada Okafor-Reyes', email: 'ada.or@example.com' },
  ...{ status: 'suspended', accounts: 'Okafor-Reyes Trust', sessions: 0, lastSeenAt: null },
})
const ngozi = aPlatformPerson({
  ...{ id: fixtureIds.nth(4423), name: 'Ngozi Okafor', email: 'ngozi@example.com' },
  ...{ status: 'invited', accounts: null, sessions: 0, lastSeenAt: null },
})

const meta = {
  title: 'Administration/People',
  component: People,
  parameters: { platform: onPlatform((server) => mockApi(server)) },
} satisfies Meta<typeof People>
export default meta

type Story = StoryObj<typeof meta>

/** People, and the facts of the one that is opened. */
export const Ready: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Maren Okafor' }))
    const person = within(await canvas.findByRole('region', { name: /^Maren Okafor/ }))
    await person.findByText('Investor · Owner')
    await person.findByText('Chrome on macOS')
    await person.findByRole('button', { name: 'Suspend' })
  },
}

export const Narrow: Story = { ...Ready, tags: ['variant'], globals: { width: '375', theme: 'dark' } }

export const German: Story = {
  globals: { language: 'german' },
  play: async ({ canvas }) => void (await canvas.findByText('3 Personen')),
}

/** A search and a state, then neither. */
export const Searching: Story = {
  play: async ({ canvas, userEvent }) => {
    const search = await canvas.findByRole('searchbox', { name: 'Name, email or account' })
    await userEvent.type(search, 'zz')
    await canvas.findByText('No one matches.')
    await userEvent.clear(search)
    await userEvent.click(canvas.getByRole('button', { name: 'Suspended' }))
    await canvas.findByText('1 person')
    await canvas.findByRole('button', { name: 'Ada Okafor-Reyes' })
  },
}

/** A reason is requested; then the person is suspended, and it can be taken back. */
export const Suspending: Story = {
  args: { personId: maren.id ?? undefined },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Suspend' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Suspend Maren Okafor' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Suspend' }))
    await dialog.findAllByText('Reason is required.')
    await userEvent.type(dialog.getByRole('textbox', { name: /Reason/ }), 'Wrong address reported')
    await userEvent.click(dialog.getByRole('button', { name: 'Suspend' }))
    await screen.findByText('Maren Okafor was suspended.')
    await canvas.findByText('Wrong address reported')
    await userEvent.click(await canvas.findByRole('button', { name: 'End suspension' }))
    await screen.findByText('The suspension of Maren Okafor has ended.')
    await canvas.findByRole('button', { name: 'Suspend' })
  },
}

/** All sessions are ended at once. */
export const EndingSessions: Story = {
  args: { personId: maren.id ?? undefined },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'End all' }))
    await screen.findByText('All sessions of Maren Okafor have ended.')
    await canvas.findByText('No session is open.')
  },
}

/** The platform refuses: the reason appears beside the button. */
export const Refused: Story = {
  args: { personId: maren.id ?? undefined },
  parameters: {
    platform: onPlatform((server) => {
      mockApi(server)
      server.on(operations.EndPersonSessions, () => refuse('not_allowed', 'Operation not allowed'))
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'End all' }))
    await canvas.findByText('Operation not allowed')
  },
}

/** An administrator does nothing of it to themselves. */
export const Yourself: Story = {
  args: { personId: maren.id ?? undefined },
  parameters: {
    platform: onPlatform((server) => {
      mockApi(server)
      server.on(operations.PlatformPerson, () => platformPersonAnswer({ ...maren, isSelf: true }))
    }),
  },
  play: async ({ canvas }) => {
    await canvas.findByText(/^This is you/)
    await expect(canvas.queryByRole('button', { name: 'Suspend' })).toBeNull()
    await expect(canvas.queryByRole('button', { name: 'End all' })).toBeNull()
  },
}

export const ReadOnly: Story = {
  args: { personId: maren.id ?? undefined },
  parameters: { platform: onPlatform((server) => mockApi(server, 'account_viewer')) },
  play: async ({ canvas }) => {
    await canvas.findByText('Chrome on macOS')
    await expect(canvas.queryByRole('button', { name: 'Suspend' })).toBeNull()
  },
}

/** The address names a person that does not exist. */
export const NotThere: Story = {
  args: { personId: fixtureIds.nth(4499) },
  play: async ({ canvas }) => void (await canvas.findByText('This person does not exist.')),
}

export const Loading: Story = {
  parameters: {
    platform: onPlatform((server) => {
      mockApi(server)
      server.on(operations.PlatformPeople, never)
    }),
  },
  play: async ({ canvas }) => void (await canvas.findByText('Loading')),
}

/** It could not be read; Retry reads it. */
export const Failed: Story = {
  parameters: {
    platform: onPlatform((server) => {
      mockApi(server)
      server.on(
        operations.PlatformPeople,
        failingOnce(() => platformPeopleAnswer([maren])),
      )
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Retry' }))
    await canvas.findByRole('button', { name: 'Maren Okafor' })
  },
}

function mockApi(server: FakeServer, role: 'account_owner' | 'account_viewer' = 'account_owner') {
  let people = [maren, ada, ngozi]
  let suspensions: { reason: string; restoredOn: string | null }[] = []
  const change = (id: unknown, changes: Partial<typeof maren>) => {
    people = people.map((person) => (person.id === id ? { ...person, ...changes } : person))
  }
  mockReaderApi(server, 'admin', role)
  server.on(operations.PlatformPeople, ({ search, status }) =>
    platformPeopleAnswer(
      people.filter(
        (person) =>
          (!status || person.status === status) &&
          (person.name ?? '').toLowerCase().includes(search.toLowerCase()),
      ),
    ),
  )
  server.on(operations.PlatformPerson, ({ id }) =>
    platformPersonAnswer(people.find((person) => person.id === id) ?? null, suspensions),
  )
  server.on(operations.SuspendPerson, ({ id, reason }) => {
    suspensions = [{ reason, restoredOn: null }]
    change(id, { status: 'suspended', sessions: 0, lastSeenAt: null })
    return { __typename: 'Mutation', suspendPerson: { __typename: 'SuspendPersonPayload' } }
  })
  server.on(operations.RestorePerson, ({ id }) => {
    suspensions = suspensions.map((each) => ({ ...each, restoredOn: '2026-11-21T09:00:00.000000+00:00' }))
    change(id, { status: 'active' })
    return { __typename: 'Mutation', restorePerson: { __typename: 'RestorePersonPayload' } }
  })
  server.on(operations.EndPersonSessions, ({ id }) => {
    change(id, { sessions: 0, lastSeenAt: null })
    return { __typename: 'Mutation', endPersonSessions: { __typename: 'EndPersonSessionsPayload' } }
  })
}
