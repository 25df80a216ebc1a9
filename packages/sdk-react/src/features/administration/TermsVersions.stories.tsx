import {
  aTermsPerson,
  aTermsVersion,
  fixtureIds,
  operations,
  refuse,
  termsPeopleAnswer,
  termsVersionsAnswer,
  type FakeServer,
} from '@capstan/sdk-core/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { failingOnce, never, onPlatform } from '../../testing/onPlatform'
import { mockReaderApi } from '../transactions/testing'
import { TermsVersions } from './TermsVersions'

const meta = {
  title: 'Administration/TermsVersions',
  component: TermsVersions,
  parameters: { platform: onPlatform((server) => mockApi(server)) },
} satisfies Meta<typeof TermsVersions>
export default meta

type Story = StoryObj<typeof meta>

/** Versions beside the acceptance of the one in force, and the people that have not accepted it. */
export const Ready: Story = {
  play: async ({ canvas }) => {
    const table = within(await canvas.findByRole('table', { name: 'Versions of the terms' }))
    await expect(table.getAllByRole('row')).toHaveLength(4)
    await expect(canvas.getByText('82.61%')).toBeVisible()
    await canvas.findByText('ines@example.com')
    await expect(canvas.getByText('217 people')).toBeVisible()
  },
}

export const Narrow: Story = { ...Ready, tags: ['variant'], globals: { width: '375', theme: 'dark' } }

export const German: Story = {
  globals: { language: 'german' },
  play: async ({ canvas }) => void (await canvas.findByText('Zustimmung zu Fassung 4')),
}

/** A search that finds no one, then the people that have accepted. */
export const Searching: Story = {
  play: async ({ canvas, userEvent }) => {
    const search = await canvas.findByRole('searchbox', { name: 'Search' })
    await userEvent.type(search, 'zz')
    await canvas.findByText('No one matches.')
    await userEvent.clear(search)
    await userEvent.click(canvas.getByRole('button', { name: 'Accepted' }))
    await canvas.findByText('Maren Okafor')
    await canvas.findByText('11/02/2026')
  },
}

/** The text, as people read it. */
export const Reading: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Read version 4' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Version 4: Electronic statements' }))
    await dialog.findByText('You agree to electronic statements.')
  },
}

/** A missing value is reported at its field; typed values stay when the platform refuses the day. */
export const Publishing: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'New version' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'New version' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Publish' }))
    await dialog.findAllByText('Title is required.')
    await dialog.findAllByText('Text is required.')
    await userEvent.type(dialog.getByRole('textbox', { name: /Title/ }), 'Fees')
    await userEvent.type(dialog.getByRole('textbox', { name: /^Text/ }), 'You pay.')
    await userEvent.click(dialog.getByRole('button', { name: 'Publish' }))
    await screen.findByText('Fees was published.')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await canvas.findByText('Version 6: Fees')
  },
}

/** Another administrator published meanwhile: who, when, the text that was published, and the choice. */
export const PublishedMeanwhile: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'New version' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'New version' }))
    await userEvent.type(dialog.getByRole('textbox', { name: /Title/ }), 'Late fees')
    await userEvent.type(dialog.getByRole('textbox', { name: /^Text/ }), 'You pay.')
    await userEvent.click(dialog.getByRole('button', { name: 'Publish' }))
    await dialog.findByText(/^Nora Lindahl changed the versions on /)
    await dialog.findByText('Published last: version 6, Theirs')
    await dialog.findByText('You agree to electronic statements.')
    await expect(dialog.getByRole('textbox', { name: /^Text/ })).toHaveValue('You pay.')
    await userEvent.click(dialog.getByRole('button', { name: 'Publish all the same' }))
    await screen.findByText('Late fees was published.')
    await canvas.findByText('Version 7: Late fees')
  },
}

/** A version that is not in force yet can be withdrawn. */
export const Withdrawing: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Withdraw version 5' }))
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Withdraw version 5' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Withdraw' }))
    await screen.findByText('Version 5 was withdrawn.')
    await waitFor(() => expect(canvas.queryByText(/^Version 5/)).toBeNull())
  },
}

