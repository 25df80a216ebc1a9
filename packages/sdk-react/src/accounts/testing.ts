import type { AccountSummary, Membership } from '@capstan/sdk-core'

interface Different extends Partial<Omit<Membership, 'account'>> {
  account?: Partial<AccountSummary>
}

/** A person's link to an account, for stories and tests. */
export function aMembership({ account, ...different }: Different = {}): Membership {
  return {
    id: '5d0b8c1e-0000-4000-8000-000000000001',
    role: 'account_owner',
    status: 'active',
    ...different,
    account: {
      id: 'ac0b8c1e-0000-4000-8000-000000000001',
      name: 'Maren Okafor',
      type: 'investor',
      slug: '',
      setup: true,
      email: 'maren.okafor@example.com',
      contactName: 'Maren Okafor',
      ...account,
    },
  }
}

const names = [
  ['Pierhead ATS', 'ats', 'account_viewer'],
  ['Halden Biologics, Inc.', 'issuer', 'account_admin'],
  ['Maren Okafor', 'investor', 'account_owner'],
  ['Larkspur Securities LLC', 'broker', 'account_admin'],
  ['Solvay Street Partners Opportunity Fund II, LP', 'issuer', 'account_owner'],
  ['Ashgrove Family Trust', 'investor', 'account_owner'],
  ['Meridian Transfer Services', 'agent', 'account_viewer'],
] as const

/** The seven accounts of one person, not sorted. */
export const sevenMemberships: Membership[] = names.map(([name, type, role], index) =>
  aMembership({
    id: `5d0b8c1e-0000-4000-8000-00000000010${index}`,
    role,
    account: { id: `ac0b8c1e-0000-4000-8000-00000000010${index}`, name, type },
  }),
)
