import type { Capstan } from '@capstan/sdk-core'
import type { Draft, DraftStore } from '@capstan/sdk-core/forms'
import { attempt, keptForMs, withoutTaxIds } from './unsavedDrafts'

/**
 * Returns a store for the draft of a form that is filled in without an account, such as the claim of one: in the storage of the tab,
 * for an hour. Nothing in a page of a host, whose scripts could read it.
 *
 * Answers that look like a tax id are left out. Discard the draft when the form was sent, as no platform does it.
 */
export function tabDrafts(capstan: Capstan, form: string): DraftStore | undefined {
  if (capstan.options.fetchSession !== undefined) return undefined
  const key = `capstan:draft:tab:${form}`
  const read = (): Draft | undefined => {
    const text = attempt(() => sessionStorage.getItem(key))
    const stored: unknown = attempt(() => JSON.parse(text ?? 'null'))
    return isDraft(stored) && Date.now() - Date.parse(stored.savedOn) < keptForMs ? stored : undefined
  }
  return {
    name: `tab:${form}`,
    open: () => Promise.resolve(read()),
    save: ({ version, answers }) => {
      const draft: Draft = { version, answers: withoutTaxIds(answers), savedOn: new Date().toISOString() }
      attempt(() => sessionStorage.setItem(key, JSON.stringify(draft)))
      return Promise.resolve({ savedOn: draft.savedOn, replacedOn: null })
    },
    discard: () => {
      attempt(() => sessionStorage.removeItem(key))
      return Promise.resolve()
    },
  }
}

function isDraft(stored: unknown): stored is Draft {
  if (typeof stored !== 'object' || stored === null) return false
  const { version, answers, savedOn } = stored as Partial<Draft> // looked at before it is used
  return (
    typeof version === 'string' &&
    typeof savedOn === 'string' &&
    typeof answers === 'object' &&
    answers !== null
  )
}
