import {
  aManagedAccount,
  anInvitation,
  fixtureIds,
  invitationRow,
  invitationsAnswer,
  operations,
  refuse,
} from '@capstan/sdk-core/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { failingOnce, never, onPlatform } from '../../testing/onPlatform'
import { roleTaken } from '../../testing/roleTaken'
import { Issuers } from './Issuers'
import { someInvitations, mockIssuersApi, type IssuersPlatform } from './testing'

const meta = {
  title: 'Issuers/Issuers',
  component: Issuers,
  parameters: { platform: onPlatform((server) => mockIssuersApi(server)) },
} satisfies Meta<typeof Issuers>
export default meta

type Story = StoryObj<typeof meta>

const withApi = (about: IssuersPlatform) => ({
  platform: onPlatform((server) => mockIssuersApi(server, about)),
})

const shown: Story['play'] = async ({ canvas }) => {
  await canvas.findByText('Tranche 2029')
  await canvas.findByText('Quern Valley Mills, Inc.')
}

/** One waits for an answer; the others have been answered, and nothing can be done with them. */
export const Ready: Story = {
  play: async (context) => {
    await shown(context)
    const { canvas } = context
    await expect(canvas.getByText('1 waits for your answer')).toBeVisible()
    const names = canvas
      .getAllByRole('button', { name: /Tranche/ })
      .map((button) => button.getAttribute('aria-label'))
    await expect(names).toEqual([
      'Reject: Tranche 2029 of Cinder Peak Energy Corp.',
      'Accept: Tranche 2029 of Cinder Peak Energy Corp.',
    ])
    await expect(canvas.getByText('4,000 units · $1,000.00 · closes Mar 31 2027')).toBeVisible()
    await expect(canvas.getByText('$50.00 · closes Jan 15 2027')).toBeVisible()
    // An accepted invitation links to the round; nothing else does.
    await expect(canvas.getByRole('link', { name: 'Series B' })).toHaveAttribute(
      'href',
      `/asset-class/${fixtureIds.nth(2200)}/manage`,
    )
    await expect(canvas.queryByRole('link', { name: /Tranche 2029|Round 2/ })).toBeNull()
  },
}

/** Accepted: its text changes, and focus stays at the invitation. */
export const Accepting: Story = {
  parameters: {
    platform: onPlatform((server) => {
      mockIssuersApi(server)
      server.on(operations.AnswerInvitation, ({ input: { id, patch } }) => {
        const sent = someInvitations.find((each) => each.id === id) ?? anInvitation()
        return {
          __typename: 'Mutation',
          updateBrokerAllocationById: {
            __typename: 'UpdateBrokerAllocationPayload',
            brokerAllocation: { ...invitationRow({ ...sent, status: patch.status ?? '' }), version: '2' },
          },
        }
      })
    }),
  },
  play: async (context) => {
    await shown(context)
    const { canvas, userEvent } = context
    await userEvent.click(canvas.getByRole('button', { name: /^Accept/ }))
    const row = canvas.getByText('Tranche 2029').closest('li') as HTMLElement // the line it stands in
    await within(row).findByText('Accepted')
    await waitFor(() => expect(row).toHaveFocus())
  },
}

/** Another user was faster. */
export const AnsweredElsewhere: Story = {
  parameters: {
    platform: onPlatform((server) => {
      mockIssuersApi(server)
      server.on(operations.AnswerInvitation, () =>
        refuse('already_answered', 'This invitation has been answered already.'),
      )
    }),
  },
  play: async (context) => {
    await shown(context)
    await context.userEvent.click(context.canvas.getByRole('button', { name: /^Reject/ }))
    const question = await screen.findByRole('alertdialog')
    await expect(question).toHaveTextContent('can invite you again')
    await context.userEvent.click(within(question).getByRole('button', { name: 'Reject' }))
    await context.canvas.findByText('Another user of your account has already answered this invitation.')
  },
}

