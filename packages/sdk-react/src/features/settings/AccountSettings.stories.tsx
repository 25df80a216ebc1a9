import {
  aCardAddress,
  aCardParty,
  anAccountCard,
  accountCardAnswer,
  aUsersData,
  fixtureIds,
  operations,
  refuse,
  usersDataAnswer,
} from '@capstan/sdk-core/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import { failingOnce, never, onPlatform } from '../../testing/onPlatform'
import { AccountSettings } from './AccountSettings'
import { jointAccount, mockSettingsApi, type SettingsPlatform } from './testing'

const withApi = (about?: SettingsPlatform) => ({
  platform: onPlatform((server) => mockSettingsApi(server, about)),
})

const meta = {
  title: 'Settings/AccountSettings',
  component: AccountSettings,
  parameters: withApi(),
} satisfies Meta<typeof AccountSettings>
export default meta

type Story = StoryObj<typeof meta>
type Context = Parameters<NonNullable<Story['play']>>[0]

const shown = async ({ canvas }: Context) => {
  await canvas.findByText('Twitter handle')
  return within(canvas.getByRole('region', { name: 'Account details' }))
}

const shownIn = (title: string) => async (context: Context) =>
  void (await context.canvas.findByRole('region', { name: title }))

/** An issuer's settings, with its slug and its mail preference. */
export const Ready: Story = {
  play: async (context) => {
    const details = await shown(context)
    await details.findByText('Halden Biologics, Inc.')
    for (const text of ['finance@haldenbio.example', 'investors@haldenbio.example', 'haldenbio', 'halden'])
      await expect(details.getByText(text)).toBeVisible()
    await expect(details.getByRole('link', { name: /haldenbio/ })).toHaveAttribute(
      'href',
      'https://haldenbio.example/',
    )
    await expect(context.canvas.getByText(/^On ·/)).toBeVisible()
    await expect(context.canvas.queryByText('Tax ID (SSN)')).toBeNull()
  },
}

/** Settings of an investor that is set up: the last digits of the tax id, the addresses, the parties. */
export const Investor: Story = {
  parameters: withApi({ account: jointAccount }),
  play: async (context) => {
    await shownIn('Parties')(context)
    const { canvas } = context
    for (const text of ['· last four only', '418 Harbour Walk', 'PO Box 2214', 'Bea Lindqvist', '09/03/1984'])
      await expect(canvas.getByText(text)).toBeVisible()
    await expect(canvas.queryByText('Slug')).toBeNull()
    await expect(canvas.queryByText('Default settings')).toBeNull()
  },
}

/** The tax id of an organization: its kind is part of the label, and each person has a kind of their own. */
export const TaxIdOfAnOrganization: Story = {
  parameters: withApi({
    account: {
      ...jointAccount,
      ...{ investorType: 'LLC', name: 'Okafor Holdings LLC', taxShort: '6789' },
      parties: [
        aCardParty({ taxShort: '4417' }),
        aCardParty({ id: fixtureIds.nth(5622), firstName: 'Bea', usCitizen: false, taxShort: '2222' }),
      ],
    },
  }),
  play: async ({ canvas }) => {
    await expect((await canvas.findByText('Tax ID (EIN)')).parentElement).toHaveTextContent('••-•••6789')
    await expect(canvas.queryByText('Tax ID (SSN)')).toBeNull()
    await expect(canvas.getByText('4417').parentElement).toHaveTextContent('•••-••-4417')
    await expect(canvas.getByText('2222').parentElement).toHaveTextContent('••••• 2222')
  },
}

/** The number of a person abroad is none of the United States. */
export const TaxIdOfAForeigner: Story = {
  parameters: withApi({
    account: {
      ...jointAccount,
      ...{ investorType: 'Individual', taxShort: '2222' },
      parties: [aCardParty({ usCitizen: false, taxShort: '2222' })],
    },
  }),
  play: async ({ canvas }) => {
    await canvas.findByText('· last four only')
    for (const label of canvas.getAllByText('Tax ID'))
      await expect(label.parentElement).toHaveTextContent('••••• 2222')
    await expect(canvas.queryByText(/Tax ID \((SSN|EIN)\)/)).toBeNull()
  },
}

/** A tax id that is not applicable has no last four. */
export const NoTaxId: Story = {
  parameters: withApi({
    account: {
      ...jointAccount,
      ...{ investorType: 'Individual', taxShort: '' },
      parties: [aCardParty({ taxShort: '' })],
    },
  }),
  play: async ({ canvas }) => {
    await expect((await canvas.findByText('Tax ID (SSN)')).parentElement).toHaveTextContent(
      /^Tax ID \(SSN\)N\/A$/,
    )
    await expect(canvas.queryByText(/•/)).toBeNull()
  },
}

