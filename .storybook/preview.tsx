import type { Preview } from '@storybook/react-vite'
import { mswLoader } from 'msw-storybook-addon/csf3'
import { configure } from 'storybook/test'
import { isTest } from 'virtual:kit'
import { elementError } from '../vitest.errors'
import { answerFetch } from './answerFetch'
import { clickWhenEnabled } from './clickWhenEnabled'
import { describeProps } from './docs/describeProps'
import { LazyDocsPage } from './docs/LazyDocsPage'
import { showSource } from './docs/showSource'
import { loadInter } from './fonts'
import { locales } from './languages'
import { startWorker } from './startWorker'
import { theme } from './theme'
import { withCapstan } from './withCapstan'

// A busy machine needs longer. A longer limit costs nothing when the element appears.
configure({ asyncUtilTimeout: 30_000, getElementError: elementError })

// Tests use a font of the operating system, which is available at once.
if (isTest) answerFetch()
else loadInter()

const preview: Preview = {
  loaders: isTest ? [] : [mswLoader(startWorker)],
  beforeEach: (context) => {
    clickWhenEnabled(context)
    // A mutation without an answer is kept in the tab, and the next story would find it.
    sessionStorage.clear()
  },
  decorators: [withCapstan],
  argTypesEnhancers: [describeProps],
  tags: ['autodocs'],
  parameters: {
    layout: 'fullscreen',
    // React Aria empties its announcer after seconds, also when the element that it refers to was removed.
    a11y: {
      // In `npm test`, axe runs once for each story, in the combination that its name selects (checks/oneCombination.ts).
      test: import.meta.env.STORYBOOK_AXE === 'once' ? 'off' : 'error',
      context: { exclude: ['[data-live-announcer]'] },
      // Rules that pass are not reported: there are a hundred times as many as violations.
      options: { resultTypes: ['violations', 'incomplete'] },
    },
    controls: { expanded: true },
    docs: {
      page: LazyDocsPage,
      theme,
      source: { transform: showSource, language: 'tsx', type: 'dynamic' },
      // `@public` is for `pnpm generate`, not for the reader of the page.
      extractComponentDescription: (component?: { __docgenInfo?: { description?: string } }) =>
        component?.__docgenInfo?.description?.replace(/\s*@public$/, '') ?? '',
    },
    options: {
      storySort: {
        order: [
          'Introduction',
          'Parts',
          'Design tokens',
          'Accounts',
          'Terms',
          'Onboarding',
          'Invest',
          'Steps',
          'Portfolio',
          '*',
          'Provider',
          'UI',
          ['Sheet'],
          'Advanced',
        ],
      },
    },
  },
  initialGlobals: {
    ...{ brand: 'capstan', theme: 'light', width: 'full', language: 'english' },
    ...{ text: '100', medium: 'screen' },
  },
  globalTypes: {
    brand: {
      description: 'Whose colours',
      toolbar: { icon: 'paintbrush', items: ['capstan', 'halden', 'ember', 'lemon'], dynamicTitle: true },
    },
    theme: {
      description: 'Light or dark',
      toolbar: { icon: 'contrast', items: ['light', 'dark'], dynamicTitle: true },
    },
    language: {
      description: 'What it speaks; pseudo is 40 % longer',
      toolbar: { icon: 'globe', items: Object.keys(locales), dynamicTitle: true },
    },
    text: {
      description: 'How large its reader has text, in percent',
      toolbar: { icon: 'zoom', items: ['100', '200'], dynamicTitle: true },
    },
    medium: {
      description: 'What it is shown on',
      toolbar: { icon: 'print', items: ['screen', 'print'], dynamicTitle: true },
    },
    width: {
      description: 'How wide the host makes us',
      toolbar: { icon: 'grow', items: ['full', '960', '640', '375'], dynamicTitle: true },
    },
  },
}
export default preview
