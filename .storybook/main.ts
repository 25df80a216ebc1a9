import type { StorybookConfig } from '@storybook/react-vite'

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['./Introduction.mdx', '../packages/*/src/**/*.stories.tsx'],
  staticDirs: ['./public'],
  addons: [
    'msw-storybook-addon',
    '@storybook/addon-docs',
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
  ],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: 'react-docgen' },
  viteFinal: (config) => ({
    ...config,
    resolve: {
      ...config.resolve,
      conditions: ['capstan-source', 'module', 'browser', 'development|production'],
    },
  }),
}
export default config
