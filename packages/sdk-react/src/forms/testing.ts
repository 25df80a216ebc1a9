import type { Draft, DraftStore } from '@capstan/sdk-core/forms'
import { defineForm } from './defineForm'

/** The fields of a contact. */
export const contactFields = {
  name: { kind: 'string', label: 'Name', hint: 'As on your passport.' },
  email: { kind: 'email', label: 'Email' },
  born: { kind: 'date', label: 'Date of birth', optional: true },
} as const

/** A form of them. */
export const contact = defineForm(contactFields)

/** Keeps one draft, as the platform would. */
export function aDraftStore(draft?: Partial<Draft>) {
  let kept: Draft | undefined = draft && {
    version: '1',
    answers: {},
    savedOn: '2026-02-16T09:42:00.000Z',
    ...draft,
  }
  let count = 0

  return {
    name: 'test',
    open: () => Promise.resolve(kept),
    save: ({ version, answers, knownOn }) => {
      const replacedOn = kept && kept.savedOn !== knownOn ? kept.savedOn : null
      kept = { version, answers, savedOn: `2026-02-16T10:0${count++ % 10}:00.000Z` }
      return Promise.resolve({ savedOn: kept.savedOn, replacedOn })
    },
    discard: () => {
      kept = undefined
      return Promise.resolve()
    },
    /** The stored draft. */
    get kept() {
      return kept
    },
    /** Another user saves it. */
    put: (elsewhere: Draft) => {
      kept = elsewhere
    },
  } satisfies DraftStore & Record<string, unknown>
}
