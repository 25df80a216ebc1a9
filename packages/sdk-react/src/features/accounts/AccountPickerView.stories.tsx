import type { Membership } from '@capstan/sdk-core/accounts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { AccountPickerView } from './AccountPickerView'
import { aMembership, sevenMemberships } from './testing'

const leaf =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24' fill='none' stroke='%236B3FA0' stroke-width='1.8'%3E%3Cpath d='M12 21V9M12 13c-4 0-6-2.5-6-6 4 0 6 2.5 6 6ZM12 11c0-4 2-6.5 6-7 0 4-2 7-6 7Z'/%3E%3C/svg%3E"

const meta = {
  title: 'Advanced/Accounts/AccountPickerView',
  id: 'accounts-accountpickerview',
  component: AccountPickerView,
  args: {
    memberships: sevenMemberships,
    onPick: fn(),
    logoOf: ({ account }: Membership) => (account.type === 'broker' ? leaf : undefined),
  },
} satisfies Meta<typeof AccountPickerView>
export default meta

type Story = StoryObj<typeof meta>

export const SevenAccounts: Story = {}

export const OneAccount: Story = { args: { memberships: [aMembership()] } }

export const OnlyIssuersAndBrokers: Story = { args: { role: 'issuer,broker' } }

export const Suspended: Story = {
  args: {
    memberships: sevenMemberships.map((membership, index) => ({
      ...membership,
      status: index % 3 ? 'active' : 'suspended',
    })),
  },
}

/** An administrator of the platform suspended the account itself. */
export const AccountSuspended: Story = {
  args: {
    memberships: sevenMemberships.map((membership, index) => ({
      ...membership,
      isAccountSuspended: index === 1,
    })),
  },
  play: async ({ canvas }) => {
    await canvas.findByText('Suspended by the platform. Ask its operator.')
    await expect(canvas.queryByRole('link', { name: /Halden/ })).toBeNull()
    await expect(canvas.getByRole('link', { name: /Larkspur/ })).toBeVisible()
  },
}

export const MoreThanADozen: Story = {
  args: {
    memberships: Array.from({ length: 14 }, (_, index) =>
      aMembership({
        id: `m-${index}`,
        account: { id: `a-${index}`, name: `Tidewater Timber Fund ${index + 1}` },
      }),
    ),
  },
}

export const LongNames: Story = {
  args: {
    memberships: [
      aMembership({
        account: {
          name: 'Grundstücksverkehrsgenehmigungszuständigkeitsübertragungsverordnung GmbH & Co. KG',
        },
      }),
      aMembership({
        id: 'm-2',
        account: {
          id: 'a-2',
          name: 'The Trustees of the Ashgrove and Harbour Walk Family Settlement of 1987, Second Series',
        },
      }),
      aMembership({ id: 'm-3', account: { id: 'a-3', name: 'Ko' } }),
    ],
  },
}

export const NoneOfTheType: Story = { args: { role: 'admin' } }

export const NoAccounts: Story = { args: { memberships: [] } }

export const LongNamesNarrow: Story = { args: LongNames.args, globals: { width: '375' } }
