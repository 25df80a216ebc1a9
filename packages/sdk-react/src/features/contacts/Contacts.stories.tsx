import {
  aContact,
  aUsersData,
  contactsAnswer,
  fixtureIds,
  operations,
  refuse,
  usersDataAnswer,
} from '@capstan/sdk-core/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, within } from 'storybook/test'
import { failingOnce, never, onPlatform } from '../../testing/onPlatform'
import { roleTaken } from '../../testing/roleTaken'
import { Contacts } from './Contacts'
import { someContacts, mockContactsApi, type ContactsPlatform } from './testing'

const meta = {
  title: 'Contacts/Contacts',
  component: Contacts,
  parameters: { platform: onPlatform((server) => mockContactsApi(server)) },
} satisfies Meta<typeof Contacts>
export default meta

type Story = StoryObj<typeof meta>

const withApi = (about: ContactsPlatform) => ({
  platform: onPlatform((server) => mockContactsApi(server, about)),
})

const shown: Story['play'] = async ({ canvas }) =>
  void (await canvas.findByRole('rowheader', { name: 'Alma Fennimore' }))

/** An issuer's owner: three columns, and a button a row. */
export const Ready: Story = {
  play: async (context) => {
    await shown(context)
    const { canvas } = context
    await expect(canvas.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'Contact name',
      'Account name',
      'Email',
      'Actions',
    ])
    await expect(canvas.getByText('Dunmore Capital Partners LLC')).toBeVisible()
    await expect(canvas.getByText('4 contacts')).toBeVisible()
  },
}

const readOnly: Story['play'] = async (context) => {
  await shown(context)
  await expect(context.canvas.getAllByRole('columnheader')).toHaveLength(3)
  await expect(context.canvas.queryByRole('button', { name: 'Add contact' })).toBeNull()
}

/** Agents and trading systems read contacts, in every role. */
export const Agent: Story = { parameters: withApi({ type: 'agent' }), play: readOnly }

export const Ats: Story = { parameters: withApi({ type: 'ats' }), play: readOnly }

/** A viewer reads them, and the roles that may change them. */
export const Viewer: Story = {
  parameters: withApi({ role: 'account_viewer' }),
  play: async (context) => {
    await readOnly(context)
    await expect(context.canvas.getByText(/^You are a viewer of this account\./)).toBeVisible()
  },
}

export const Narrow: Story = { tags: ['variant'], globals: { width: '375', theme: 'dark' }, play: shown }

export const Narrowest: Story = { tags: ['variant'], globals: { width: '320' }, play: shown }

export const German: Story = { tags: ['variant'], globals: { language: 'german' }, play: shown }

export const RightToLeft: Story = { tags: ['variant'], globals: { language: 'rightToLeft' }, play: shown }

export const LoudBrand: Story = { tags: ['variant'], globals: { brand: 'ember', theme: 'dark' }, play: shown }

export const LongNames: Story = {
  globals: { width: '320' },
  parameters: withApi({ contacts: [longName()] }),
  play: async ({ canvas }) => void (await canvas.findByRole('rowheader', { name: /verordnung/ })),
}

export const Empty: Story = {
  parameters: withApi({ contacts: [] }),
  play: async ({ canvas }) => void (await canvas.findByText('No contacts found.')),
}

/** More than a page of them. */
export const More: Story = {
  parameters: withApi({ total: 148 }),
  play: async (context) => {
    await shown(context)
    await expect(context.canvas.getByText('4 of 148')).toBeVisible()
    await expect(context.canvas.getByRole('button', { name: /^Show (all )?\d+/ })).toBeEnabled()
  },
}

export const Loading: Story = {
  parameters: {
    platform: onPlatform((server) => {
      mockContactsApi(server)
      server.on(operations.Contacts, never)
    }),
  },
  play: async ({ canvas }) => void (await canvas.findByText('Loading')),
}

/** The list could not be read; Retry reads it. */
export const Failed: Story = {
  parameters: {
    platform: onPlatform((server) => {
      mockContactsApi(server)
      server.on(
        operations.Contacts,
        failingOnce(() => contactsAnswer(someContacts)),
      )
    }),
  },
  play: async (context) => {
    await context.userEvent.click(await context.canvas.findByRole('button', { name: 'Retry' }))
    await shown(context)
  },
}

/** A missing value is reported at its field. */
export const Adding: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add contact' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Add contact' }))
    await userEvent.click(await dialog.findByRole('button', { name: 'Add contact' }))
    await dialog.findAllByText('Contact Name is required.')
    await dialog.findAllByText('Email is required.')
  },
}

/** A row in edit mode; it shows its missing fields. */
export const Editing: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Edit Alma Fennimore' }))
    for (const label of ['Contact name', 'Email'])
      await userEvent.clear(await canvas.findByRole('textbox', { name: label }))
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await canvas.findByText('Contact Name is required.')
    await canvas.findByText('Email is required.')
  },
}

/** Another user changed it meanwhile: both values are shown. */
export const ChangedElsewhere: Story = {
  parameters: {
    platform: onPlatform((server) => {
      mockContactsApi(server)
      const theirs = aContact({ version: '2', contactName: 'Alma F. Daughter' })
      server.on(operations.UpdateCustomer, () => {
        server.on(operations.Contacts, () => contactsAnswer([theirs, ...someContacts.slice(1)]))
        return refuse('changed_elsewhere', 'Changed.')
      })
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Edit Alma Fennimore' }))
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Contact name' }), ' II')
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await canvas.findByText(/This was changed elsewhere/)
    await canvas.findByText(/Alma F\. Daughter/)
  },
}

const taken = roleTaken((server, role) => mockContactsApi(server, { role }))

/** The role is removed: one sentence, and no buttons. */
export const RoleTaken: Story = {
  parameters: { platform: taken.platform },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Add contact' })
    await taken.take()
    await canvas.findByText(/^Your role in this account has changed/)
    await expect(canvas.queryByRole('button', { name: /^(Add|Edit|Import)/ })).toBeNull()
  },
}

/** The reader no longer belongs to the account. */
export const NoAccount: Story = {
  parameters: {
    platform: onPlatform((server) => {
      mockContactsApi(server)
      server.on(operations.UsersData, () => usersDataAnswer(aUsersData({ account: null, userAccount: null })))
    }),
  },
  play: async ({ canvas }) => void (await canvas.findByText(/^You no longer belong to this account/)),
}

function longName() {
  const name = 'Grundstücksverkehrsgenehmigungszuständigkeitsübertragungsverordnung'
  return aContact({
    ...{ contactName: name, email: `${name.slice(0, 60).toLowerCase()}@example.com` },
    account: { id: fixtureIds.nth(4459), name },
  })
}
