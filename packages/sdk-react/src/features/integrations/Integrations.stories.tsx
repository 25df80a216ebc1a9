import type { AccountRole, AccountType } from '@capstan/sdk-core/accounts'
import type { Integration } from '@capstan/sdk-core/integrations'
import {
  aUsersData,
  addedIntegrationAnswer,
  anAccount,
  anAddedIntegration,
  anIntegration,
  fixtureIds,
  integrationsAnswer,
  operations,
  refuse,
  usersDataAnswer,
  type FakeServer,
} from '@capstan/sdk-core/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { failingOnce, never, onPlatform } from '../../testing/onPlatform'
import { Integrations } from './Integrations'

const id = fixtureIds.nth

/** One of each: managed, being set up, to be added; and one more than a page has. */
const four: readonly Integration[] = [
  anIntegration({ added: anAddedIntegration({ status: 'complete', steps: [] }) }),
  anIntegration({
    ...{ id: id(740), type: 'payment', service: 'north-capital', added: anAddedIntegration({ id: id(741) }) },
    description: 'Wires and transfers into escrow are matched with investments.',
    partner: { name: 'North Capital', logo: '', url: 'https://www.northcapital.com' },
  }),
  anIntegration({
    ...{ id: id(742), type: 'information', service: 'onboarding-questions' },
    description: 'Ask investors your own questions; there is nothing to set up.',
    partner: { name: 'Capstan', logo: '', url: '' },
  }),
  anIntegration({
    ...{ id: id(743), type: 'compliance', service: 'investready' },
    description: 'Checks that investors are accredited.',
    partner: { name: 'InvestReady', logo: '', url: 'https://www.investready.com' },
  }),
]

interface Platform {
  integrations?: readonly Integration[]
  type?: AccountType
  role?: AccountRole
}

function mockApi(server: FakeServer, about: Platform = {}) {
  const { integrations = four, type = 'issuer', role = 'account_owner' } = about
  server.on(operations.UsersData, () =>
    usersDataAnswer(
      aUsersData({
        account: anAccount({ type, name: 'Halden Biologics, Inc.' }),
        userAccount: { id: fixtureIds.membership, role, status: 'active' },
      }),
    ),
  )
  server.on(operations.Integrations, () => integrationsAnswer(integrations))
}

const withApi = (about?: Platform) => ({ platform: onPlatform((server) => mockApi(server, about)) })

const meta = {
  title: 'Integrations/Integrations',
  component: Integrations,
  args: { manageHref: ({ type }) => (type === 'signing' ? '/docusign/templates' : undefined) },
  parameters: withApi(),
} satisfies Meta<typeof Integrations>
export default meta

type Story = StoryObj<typeof meta>

const shown: Story['play'] = async ({ canvas }) =>
  void (await canvas.findByRole('heading', { name: 'Signing' }))

/** Three a page: managed, being set up, to be added. */
export const Ready: Story = {
  play: async (context) => {
    await shown(context)
    const { canvas, userEvent } = context
    await expect(canvas.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
      'Signing',
      'Payment processing',
      'Information Gathering',
    ])
    await expect(canvas.getByRole('link', { name: /Manage.*Signing/ })).toHaveAttribute(
      'href',
      '/docusign/templates',
    )
    await expect(canvas.getByRole('button', { name: 'Confirm' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Next page' }))
    await canvas.findByRole('heading', { name: 'Compliance' })
  },
}

export const Narrow: Story = { tags: ['variant'], globals: { width: '375', theme: 'dark' }, play: shown }

export const German: Story = {
  globals: { language: 'german' },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Unterschriften' })
    await expect(canvas.getByText(/^Stellen Sie Investoren eigene Fragen/)).toBeVisible()
  },
}

export const RightToLeft: Story = {
  globals: { language: 'rightToLeft' },
  play: async ({ canvas }) => void (await canvas.findAllByRole('heading')),
}

export const LoudBrand: Story = { tags: ['variant'], globals: { brand: 'ember', theme: 'dark' }, play: shown }

/** A viewer reads how it stands, and adds nothing. */
export const Viewer: Story = {
  parameters: withApi({ role: 'account_viewer' }),
  play: async (context) => {
    await shown(context)
    await expect(
      context.canvas.getByText(/^You are a viewer of this account\. Only an owner or an admin can /),
    ).toBeVisible()
    for (const name of ['Add', 'Confirm'])
      await expect(context.canvas.queryByRole('button', { name })).toBeNull()
  },
}

export const Empty: Story = {
  parameters: withApi({ integrations: [] }),
  play: async ({ canvas }) => void (await canvas.findByText('No integrations found.')),
}

/** It is on its way, and a second press does nothing. */
export const Adding: Story = {
  parameters: {
    platform: onPlatform((server) => {
      mockApi(server)
      server.on(operations.CreateAccountIntegration, never)
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add' }))
  },
}

/** Added: its steps appear in its card at once. */
export const Added: Story = {
  parameters: {
    platform: onPlatform((server) => {
      const added = anAddedIntegration({ id: id(744) })
      let isAdded = false
      mockApi(server)
      server.on(operations.Integrations, () =>
        integrationsAnswer([anIntegration({ added: isAdded ? added : null })]),
      )
      server.on(operations.CreateAccountIntegration, () => {
        isAdded = true
        return {
          __typename: 'Mutation',
          createAccountIntegration: {
            __typename: 'CreateAccountIntegrationPayload',
            accountIntegration: addedIntegrationAnswer(added),
          },
        }
      })
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add' }))
    await canvas.findByRole('button', { name: 'Confirm' })
  },
}

/** It could not be added: the reason appears in its card. */
export const Refused: Story = {
  parameters: {
    platform: onPlatform((server) => {
      mockApi(server)
      server.on(operations.CreateAccountIntegration, () => refuse('not_allowed', 'Operation not allowed'))
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add' }))
    await waitFor(() => expect(canvas.getByRole('alert')).toBeVisible())
  },
}

export const LongNames: Story = {
  globals: { width: '320' },
  parameters: withApi({
    integrations: [
      anIntegration({
        partner: {
          name: 'Grundstücksverkehrsgenehmigungszuständigkeitsübertragungsverordnung',
          logo: '',
          url: '',
        },
        description: 'Grundstücksverkehrsgenehmigungszuständigkeitsübertragungsverordnung '.repeat(3),
      }),
    ],
  }),
  play: shown,
}

export const Loading: Story = {
  parameters: {
    platform: onPlatform((server) => {
      mockApi(server)
      server.on(operations.Integrations, never)
    }),
  },
  play: async ({ canvas }) => void (await canvas.findByText('Loading')),
}

/** They could not be read; Retry reads them. */
export const Failed: Story = {
  parameters: {
    platform: onPlatform((server) => {
      mockApi(server)
      server.on(
        operations.Integrations,
        failingOnce(() => integrationsAnswer(four)),
      )
    }),
  },
  play: async (context) => {
    await context.userEvent.click(await context.canvas.findByRole('button', { name: 'Retry' }))
    await shown(context)
  },
}
