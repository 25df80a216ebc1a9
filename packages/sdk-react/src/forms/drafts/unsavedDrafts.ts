import type { Capstan } from '@capstan/sdk-core'
import type { Draft } from '@capstan/sdk-core/forms'

/** Answers that the end of a session kept from being saved. */
export interface UnsavedDraft {
  answers: Readonly<Record<string, unknown>>
  /** When the draft was saved that they were typed into; missing where there was none. */
  knownOn?: string
  /** The answers that the form began with, as text, where the platform keeps no draft of it. */
  typedInto?: string
  /** When the page was left, an ISO timestamp. */
  leftOn: string
}

/** How long the storage of a tab keeps unsaved answers. */
export const keptForMs = 60 * 60 * 1000

/**
 * Keeps answers that could not be saved because the session expired, in the storage of the tab, until the form is opened again.
 *
 * Nothing is kept where a person or an administrator has ended the session, without an account, or in a page of a host. Answers
 * that look like a tax id are left out, as the platform does.
 */
export function unsavedDrafts(capstan: Capstan | undefined, name: string) {
  const key = `capstan:draft:${capstan?.account ?? ''}:${name}`
  return {
    keep(answers: UnsavedDraft['answers'], basis: Pick<UnsavedDraft, 'knownOn' | 'typedInto'>) {
      if (!keepsUnsaved(capstan)) return
      const draft: UnsavedDraft = {
        answers: withoutTaxIds(answers),
        ...basis,
        leftOn: new Date().toISOString(),
      }
      attempt(() => sessionStorage.setItem(key, JSON.stringify(draft)))
    },
    /** Returns them once, if they were typed into the same answers. They are forgotten after an hour. */
    take(typedInto?: string): UnsavedDraft | undefined {
      if (!isOurs(capstan)) return undefined
      const text = attempt(() => sessionStorage.getItem(key))
      const stored: unknown = attempt(() => JSON.parse(text ?? 'null'))
      if (isDraft(stored) && stored.typedInto !== typedInto) return undefined
      attempt(() => sessionStorage.removeItem(key))
      return isDraft(stored) && Date.now() - Date.parse(stored.leftOn) < keptForMs ? stored : undefined
    },
  }
}

/** Returns true when the session has expired and typed answers are kept until the person has signed in again. */
export function keepsUnsaved(capstan: Capstan | undefined): boolean {
  const hasExpired = capstan?.sessionEnd !== undefined && !capstan.sessionEnd.reason
  return hasExpired && isOurs(capstan) && capstan.status === 'ready'
}

const isOurs = (capstan: Capstan | undefined): boolean =>
  capstan?.account !== undefined && capstan.options.fetchSession === undefined

/** Returns the answers in which no tax id may stand. */
export function withoutTaxIds(answers: Draft['answers']): Draft['answers'] {
  const entries = Object.entries(answers).filter(([, answer]) => !taxId.test(JSON.stringify(answer) ?? ''))
  return Object.fromEntries(entries)
}

/** Nine digits in a row, or written as an SSN or an EIN. */
const taxId = /(?<!\d)(\d{9}|\d{3}[-. ]\d{2}[-. ]\d{4}|\d{2}[-. ]\d{7})(?!\d)/

function isDraft(stored: unknown): stored is UnsavedDraft {
  if (typeof stored !== 'object' || stored === null) return false
  const { answers, leftOn } = stored as Partial<UnsavedDraft> // looked at before it is used
  return typeof answers === 'object' && answers !== null && typeof leftOn === 'string'
}

/** Does something with a storage that a browser may forbid. */
export function attempt<T>(action: () => T): T | undefined {
  try {
    return action()
  } catch {
    return undefined
  }
}
