import type { DraftStore } from '@capstan/sdk-core/forms'
import type { FormDrafts } from '../../../forms/drafts/FormDrafts'
import { emptyAnswers, emptyPartyAnswers, type PartyAnswers, type SetupAnswers } from './setupAnswers'

/** The version of the questions. Raise it when a question is removed or changes its meaning. */
const setupVersion = '1'

export interface SetupDraftsOptions {
  store: DraftStore
  /** The investor types to choose from. A draft of a type that is not among them begins at the type. */
  types: readonly string[]
  /** Names of the answers that no draft keeps and that are entered again. */
  leavesBlank: readonly string[]
}

/** Returns the draft of account setup, without tax ids and the attestation, which is given when it is sent. */
export function setupDrafts({ store, types, leavesBlank }: SetupDraftsOptions): FormDrafts<SetupAnswers> {
  return {
    store,
    version: setupVersion,
    leavesBlank,
    keep: ({ taxId: _taxId, attestation: _attestation, parties, ...answers }) => ({
      ...answers,
      parties: parties.map(({ taxId: _, ...party }) => party),
    }),
    restore: (draft) => {
      const { taxId: _taxId, attestation: _attestation, parties: _parties, ...shape } = emptyAnswers()
      const answers = fitted(shape, draft)
      const type = types.includes(answers.type) ? answers.type : ''
      return { ...answers, type, parties: restoredParties(draft.parties) }
    },
  }
}

function restoredParties(parties: unknown): PartyAnswers[] {
  const { taxId, ...shape } = emptyPartyAnswers()
  const list = Array.isArray(parties) && parties.length > 0 ? parties.slice(0, mostParties) : [{}]
  return list.map((party) => ({ ...fitted(shape, party), taxId }))
}

/** As many as an account may have. */
const mostParties = 50

/** Returns the shape with the values of the draft that fit it: those of the same type in the same place. */
function fitted<Shape extends object>(shape: Shape, draft: unknown): Shape {
  const given: Readonly<Record<string, unknown>> =
    typeof draft === 'object' && draft !== null ? { ...draft } : {}
  const entries = Object.entries(shape).map(([name, empty]: [string, unknown]) => {
    const value = given[name]
    if (typeof empty === 'object' && empty !== null) return [name, fitted(empty, value)]
    return [name, typeof value === typeof empty ? value : empty]
  })
  return Object.fromEntries(entries) as Shape // every member is of the shape's kind
}