/** A retirement account names its custodian, which its owner may change. */
export const RetirementAccount: Story = {
  parameters: withApi({
    account: { ...jointAccount, investorType: 'Individual IRA', custodian: 'Harbor Trust Company' },
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Harbor Trust Company')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Edit Custodian' })).toBeVisible()
    // The name of an investor's contact is not the account's to publish.
    await expect(canvas.queryByRole('button', { name: 'Edit Contact name' })).toBeNull()
  },
}

export const InvestorNarrow: Story = {
  ...Investor,
  globals: { width: '375', theme: 'dark' },
  play: shownIn('Parties'),
}

/** An account that is not set up has none of the facts from account setup. */
export const NotSetUp: Story = {
  parameters: withApi({ account: { ...jointAccount, setup: false, addresses: [], parties: [] } }),
  play: async (context) => {
    await shown(context)
    for (const text of ['Addresses', 'Parties', 'Tax ID (SSN)', 'Set up'])
      await expect(context.canvas.queryByText(text)).toBeNull()
  },
}

/** A viewer sees all content, without controls that a viewer may not use. (SETTINGS-014) */
export const Viewer: Story = {
  parameters: withApi({ role: 'account_viewer' }),
  play: async (context) => {
    const details = await shown(context)
    await details.findByText('You are a viewer of this account.')
    await expect(context.canvas.queryByRole('button', { name: /^Edit/ })).toBeNull()
  },
}

/** Every row without a value reads N/A. */
export const Little: Story = {
  parameters: withApi({
    account: anAccountCard({ url: '', supportEmail: '', twitterHandle: '', slug: '' }),
  }),
  play: async (context) => {
    const details = await shown(context)
    await waitFor(() => expect(details.getAllByText('N/A')).toHaveLength(4))
  },
}

export const Narrow: Story = { globals: { width: '375', theme: 'dark' }, play: shownIn('Default settings') }

export const German: Story = {
  globals: { language: 'german' },
  parameters: withApi({ account: jointAccount }),
  play: shownIn('Personen'),
}

export const RightToLeft: Story = {
  globals: { language: 'rightToLeft' },
  play: async ({ canvas }) => void (await canvas.findByText('Halden Biologics, Inc.')),
}

export const LoudBrand: Story = {
  globals: { brand: 'ember', theme: 'dark' },
  play: shownIn('Default settings'),
}

export const LongNames: Story = {
  globals: { width: '320' },
  parameters: withApi({
    account: anAccountCard({
      name: 'Grundstücksverkehrsgenehmigungszuständigkeitsübertragungsverordnung',
      url: `https://${'grundstuecksverkehrsgenehmigung.'.repeat(3)}example`,
    }),
  }),
  play: async ({ canvas }) => void (await canvas.findByText(/verordnung/)),
}

/** A row is edited: its field has focus, and Escape closes it. */
export const Editing: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context
    await userEvent.click(await canvas.findByRole('button', { name: 'Edit Support email' }))
    const field = await canvas.findByRole('textbox', { name: 'Support email' })
    await waitFor(() => expect(field).toHaveFocus())
    await expect(field).toHaveValue('investors@haldenbio.example')
    await expect(field).toHaveAttribute('autocomplete', 'off')
  },
}

export const EditingNarrow: Story = {
  ...Editing,
  tags: ['variant'],
  globals: { width: '375', theme: 'dark' },
}

/** An investor without an address adds one: a state is chosen in the United States. */
export const AddingFirstAddress: Story = {
  parameters: {
    platform: onPlatform((server) => {
      mockSettingsApi(server, { account: { ...jointAccount, addresses: [] } })
      server.on(operations.CreateAddress, ({ input }) => {
        const { country, ...address } = aCardAddress({ city: input.address.city })
        mockSettingsApi(server, { account: { ...jointAccount, addresses: [{ ...address, country }] } })
        return {
          __typename: 'Mutation',
          createAddress: {
            __typename: 'CreateAddressPayload',
            address: {
              ...{ __typename: 'Address', ...address },
              countryByCountryId: country && { __typename: 'Country', ...country },
            },
          },
        }
      })
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add primary address' }))
    const country = await canvas.findByRole('combobox', { name: /Country/ })
    await userEvent.type(country, 'United States of')
    await userEvent.click(
      await within(document.body).findByRole('option', { name: /United States of America/ }),
    )
    await userEvent.type(canvas.getByRole('textbox', { name: 'Street address' }), '418 Harbour Walk')
    await userEvent.type(canvas.getByRole('textbox', { name: 'City' }), 'Bath')
    await userEvent.click(await canvas.findByRole('combobox', { name: /State/ }))
    await userEvent.click(await within(document.body).findByRole('option', { name: 'Maine' }))
    await userEvent.type(canvas.getByRole('textbox', { name: 'Postal code' }), '04530')
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))

    await expect(await canvas.findByText('Bath, ME 04101')).toBeVisible()
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Add mailing address' })).toHaveFocus())
  },
}

