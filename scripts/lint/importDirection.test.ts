import { ESLint } from 'eslint'
import { describe, expect, it } from 'vitest'
import { complaint } from './importDirection.js'

describe('importDirection', () => {
  it.each([
    ['packages/sdk-core/src/features/invest/amounts.ts', '@capstan/theme'],
    ['packages/theme/src/brand.ts', '@capstan/sdk-core'],
    ['packages/sandbox/src/cli.ts', '@capstan/sdk-core'],
    ['packages/sdk-react/src/ui/Button.tsx', '../features/invest/InvestCard'],
    ['packages/sdk-core/src/money/decimal.ts', '../features/invest/unitsFor'],
    ['packages/sdk-core/src/fields/pattern/Pattern.ts', '../../features/invest/unitsFor'],
    ['packages/sdk-core/src/client/createClient.test.ts', '../features/invest/unitsFor'],
    ['examples/host-app/src/frame/Page.tsx', '../features/portfolio/PortfolioPage'],
    ['packages/sdk-react/src/features/invest/InvestCard.tsx', '../../../../sdk-core/src/money/decimal'],
    ['packages/sdk-react/src/features/invest/InvestCard.tsx', '../steps/index'],
    ['examples/host-app/src/App.tsx', '@capstan/sdk-react/src/invest/InvestCard'],
    ['e2e/invest.spec.ts', '@capstan/sdk-react'],
    ['examples/host-app/src/start.tsx', '../../../packages/sandbox/src/platform/auth/membership.ts'],
    ['packages/sdk-react/src/ui/Button.tsx', '../../../sandbox/src/platform/auth/pagePaths.ts'],
    ['packages/sdk-react/src/ui/Button.tsx', '@capstan/sdk-core/invest'],
    ['packages/sdk-core/src/index.ts', './features/invest/unitsFor'],
    ['packages/sdk-core/src/createCapstan.ts', './features/steps/stepView'],
  ])('refuses %s importing %s', (file, specifier) => {
    expect(complaint(file, specifier)).toBeTypeOf('string')
  })

  it.each([
    ['packages/sdk-react/src/features/invest/InvestCard.tsx', '@capstan/sdk-core'],
    ['packages/sdk-react/src/features/invest/InvestCard.tsx', '@capstan/sdk-core/invest'],
    ['packages/sdk-react/src/grid/DataGrid.tsx', '@capstan/sdk-core/grid'],
    ['packages/sdk-react/src/testing/onPlatform.ts', '@capstan/sdk-core/testing'],
    ['packages/sdk-react/src/provider/queries/useCapstanQuery.test.tsx', '@capstan/sdk-core/accounts'],
    ['packages/sdk-core/src/index.ts', './money/decimal'],
    ['packages/sdk-core/src/entries/invest.ts', '../features/invest/unitsFor'],
    ['packages/sdk-core/src/client/createClient.test.ts', '../features/steps/testing'],
    ['examples/host-app/src/session/Visitor.ts', '@capstan/sdk-core/accounts'],
    ['examples/host-app/src/routes.ts', './features/portfolio/PortfolioPage'],
    ['packages/sdk-react/src/features/invest/InvestFlow.tsx', '../onboarding/AccountSetup'],
    ['packages/sdk-core/src/features/invest/amounts.ts', '../../money/decimal'],
    ['examples/host-app/src/App.tsx', '@capstan/sdk-react/invest'],
    ['packages/sandbox/src/cli.ts', './platform/startPlatform.ts'],
    ['examples/host-app/src/start.tsx', '../../../packages/sandbox/src/platform/auth/pagePaths.ts'],
    ['packages/sandbox/fuzz/filters.ts', '../../sdk-core/fuzz/campaign.ts'],
  ])('lets %s import %s', (file, specifier) => {
    expect(complaint(file, specifier)).toBeUndefined()
  })

  it.each([
    "import '@capstan/sdk-react'",
    "import type { Kit } from '@capstan/sdk-react'",
    "export * from '@capstan/sdk-react'",
    "export type Kit = import('@capstan/sdk-react').Kit",
    "export const kit = import('@capstan/sdk-react')",
  ])(
    'is switched on in the shared configuration, and refuses %s',
    async (code) => {
      const eslint = new ESLint()

      const [result] = await eslint.lintText(`${code}\n`, { filePath: 'packages/theme/src/index.ts' })

      expect(result?.messages.map((message) => message.ruleId)).toContain('capstan/import-direction')
    },
    30_000,
  )
})
