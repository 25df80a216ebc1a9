import { fileURLToPath } from 'node:url'
import type { StorybookConfig } from '@storybook/react-vite'
import { kitModule } from './kit.ts'
import { storySources } from './checks/storySources.ts'

// A story is checked after its steps: in one combination by its test, in every combination by `pnpm languages`.
const checks = process.env.VITEST ? './checks/oneCombination.ts' : './checks/everyCombination.ts'

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['./*.mdx', '../packages/*/src/**/*.stories.tsx'],
  staticDirs: [
    './public',
    { from: '../packages/sandbox/fonts', to: '/fonts' },
    { from: '../packages/sandbox/brands/capstan', to: '/brand' },
  ],
  addons: [
    'msw-storybook-addon',
    '@storybook/addon-docs',
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
  ],
  // The first annotation runs last: after the add-on's axe.
  previewAnnotations: (entries = []) => [fileURLToPath(new URL(checks, import.meta.url)), ...entries],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: 'react-docgen' },
  viteFinal: (config) => ({
    ...config,
    plugins: [...(config.plugins ?? []), storySources(), kitModule()],
    resolve: {
      ...config.resolve,
      conditions: ['capstan-source', 'module', 'browser', 'development|production'],
    },
  }),
}
export default config
