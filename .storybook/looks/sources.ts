/** The text of every story's file. */
export const stories = import.meta.glob<string>('../../packages/*/src/**/*.stories.tsx', {
  query: '?raw',
  import: 'default',
  eager: true,
})

/** The text of every file that makes up records. */
export const records = import.meta.glob<string>(
  ['../../packages/*/src/features/**/{testing,teach*}.ts', '../../packages/*/src/testing/*.ts'],
  { query: '?raw', import: 'default', eager: true },
)
