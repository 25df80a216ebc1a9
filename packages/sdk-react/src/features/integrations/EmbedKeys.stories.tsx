import type { AccountRole } from '@capstan/sdk-core/accounts'
import {
  aUsersData,
  embedKeysAnswer,
  newEmbedKeyAnswer,
  operations,
  usersDataAnswer,
  type FakeServer,
} from '@capstan/sdk-core/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import { failingOnce, never, onPlatform } from '../../testing/onPlatform'
import { featureSwitched, mockFeatureOff } from '../accounts/testing'
import { prefetchKeyDialogs } from './EmbedKeysView'
import { EmbedKeys } from './EmbedKeys'
import { aNewKey, fourKeys, secret } from './testing'

/** Its data comes from the platform; `EmbedKeysView` takes the same as props. */
const meta = {
  title: 'Integrations/EmbedKeys',
  component: EmbedKeys,
  beforeEach: prefetchKeyDialogs,
  parameters: { platform: onPlatform((server) => mockApi(server)) },
} satisfies Meta<typeof EmbedKeys>
export default meta

type Story = StoryObj<typeof meta>

export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('table', { name: 'Secret keys' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Make a key' })).toBeVisible()
  },
}

/** Secret keys are switched off for the account: keys are still changed and revoked, none is made or rotated. */
export const SwitchedOff: Story = {
  parameters: {
    platform: onPlatform((server) => {
      mockApi(server)
      mockFeatureOff(server, 'secret_keys')
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('This feature is not available')
    await expect(canvas.queryByRole('button', { name: 'Make a key' })).toBeNull()
    await userEvent.click(canvas.getAllByRole('button', { name: /^Actions for/ })[0] as Element)
    const menu = within(await within(document.body).findByRole('menu'))
    await expect(menu.queryByRole('menuitem', { name: 'Rotate' })).toBeNull()
    await userEvent.click(menu.getByRole('menuitem', { name: 'Revoke' }))
    const dialog = within(await within(document.body).findByRole('alertdialog'))
    await expect(dialog.getByRole('button', { name: 'Revoke key' })).toBeEnabled()
    await expect(dialog.getByRole('button', { name: 'Revoke key' })).not.toHaveAttribute('aria-disabled')
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }))
  },
}

const keys = featureSwitched('secret_keys', mockApi)

/** Secret keys are switched off while one is made: the input stays, and is sent when they are on again. */
export const SwitchedOffWhileOpen: Story = {
  parameters: { platform: keys.platform },
  play: async ({ canvas, userEvent }) => {
    const page = within(document.body)
    await userEvent.click(await canvas.findByRole('button', { name: 'Make a key' }))
    await userEvent.type(await page.findByRole('textbox', { name: 'Name' }), 'Web shop')
    await userEvent.type(page.getByRole('textbox', { name: 'Origins of your pages' }), 'https://shop.example')
    await userEvent.click(page.getByRole('checkbox', { name: 'Portfolio' }))
    await keys.turn(false)
    await page.findAllByText(/^An administrator of the platform has switched this feature off/)
    await expect(page.getByRole('button', { name: 'Make key' })).toHaveAttribute('aria-disabled', 'true')
    await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('Web shop')
    await keys.turn(true)
    await waitFor(() =>
      expect(page.getByRole('button', { name: 'Make key' })).not.toHaveAttribute('aria-disabled'),
    )
    await userEvent.click(page.getByRole('button', { name: 'Make key' }))
    await expect(await page.findByRole('textbox', { name: 'Secret key' })).toHaveValue(secret)
    await userEvent.click(page.getByRole('button', { name: 'Done' }))
  },
}

/** Made, and in the list; its secret is in the dialog and nowhere else. */
export const Making: Story = {
  play: async ({ canvas, userEvent }) => {
    const page = within(document.body)
    await userEvent.click(await canvas.findByRole('button', { name: 'Make a key' }))
    await userEvent.type(await page.findByRole('textbox', { name: 'Name' }), 'Web shop')
    await userEvent.type(page.getByRole('textbox', { name: 'Origins of your pages' }), 'https://shop.example')
    await userEvent.click(page.getByRole('checkbox', { name: 'Portfolio' }))
    await userEvent.click(page.getByRole('button', { name: 'Make key' }))
    await expect(await page.findByRole('textbox', { name: 'Secret key' })).toHaveValue(secret)
    await userEvent.click(page.getByRole('button', { name: 'Done' }))
    await expect(await canvas.findByRole('rowheader', { name: /Web shop/ })).toBeVisible()
  },
}

export const Viewer: Story = {
  parameters: { platform: onPlatform((server) => mockApi(server, 'account_viewer')) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('table')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Make a key' })).toBeNull()
  },
}

export const Loading: Story = {
  parameters: {
    platform: onPlatform((server) => {
      mockApi(server)
      server.on(operations.EmbedKeys, never)
    }),
  },
  play: async ({ canvas }) => void (await canvas.findByText('Loading')),
}

/** The list could not be read; Retry reads it. */
export const Failed: Story = {
  parameters: {
    platform: onPlatform((server) => {
      mockApi(server)
      server.on(
        operations.EmbedKeys,
        failingOnce(() => embedKeysAnswer(fourKeys)),
      )
    }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Retry' })).toBeVisible()
  },
}

export const Retried: Story = {
  parameters: Failed.parameters,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Retry' }))
    await expect(await canvas.findByRole('table')).toBeVisible()
  },
}

function mockApi(server: FakeServer, role: AccountRole = 'account_owner') {
  const reader = aUsersData()
  const keys = [...fourKeys]
  server.on(operations.UsersData, () =>
    usersDataAnswer({ ...reader, userAccount: reader.userAccount && { ...reader.userAccount, role } }),
  )
  server.on(operations.EmbedKeys, () => embedKeysAnswer(keys))
  server.on(operations.MakeEmbedKey, () => {
    const made = aNewKey()
    keys.unshift(made.embedKey)
    const newEmbedKey = newEmbedKeyAnswer(made)
    return { __typename: 'Mutation', makeEmbedKey: { __typename: 'MakeEmbedKeyPayload', newEmbedKey } }
  })
}
