import type { AccountRole } from '@capstan/sdk-core/accounts'
import {
  aUsersData,
  countTypes,
  type FakeServer,
  newWebhookEndpointAnswer,
  operations,
  usersDataAnswer,
  webhookAttemptsAnswer,
  webhookEndpointsAnswer,
} from '@capstan/sdk-core/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import { failingOnce, never, onPlatform } from '../../testing/onPlatform'
import { featureSwitched, mockFeatureOff } from '../accounts/testing'
import { aNewEndpoint, secret, threeAttempts, threeEndpoints } from './testing'
import { prefetchWebhookDialogs, Webhooks } from './Webhooks'

/** Its data is loaded from the platform; `WebhooksView` takes the same as props. */
const meta = {
  title: 'Webhooks/Webhooks',
  component: Webhooks,
  beforeEach: prefetchWebhookDialogs,
  parameters: { platform: onPlatform((server) => mockWebhooks(server)) },
} satisfies Meta<typeof Webhooks>
export default meta

type Story = StoryObj<typeof meta>

export const Ready: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('table', { name: 'Webhooks' })).toBeVisible()
    await userEvent.click(await canvas.findByRole('button', { name: 'Delivered' }))
    const attempts = await canvas.findByRole('table', { name: 'Attempts of Production' })
    await expect(within(attempts).getByText('payment.received')).toBeVisible()
  },
}

/** Webhooks are switched off for the account: endpoints are still changed, disabled and deleted, nothing is sent. */
export const SwitchedOff: Story = {
  parameters: {
    platform: onPlatform((server) => {
      mockWebhooks(server)
      mockFeatureOff(server, 'webhooks')
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('This feature is not available')
    await expect(canvas.queryByRole('button', { name: 'Add endpoint' })).toBeNull()
    await expect(canvas.queryByRole('button', { name: 'Send test' })).toBeNull()
    await userEvent.click(canvas.getAllByRole('button', { name: /^Actions for/ })[0] as Element)
    await userEvent.click(await within(document.body).findByRole('menuitem', { name: 'Delete' }))
    const dialog = within(await within(document.body).findByRole('alertdialog'))
    await expect(dialog.getByRole('button', { name: 'Delete endpoint' })).not.toHaveAttribute('aria-disabled')
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }))
  },
}

const webhooks = featureSwitched('webhooks', mockWebhooks)

/** Webhooks are switched off while an endpoint is added: the input stays, and is sent when they are on again. */
export const SwitchedOffWhileOpen: Story = {
  parameters: { platform: webhooks.platform },
  play: async ({ canvas, userEvent }) => {
    const page = within(document.body)
    await userEvent.click(await canvas.findByRole('button', { name: 'Add endpoint' }))
    await userEvent.type(await page.findByRole('textbox', { name: 'Name' }), 'Data warehouse')
    await userEvent.type(
      page.getByRole('textbox', { name: 'Address' }),
      'https://ingest.larkspur.example/capstan',
    )
    await webhooks.turn(false)
    await page.findAllByText(/^An administrator of the platform has switched this feature off/)
    const send = () => within(page.getByRole('dialog')).getByRole('button', { name: 'Add endpoint' })
    await expect(send()).toHaveAttribute('aria-disabled', 'true')
    await webhooks.turn(true)
    await waitFor(() => expect(send()).not.toHaveAttribute('aria-disabled'))
    await userEvent.click(send())
    await expect(await page.findByRole('textbox', { name: 'Signing secret' })).toHaveValue(secret)
    await userEvent.click(page.getByRole('button', { name: 'Done' }))
  },
}

/** Attempts of one type of event, with the number of each; the details of one open over the list. */
export const OneType: Story = {
  play: async ({ canvas, userEvent }) => {
    const filter = await canvas.findByRole('button', { name: /payment\.received\s*1/ })
    await userEvent.click(filter)
    const attempts = () => canvas.getByRole('table', { name: 'Attempts of Production' })
    await waitFor(() => expect(within(attempts()).getAllByRole('row')).toHaveLength(2))
    await expect(within(attempts()).getByText('payment.received')).toBeVisible()
    await userEvent.click(filter)
    await waitFor(() => expect(within(attempts()).getAllByRole('row')).toHaveLength(4))
    await userEvent.click(canvas.getByRole('button', { name: 'Delivered' }))
    await userEvent.click(await canvas.findByRole('button', { name: /investment\.submitted/ }))
    await expect(await canvas.findByText('No attempt matches the filter.')).toBeVisible()
  },
}

/** An endpoint is added, chosen and in the list; its secret is shown in the dialog only. */
export const Adding: Story = {
  play: async ({ canvas, userEvent }) => {
    const page = within(document.body)
    await userEvent.click(await canvas.findByRole('button', { name: 'Add endpoint' }))
    await userEvent.type(await page.findByRole('textbox', { name: 'Name' }), 'Data warehouse')
    await userEvent.type(
      page.getByRole('textbox', { name: 'Address' }),
      'https://ingest.larkspur.example/capstan',
    )
    await userEvent.click(within(page.getByRole('dialog')).getByRole('button', { name: 'Add endpoint' }))
    await expect(await page.findByRole('textbox', { name: 'Signing secret' })).toHaveValue(secret)
    await userEvent.click(page.getByRole('button', { name: 'Done' }))
    await expect(await canvas.findByRole('heading', { name: 'Data warehouse' })).toBeVisible()
  },
}

/** A viewer reads which roles may see webhooks. */
export const Viewer: Story = {
  parameters: { platform: onPlatform((server) => mockWebhooks(server, 'account_viewer')) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Only the owner and the admins/)).toBeVisible()
    await expect(canvas.queryByRole('button')).toBeNull()
  },
}

export const Loading: Story = {
  parameters: {
    platform: onPlatform((server) => {
      mockWebhooks(server)
      server.on(operations.WebhookEndpoints, never)
    }),
  },
  play: async ({ canvas }) => void (await canvas.findByText('Loading')),
}

/** The list could not be read; Retry reads it. */
export const Failed: Story = {
  parameters: {
    platform: onPlatform((server) => {
      mockWebhooks(server)
      server.on(
        operations.WebhookEndpoints,
        failingOnce(() => webhookEndpointsAnswer(threeEndpoints)),
      )
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Retry' }))
    await expect(await canvas.findByRole('table', { name: 'Webhooks' })).toBeVisible()
  },
}

function mockWebhooks(server: FakeServer, role: AccountRole = 'account_owner') {
  const reader = aUsersData()
  const endpoints = [...threeEndpoints]
  server.on(operations.UsersData, () =>
    usersDataAnswer({ ...reader, userAccount: reader.userAccount && { ...reader.userAccount, role } }),
  )
  server.on(operations.WebhookEndpoints, () => webhookEndpointsAnswer(endpoints))
  server.on(operations.WebhookAttempts, ({ filter, first }) => {
    const wanted = threeAttempts.filter(
      ({ type, isDelivered }) =>
        (filter.type?.equalTo ?? type) === type &&
        (filter.isDelivered?.equalTo ?? isDelivered) === isDelivered,
    )
    return webhookAttemptsAnswer(wanted.slice(0, first), countTypes(threeAttempts))
  })
  server.on(operations.CreateWebhookEndpoint, () => {
    const made = aNewEndpoint()
    endpoints.push(made.endpoint)
    return {
      __typename: 'Mutation',
      createWebhookEndpoint: {
        __typename: 'CreateWebhookEndpointPayload',
        newWebhookEndpoint: newWebhookEndpointAnswer(made),
      },
    }
  })
}
