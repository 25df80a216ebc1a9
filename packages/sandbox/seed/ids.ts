import { seedId } from './seedId.ts'

/** The accounts that tests and documents name. */
export const accountIds = named('account', [
  'halden',
  'cinder',
  'solvay',
  'larch',
  'tidewater',
  'larkspur',
  'meridian',
  'brightwater',
  'northgate',
  'operations',
  'maren',
  'idris',
  'ashgrove',
  'viewed',
  'terms',
])

/** The people that tests and documents name. */
export const userIds = named('user', [
  'issuer',
  'issuer-admin',
  'issuer-viewer',
  'broker',
  'agent',
  'ats',
  'investor',
  'new-investor',
  'admin',
  'many',
  'terms',
  'investor-viewer',
  'e2e-partner', // acts for the account of e2e-14 too
])

/** Rounds, by what they stand for. */
export const roundIds = named('round', [
  'series-seed',
  'series-a',
  'series-b',
  'series-c',
  'senior-notes',
  'first-close',
  'founders',
  'community',
  'advisors',
  'timber-one',
  'timber-two',
  'timber-three',
  'sold-out',
])

/** Allocations as investors see them, by what they are good for; all sold by Larkspur. */
export const offeringIds = named('offering', [
  'series-b', // the one in the pictures: five steps, $12.50
  'free', // price 0
  'dime', // price 0.1
  'short', // a single button
  'long', // nine steps
  'unusual', // a custom step and one of an unknown type
  'link', // ends with a link to the payment provider
  'signed-here', // its papers are signed in the page
  'papers', // begins with papers to upload
  'not-yet-open',
  'closed',
  'stale',
  'sold-out',
  'drafted',
])

/** Maren Okafor's investments. */
export const distributionIds = named('distribution', ['onboarding', 'pending', 'pending-fund'])

/** Accounts that tests of the platform and benchmarks use one each; a browser test makes its own (`/sandbox/investors`). */
export const e2eAccountIds = Array.from({ length: 24 }, (_, index) => seedId(`account:e2e-${index + 1}`))

/** Accounts of the same kind that are not set up. */
export const e2eNewAccountIds = Array.from({ length: 6 }, (_, index) =>
  seedId(`account:e2e-new-${index + 1}`),
)

/** Unclaimed accounts. */
export const claimableIds = named('account', ['harriet', 'saltmarsh'])
/** Issuers that a broker manages, and that have been sent no link to claim them. */
export const managedIds = named('account', ['quillon', 'petrel'])

function named<Name extends string>(kind: string, names: Name[]): Record<Name, string> {
  return Object.fromEntries(names.map((name) => [name, seedId(`${kind}:${name}`)])) as Record<Name, string>
}
