import { createContext, useContext } from 'react'
import type { DraftState } from './drafts/FormDrafts'
import type { FieldWords } from './FieldWords'
import type { FormStatus } from './FormStatus'

/** What the fields of one form share; the same for as long as the form stands. */
export interface FormParts {
  /** Begins the id of each field, so that two forms may stand on one page. */
  id: string
  /** What each field on the page asks for, by its name: for the summary of what is wrong. */
  labels: Map<string, FieldWords>
  /** What was said of an answer stays until the answer is left; else it goes when the answer is typed again. */
  keepsErrors: boolean
}

/** Carries them down. */
export const FormContext = createContext<FormParts>({ id: '', labels: new Map(), keepsErrors: false })

/** Carries how the form stands to what shows it; fields do not look at it. */
export const FormStatusContext = createContext<FormStatus>({ status: 'editing' })

/** Carries how the draft of the form stands to the note that says so. */
export const FormDraftContext = createContext<DraftState>({ isOpening: false })

/** What the fields of this form share. */
export function useFormParts(): FormParts {
  return useContext(FormContext)
}

/** How this form stands. */
export function useFormStatus(): FormStatus {
  return useContext(FormStatusContext)
}

/** The id of a field's control, to which the summary of errors links. */
export function fieldId(formId: string, name: string): string {
  return `${formId}-${name.replaceAll('.', '-')}`
}