/** A viewer reads everything and changes nothing. */
export const Viewer: Story = {
  parameters: withApi({ role: 'account_viewer' }),
  play: async (context) => {
    await shown(context)
    await expect(context.canvas.getByText(/^You are a viewer of this account\./)).toBeVisible()
    await expect(context.canvas.queryByRole('button', { name: /^(Accept|Reject|Edit|Add)/ })).toBeNull()
  },
}

export const Narrow: Story = { tags: ['variant'], globals: { width: '375', theme: 'dark' }, play: shown }

export const Narrowest: Story = { tags: ['variant'], globals: { width: '320' }, play: shown }

export const German: Story = { tags: ['variant'], globals: { language: 'german' }, play: shown }

export const RightToLeft: Story = { tags: ['variant'], globals: { language: 'rightToLeft' }, play: shown }

export const LoudBrand: Story = { tags: ['variant'], globals: { brand: 'ember', theme: 'dark' }, play: shown }

export const LongNames: Story = {
  globals: { width: '320' },
  parameters: withApi({ invitations: [longNames()], managed: [longManaged()] }),
  play: async ({ canvas }) => void (await canvas.findAllByText(/verordnung/)),
}

export const Empty: Story = {
  parameters: withApi({ invitations: [], managed: [] }),
  play: async ({ canvas }) => {
    await canvas.findByText('No invitations found.')
    await canvas.findByText('No managed accounts found.')
  },
}

export const Loading: Story = {
  parameters: {
    platform: onPlatform((server) => {
      mockIssuersApi(server)
      server.on(operations.BrokerInvitations, never)
    }),
  },
  play: async ({ canvas }) => void (await canvas.findAllByText('Loading')),
}

/** The list could not be read; Retry reads it. */
export const Failed: Story = {
  parameters: {
    platform: onPlatform((server) => {
      mockIssuersApi(server)
      server.on(
        operations.BrokerInvitations,
        failingOnce(() => invitationsAnswer(someInvitations)),
      )
    }),
  },
  play: async (context) => {
    await context.userEvent.click(await context.canvas.findByRole('button', { name: 'Retry' }))
    await shown(context)
  },
}

/** Missing answers show their error at the field. */
export const Adding: Story = {
  play: async (context) => {
    await shown(context)
    const { canvas, userEvent } = context
    await userEvent.click(canvas.getByRole('button', { name: 'Add account' }))
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Name' }), 'Larch{Enter}')
    await canvas.findAllByText('Email is required.')
  },
}

/** The delegates of the broker may act for an issuer that it runs. */
export const ActingFor: Story = {
  args: { onActFor: fn() },
  play: async (context) => {
    await shown(context)
    const { canvas, userEvent, args } = context
    await userEvent.click(canvas.getByRole('button', { name: 'Act for Larch & Loom Limited' }))
    await expect(args.onActFor).toHaveBeenCalledWith(fixtureIds.nth(5312))
  },
}

export const Editing: Story = {
  globals: { width: '375', theme: 'dark' },
  play: async (context) => {
    await shown(context)
    const { canvas, userEvent } = context
    await userEvent.click(canvas.getByRole('button', { name: 'Edit Larch & Loom Limited' }))
    await expect(await canvas.findByRole('textbox', { name: 'Name' })).toHaveValue('Larch & Loom Limited')
  },
}

function longManaged() {
  const name = 'Grundstücksverkehrsgenehmigungszuständigkeitsübertragungsverordnung'
  return aManagedAccount({ name, createdBy: name, email: `${name.toLowerCase()}@example.com` })
}

function longNames() {
  const name = 'Grundstücksverkehrsgenehmigungszuständigkeitsübertragungsverordnung'
  return anInvitation({ id: fixtureIds.nth(5205), issuer: name, round: name, asset: name })
}

const taken = roleTaken((server, role) => mockIssuersApi(server, { role }))

/** The role is removed: one sentence, and invitations can no longer be answered. */
export const RoleTaken: Story = {
  parameters: { platform: taken.platform },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: /^Accept/ })
    await taken.take()
    await canvas.findByText(/^Your role in this account has changed/)
    await expect(canvas.queryByRole('button', { name: /^(Accept|Reject)/ })).toBeNull()
  },
}
