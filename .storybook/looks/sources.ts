/** The text of every story's file. */
export const stories = import.meta.glob<string>('../../packages/*/src/**/*.stories.tsx', {
  query: '?raw',
  import: 'default',
  eager: true,
})

/** The text of every file that makes up records or lists what the platform names: states, kinds of investor. */
export const records = import.meta.glob<string>(
  [
    '../../packages/*/src/features/**/{testing,mock*Api}.ts',
    '../../packages/*/src/testing/*.ts',
    '../../packages/*/src/forms/testing.ts',
    '../../packages/*/src/grid/testing.ts',
    '../../packages/sdk-core/src/features/onboarding/{investorTypes,usStates}.ts',
  ],
  { query: '?raw', import: 'default', eager: true },
)
