import { isCapstanError } from '@capstan/sdk-core'
import type { Draft, DraftStore, SavedDraft } from '@capstan/sdk-core/forms'
import type { DraftState } from './FormDrafts'

/** The longest time before typed answers are saved, and between attempts after a failure. */
const savesAfterMs = 800
const retriesAfterMs = 5_000

export interface DraftKeeperParts {
  store: DraftStore
  version: string
  /** Returns the answers to keep as they are now. */
  read: () => Record<string, unknown>
  /** Called with each new state of the draft. */
  onChange: (change: Partial<DraftState>) => void
}

export type DraftKeeper = ReturnType<typeof createDraftKeeper>

/** Saves the entries of a form as a draft: soon after typing, one save at a time, with retries. */
export function createDraftKeeper({ store, version, read, onChange }: DraftKeeperParts) {
  const text = () => JSON.stringify(read())
  const began = text()
  // The answers that were saved last, or that the form began with.
  let kept = began
  let knownOn: string | undefined
  let isOver = false
  let isResting = false
  let timer: ReturnType<typeof setTimeout> | undefined
  let saving = Promise.resolve()

  const wait = (ms: number) => {
    if (!isOver) timer ??= setTimeout(() => void flush(), ms)
  }
  const stopWaiting = () => {
    clearTimeout(timer)
    timer = undefined
  }
  const end = () => {
    isOver = true
    stopWaiting()
  }
  const fail = (error: unknown) => {
    if (isRefused(error)) return end()
    onChange({ hasFailed: true })
    // A signed-out user is notified once, not every few seconds.
    if (!isCapstanError(error, 'unauthenticated')) wait(retriesAfterMs)
  }
  const save = async () => {
    stopWaiting()
    const now = text()
    if (isOver || now === kept) return
    try {
      const saved = await store.save({ version, answers: read(), knownOn })
      // It was sent meanwhile.
      if (!saved) return end()
      kept = now
      knownOn = saved.savedOn
      onChange({ savedOn: saved.savedOn, hasFailed: false, ...replaced(saved) })
    } catch (error) {
      fail(error)
    }
  }
  const flush = () => (saving = saving.then(save))

  return {
    /** Loads the draft, if there is one. When loading fails, typed answers are kept all the same. */
    open: () =>
      store.open().catch((error: unknown): Draft | undefined => {
        if (isRefused(error)) end()
        return undefined
      }),
    /** The draft of the form. */
    standsOn: (draft: Draft | undefined) => {
      kept = text()
      knownOn = draft?.savedOn
    },
    /** True when the entries differ from the saved draft. */
    touch: (isBehind = false) => {
      if (isBehind) kept = ''
      isResting = false
      wait(savesAfterMs)
    },
    /** Saves unsaved answers. */
    flush,
    /** Saves while the page is being left, when a pending request may never be answered. */
    leave: save,
    /** Discards the saved draft. */
    discard: () => {
      stopWaiting()
      kept = text()
      knownOn = undefined
      saving = saving.then(store.discard).catch(() => undefined)
    },
    /** The form was sent: where it was taken, the platform has forgotten its draft. */
    rest: () => {
      isResting = true
      stopWaiting()
    },
    isKept: () => text() === kept,
    /** The time when the draft of the form was saved. */
    get knownOn() {
      return knownOn
    },
    /** There is nothing to remember: it was sent, or nothing was typed, now or before. */
    isUnused: () => isOver || isResting || (knownOn === undefined && text() === began),
    get isOver() {
      return isOver
    },
  }
}

function replaced({ replacedOn }: SavedDraft): Partial<DraftState> {
  return replacedOn === null ? {} : { replacedOn }
}

/** Returns true when the user may not fill in the form, and so has no draft of it. */
function isRefused(error: unknown): boolean {
  return refusals.some((code) => isCapstanError(error, code))
}

const refusals = [
  ...(['not_allowed', 'not_granted', 'not_found', 'account_not_available'] as const),
  ...(['delegate_suspended', 'account_suspended', 'invalid_input'] as const),
]
