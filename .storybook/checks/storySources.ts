import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Plugin } from 'vite'

const root = path.resolve(import.meta.dirname, '../..')

/** The files of the stories. */
const stories = 'packages/*/src/**/*.stories.tsx'

/** The files that create records, or list names that the platform gives, such as states and types of investors. */
const records = [
  'packages/*/src/features/**/testing.ts',
  'packages/*/src/features/**/mock*Api.ts',
  'packages/*/src/testing/*.ts',
  'packages/*/src/forms/testing.ts',
  'packages/*/src/grid/testing.ts',
  'packages/sdk-core/src/features/onboarding/investorTypes.ts',
  'packages/sdk-core/src/features/onboarding/usStates.ts',
]

/** Provides the sources of stories and records as one module; with a module for each, a page requested three hundred files. */
export function storySources(): Plugin {
  const id = 'virtual:story-sources'
  return {
    name: 'capstan-story-sources',
    resolveId: (source) => (source === id ? `\0${id}` : undefined),
    load: (loaded) =>
      loaded === `\0${id}`
        ? `export const stories = ${textsOf(stories)}\nexport const records = ${textsOf(records)}`
        : undefined,
  }
}

function textsOf(patterns: string | string[]): string {
  const files = globSync(patterns, { cwd: root }).sort()
  return JSON.stringify(files.map((file) => readFileSync(path.join(root, file), 'utf8')))
}
