import { fileURLToPath } from 'node:url'
import type { StorybookConfig } from '@storybook/react-vite'
import { kitModule } from './kit.ts'
import { storySources } from './looks/storySources.ts'

// A story is looked at after its steps: once where it is tested, in every combination by `pnpm languages`.
const looks = process.env.VITEST ? './looks/drawn.ts' : './looks/campaign.ts'

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
  // What is named first looks last: after the add-on's own axe.
  previewAnnotations: (entries = []) => [fileURLToPath(new URL(looks, import.meta.url)), ...entries],
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