/** It came into force meanwhile. */
export const Refused: Story = {
  parameters: {
    platform: onPlatform((server) => {
      mockApi(server)
      server.on(operations.WithdrawTerms, () =>
        refuse('already_in_force', 'These terms are in force already. Publish a new version instead.'),
      )
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Withdraw version 5' }))
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Withdraw version 5' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Withdraw' }))
    await dialog.findByText('These terms are in force already. Publish a new version instead.')
  },
}

export const ReadOnly: Story = {
  parameters: { platform: onPlatform((server) => mockApi(server, 'account_viewer')) },
  play: async ({ canvas }) => {
    await canvas.findByText('Only an owner or an admin of this account can change this.')
    await expect(canvas.queryByRole('button', { name: 'New version' })).toBeNull()
    await expect(canvas.queryByRole('button', { name: 'Withdraw version 5' })).toBeNull()
  },
}

export const Empty: Story = {
  parameters: {
    platform: onPlatform((server) => {
      mockApi(server)
      server.on(operations.TermsVersions, () => termsVersionsAnswer([]))
    }),
  },
  play: async ({ canvas }) => void (await canvas.findByText('There are no terms of service yet.')),
}

export const Loading: Story = {
  parameters: {
    platform: onPlatform((server) => {
      mockApi(server)
      server.on(operations.TermsVersions, never)
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
        operations.TermsVersions,
        failingOnce(() => termsVersionsAnswer([aTermsVersion()])),
      )
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Retry' }))
    await canvas.findByText('Version 4: Electronic statements')
  },
}

function mockApi(server: FakeServer, role: 'account_owner' | 'account_viewer' = 'account_owner') {
  let versions = [
    aTermsVersion({
      ...{ id: fixtureIds.nth(4402), number: 5, title: 'Fees', status: 'upcoming', accepted: 0 },
      holdsFrom: '2026-12-15T00:00:00.000000+00:00',
      isLatest: true,
    }),
    aTermsVersion(),
    aTermsVersion({
      ...{ id: fixtureIds.nth(4403), number: 3, title: 'First terms', status: 'replaced', accepted: 1204 },
      ...{ holdsFrom: '2026-03-02T09:00:00.000000+00:00', publishedBy: null },
    }),
  ]
  mockReaderApi(server, 'admin', role)
  server.on(operations.TermsVersions, () => termsVersionsAnswer(versions))
  server.on(operations.TermsPeople, ({ hasAccepted, search }) => {
    if (search) return termsPeopleAnswer([])
    if (!hasAccepted) return termsPeopleAnswer([aTermsPerson()], 217)
    const acceptedOn = '2026-11-02T09:00:00.000000+00:00'
    return termsPeopleAnswer([aTermsPerson({ id: fixtureIds.nth(4412), name: 'Maren Okafor', acceptedOn })])
  })
  server.on(operations.TermsText, ({ id }) => ({
    __typename: 'Query',
    termsOfServiceById: {
      ...{ __typename: 'TermsOfService', id, type: 'plain', language: 'en' },
      agreement: 'You agree to electronic statements.',
    },
  }))
  const publish = (title: string) => {
    const number = versions.length + 3
    const made = aTermsVersion({
      id: fixtureIds.nth(4398 + number),
      number,
      title,
      accepted: 0,
      isLatest: true,
    })
    versions = [made, ...versions.map((version) => ({ ...version, isLatest: false }))]
  }
  server.on(operations.PublishTerms, ({ title, basedOn }) => {
    // The title marks the edit of the other administrator, who publishes at the same time.
    if (title === 'Late fees' && versions.length === 3) publish('Theirs')
    if (basedOn !== versions.find(({ isLatest }) => isLatest)?.id)
      return refuse('changed_elsewhere', 'Changed.', {
        ...{ changedBy: 'Nora Lindahl', changedOn: '2026-11-20T09:00:00.000000+00:00' },
      })
    publish(title)
    return { __typename: 'Mutation', publishTerms: { __typename: 'PublishTermsPayload' } }
  })
  server.on(operations.WithdrawTerms, ({ id }) => {
    versions = versions.filter((version) => version.id !== id)
    return { __typename: 'Mutation', withdrawTerms: { __typename: 'WithdrawTermsPayload' } }
  })
}
