import type { Preview } from '@storybook/react-vite'
import { mswLoader } from 'msw-storybook-addon/csf3'
import { withCapstan } from './withCapstan'

const preview: Preview = {
  loaders: [mswLoader()],
  decorators: [withCapstan],
  tags: ['autodocs'],
  parameters: {
    layout: 'fullscreen',
    a11y: { test: 'error' },
    controls: { expanded: true },
    options: {
      storySort: { order: ['UI', 'Accounts', 'Terms', 'Onboarding', 'Invest', 'Steps', 'Portfolio'] },
    },
  },
  initialGlobals: { brand: 'capstan', theme: 'light', width: 'full' },
  globalTypes: {
    brand: {
      description: 'Whose colours',
      toolbar: { icon: 'paintbrush', items: ['capstan', 'halden', 'ember', 'lemon'], dynamicTitle: true },
    },
    theme: {
      description: 'Light or dark',
      toolbar: { icon: 'contrast', items: ['light', 'dark'], dynamicTitle: true },
    },
    width: {
      description: 'How wide the host makes us',
      toolbar: { icon: 'grow', items: ['full', '960', '640', '375'], dynamicTitle: true },
    },
  },
}
export default preview