/** An address is edited: a missing line shows its error, and the browser may fill the fields in. [WCAG 1.3.5] */
export const EditingAddress: Story = {
  parameters: withApi({ account: jointAccount }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Edit Primary' }))
    await userEvent.clear(await canvas.findByRole('textbox', { name: 'Postal code' }))
    const tokenOf = (role: string, name: string | RegExp) =>
      canvas.getByRole(role, { name }).getAttribute('autocomplete')
    await expect(tokenOf('textbox', 'Postal code')).toBe('postal-code')
    await expect(tokenOf('textbox', 'City')).toBe('address-level2')
    await expect(tokenOf('combobox', /Country/)).toBe('country-name')
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await expect(
      (await canvas.findAllByText('Postal code is required, enter N/A if not applicable.'))[0],
    ).toBeVisible()
    await expect(canvas.getByRole('combobox', { name: /State/ })).toBeVisible()
  },
}

export const EditingAddressNarrow: Story = {
  ...EditingAddress,
  tags: ['variant'],
  globals: { width: '375', theme: 'dark' },
}

/** The mail preference is a yes or no, edited in its row. */
export const EditingPreference: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Edit Email notifications' }))
    await expect(await canvas.findByRole('radio', { name: 'Yes' })).toBeChecked()
  },
}

/** The platform refused: the typed value stays. */
export const Refused: Story = {
  parameters: {
    platform: onPlatform((server) => {
      mockSettingsApi(server)
      server.on(operations.UpdateAccountCard, () => refuse('not_allowed', 'Operation not allowed'))
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Edit Name' }))
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Name' }), '!')
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await canvas.findByText('Operation not allowed')
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveValue('Halden Biologics, Inc.!')
  },
}

/** An e-mail address for sign-in is added by a mailed link. */
export const AddingAddress: Story = {
  parameters: {
    platform: onPlatform((server) => {
      mockSettingsApi(server)
      server.on(operations.AddEmailAddress, () => ({ __typename: 'Mutation', addEmailAddress: null }))
    }),
  },
  play: async (context) => {
    await addAddress(context)
    await context.canvas.findByText(/^A link was mailed to maren@elsewhere.example/)
  },
}

/** Each of two addresses can be removed; the last one cannot. */
export const RemovingAddress: Story = {
  parameters: {
    platform: onPlatform((server) => {
      mockSettingsApi(server)
      let emails = ['maren@halden.example', 'maren@elsewhere.example']
      server.on(operations.UsersData, () => {
        const data = aUsersData()
        return usersDataAnswer({ ...data, user: { ...data.user, emails } })
      })
      server.on(operations.RemoveEmailAddress, () => {
        emails = emails.slice(0, 1)
        return { __typename: 'Mutation', removeEmailAddress: null }
      })
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Remove: maren@elsewhere.example' }))
    await waitFor(() => expect(canvas.queryByText('maren@elsewhere.example')).toBeNull())
    await expect(canvas.getByText('maren@halden.example')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: /^Remove: / })).toBeNull()
  },
}

/** A refusal for too many requests shows the platform's message, and the typed address stays. */
export const AddressRefused: Story = {
  parameters: {
    platform: onPlatform((server) => {
      mockSettingsApi(server)
      server.on(operations.AddEmailAddress, () =>
        refuse('rate_limited', 'You asked for too many emails. Please try again in an hour.'),
      )
    }),
  },
  play: async (context) => {
    await addAddress(context)
    const { canvas } = context
    await canvas.findByText('You asked for too many emails. Please try again in an hour.')
    await expect(canvas.getByRole('textbox', { name: 'Email' })).toHaveValue('maren@elsewhere.example')
  },
}

async function addAddress({ canvas, userEvent }: Context) {
  await userEvent.click(await canvas.findByRole('button', { name: 'Add an address' }))
  await userEvent.type(await canvas.findByRole('textbox', { name: 'Email' }), 'maren@elsewhere.example')
  await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
}

export const Loading: Story = {
  parameters: {
    platform: onPlatform((server) => {
      mockSettingsApi(server)
      server.on(operations.AccountCard, never)
    }),
  },
  play: async ({ canvas }) => void (await canvas.findByText('Loading')),
}

/** The settings could not be read; Retry reads them again. */
export const Failed: Story = {
  parameters: {
    platform: onPlatform((server) => {
      mockSettingsApi(server)
      server.on(
        operations.AccountCard,
        failingOnce(() => accountCardAnswer(anAccountCard())),
      )
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Retry' }))
    await canvas.findByText('Halden Biologics, Inc.')
  },
}
