import { describe, expect, it } from 'vitest'
import { selectTests, stagesOfChange } from './changed.ts'

const repository = [
  'packages/sdk-core/src/features/claim/claimStates.ts',
  'packages/sdk-core/src/features/claim/claimStates.test.ts',
  'packages/sdk-core/src/features/wallet/wallet.test.ts',
  'packages/sdk-core/src/money/decimal.ts',
  'packages/sdk-react/src/entries/claim.ts',
  'packages/sdk-react/src/features/claim/ClaimAccount.tsx',
  'packages/sdk-react/src/features/claim/ClaimAccount.stories.tsx',
  'packages/sdk-react/src/features/payments/PaymentIssuers.tsx',
  'packages/sdk-react/src/features/capTable/CapTable.tsx',
  'packages/sandbox/schema/claim/functions.sql',
  'packages/sandbox/schema/capTable/tables.sql',
  'packages/sandbox/schema/sessions/tables.sql',
  'packages/sandbox/src/platform/auth/claimRoutes.test.ts',
  'packages/sandbox/src/platform/auth/claimedSoFar.ts',
  'packages/sandbox/src/platform/payment/syncIssuers.ts',
  'packages/sandbox/src/platform/payment/payment.test.ts',
  'packages/sandbox/src/platform/people/claim.test.ts',
  'packages/sandbox/src/platform/rounds/capTable.test.ts',
  'packages/sandbox/src/platform/rounds/rounds.test.ts',
  'e2e/claim/claim-an-account.spec.ts',
  'e2e/core.test.ts',
  'e2e/drivers/people/mail.ts',
  'e2e/platform/reload.spec.ts',
]
const select = (...changed: string[]) => selectTests(changed, repository)

describe('selectTests', () => {
  it('finds the tests of a feature in every folder that is called so, and those of the platform by their name', () => {
    expect(select('packages/sdk-react/src/features/claim/ClaimAccount.tsx')).toEqual({
      features: ['claim'],
      unowned: [],
      tests: {
        unit: ['packages/sdk-core/src/features/claim/claimStates.test.ts'],
        stories: ['packages/sdk-react/src/features/claim/ClaimAccount.stories.tsx'],
        sandbox: [
          'packages/sandbox/src/platform/auth/claimRoutes.test.ts',
          'packages/sandbox/src/platform/people/claim.test.ts',
        ],
        e2e: ['e2e/claim/claim-an-account.spec.ts'],
      },
    })
  })

  it.each([
    ['packages/sdk-react/src/entries/claim.ts', 'claim'],
    ['packages/sandbox/schema/claim/functions.sql', 'claim'],
    ['packages/sandbox/schema/capTable/tables.sql', 'capTable'],
    ['packages/sandbox/src/platform/payment/syncIssuers.ts', 'payments'],
    ['e2e/claim/claim-an-account.spec.ts', 'claim'],
    ['packages/sdk-core/src/features/claim/deleted.ts', 'claim'],
  ])('gives %s to %s', (file, feature) => {
    expect(select(file)).toMatchObject({ features: [feature], unowned: [] })
  })

  it.each([
    'packages/sdk-core/src/money/decimal.ts',
    'packages/sandbox/schema/sessions/tables.sql',
    'packages/sandbox/schema/manifest.json',
    'packages/sandbox/migrations/2027-01-31-claim-notes.sql',
    // A source belongs to its folder, under any name.
    'packages/sandbox/src/platform/auth/claimedSoFar.ts',
    'e2e/drivers/people/mail.ts',
    'pnpm-lock.yaml',
  ])('gives %s to no feature', (file) => {
    expect(select(file).unowned).toEqual([file])
  })

  it('runs a test that changed, though no feature owns it', () => {
    expect(select('e2e/platform/reload.spec.ts')).toMatchObject({
      features: [],
      unowned: [],
      tests: { unit: ['e2e/core.test.ts'], e2e: ['e2e/platform/reload.spec.ts'] },
    })
  })

  it.each(['README.md', 'docs/screens/portfolio.png', 'packages/sandbox/grants.json'])(
    'has no test of %s',
    (file) => {
      const { unowned, tests } = select(file)
      expect([unowned, Object.values(tests).flat()]).toEqual([[], []])
    },
  )
})

describe('stagesOfChange', () => {
  const suitesOf = (...changed: string[]) =>
    stagesOfChange(changed, repository, select(...changed)).flatMap(({ lanes }) =>
      lanes.flat().map(({ name }) => name),
    )

  it('runs static checks and only the suites that have something to run', () => {
    expect(suitesOf('packages/sdk-react/src/features/payments/PaymentIssuers.tsx')).toEqual([
      'typecheck',
      'lint',
      'format',
      'sandbox',
    ])
  })

  it('checks no text of a file that was deleted', () => {
    const [{ lanes } = { lanes: [] }] = stagesOfChange(
      ['packages/sdk-core/src/features/claim/deleted.ts'],
      repository,
      select('packages/sdk-core/src/features/claim/deleted.ts'),
    )
    expect(lanes.flat().flatMap(({ command }) => command)).not.toContain(
      'packages/sdk-core/src/features/claim/deleted.ts',
    )
  })
})
