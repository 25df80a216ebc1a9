import type { Plugin } from 'vite'
import { kitOf } from '../scripts/storybook/kitOf.ts'

/** True where stories are tested. */
const isTest = Boolean(process.env.VITEST)

/** Provides the components of the kit with their props. Tests of stories show no documentation, so they get none. */
export function kitModule(): Plugin {
  const id = 'virtual:kit'
  return {
    name: 'capstan-kit',
    resolveId: (source) => (source === id ? `\0${id}` : undefined),
    load: (loaded) =>
      loaded === `\0${id}`
        ? `export const kit = ${JSON.stringify(isTest ? {} : kitOf())}\nexport const isTest = ${isTest}`
        : undefined,
  }
}
