import eslint from '@eslint/js'
import reactHooks from 'eslint-plugin-react-hooks'
import tseslint from 'typescript-eslint'
import { importDirection } from './scripts/lint/importDirection.js'
import { literalText } from './scripts/lint/literalText.js'
import { routeGuards } from './scripts/lint/routeGuards.js'

const generated = ['**/*.generated.ts', '**/generated/**']

export default tseslint.config(
  {
    ignores: [
      '**/dist/**',
      '**/.tsc/**',
      '**/node_modules/**',
      '.data/**',
      'reports/**',
      'storybook-static/**',
      // The built app and the built schema, as they are published with the sandbox.
      'packages/sandbox/app/**',
      'packages/sandbox/snapshot/**',
      '.storybook/public/**',
      ...generated,
    ],
  },
  eslint.configs.recommended,
  tseslint.configs.recommended,
  {
    plugins: {
      capstan: {
        rules: {
          'import-direction': importDirection,
          'literal-text': literalText,
          'route-guards': routeGuards,
        },
      },
      'react-hooks': reactHooks,
    },
    rules: {
      'capstan/import-direction': 'error',
      'react-hooks/rules-of-hooks': 'error',
      'react-hooks/exhaustive-deps': 'error',
      '@typescript-eslint/no-non-null-assertion': 'error',
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      'no-console': 'error',
      eqeqeq: 'error',
      'no-restricted-exports': ['error', { restrictDefaultExports: { direct: true, named: true } }],
      // Not possible under the Content-Security-Policy the platform sends.
      'no-restricted-syntax': [
        'error',
        {
          selector: "JSXAttribute[name.name='dangerouslySetInnerHTML']",
          message: 'Not possible under Trusted Types.',
        },
        { selector: "JSXAttribute[name.name='srcDoc']", message: 'Not possible under Trusted Types.' },
        { selector: "JSXOpeningElement[name.name='script']", message: 'Not possible under the strict CSP.' },
        {
          selector: ":function[id.name=/^[A-Z]/] > ObjectPattern:first-child > Property[key.name='ref']",
          message: 'React 18 hands no ref to a function: use forwardRef.',
        },
      ],
    },
  },
  // Tools ask for it.
  {
    files: [
      '**/*.config.*',
      '.storybook/**',
      '**/codegen.ts',
      '**/*.stories.tsx',
      '**/globalSetup.ts',
      'examples/render-in-next/app/**/{layout,page}.tsx',
      'bench/mutation/MutationRunner.ts',
    ],
    rules: { 'no-restricted-exports': 'off' },
  },
  // Words come from a catalogue, so that they can be said in another language.
  {
    files: ['packages/*/src/**/*.tsx', 'examples/host-app/src/**/*.tsx'],
    ignores: ['**/*.stories.tsx', '**/*.test.tsx', '**/testing/**', '**/testing.tsx'],
    rules: { 'capstan/literal-text': 'error' },
  },
  // A guard that reads an address letter by letter is passed by spelling it otherwise.
  {
    files: ['packages/sandbox/src/**'],
    ignores: ['**/*.test.ts', 'packages/sandbox/src/testing/**'],
    rules: { 'capstan/route-guards': 'error' },
  },
  // What a person writes can send the platform nowhere: it asks no other server. Partners' answers come in by themselves.
  {
    files: ['packages/sandbox/src/{platform,emulators}/**'],
    ignores: ['**/*.test.ts'],
    rules: {
      'no-restricted-globals': ['error', { name: 'fetch', message: 'The platform asks no other server.' }],
      'no-restricted-imports': [
        'error',
        {
          paths: ['node:http', 'node:https', 'node:http2', 'node:dgram', 'node:tls'].map((name) => ({
            name,
            importNames: ['request', 'get', 'connect', 'createSocket'],
            message: 'The platform asks no other server.',
          })),
        },
      ],
    },
  },
  // Programs of the terminal speak through the console.
  {
    files: [
      'scripts/**',
      'examples/*/server.ts',
      'examples/follow-a-portfolio/**',
      'bench/**',
      'e2e/**',
      'packages/sandbox/src/**',
      'packages/sdk-core/fuzz/**',
      'packages/sandbox/fuzz/**',
      'packages/*/build/**',
    ],
    languageOptions: { globals: { console: 'readonly' } },
    rules: { 'no-console': 'off' },
  },
)
