import { createContext, useContext } from 'react'
import type { DraftState } from './drafts/FormDrafts'
import type { FieldWords } from './fields/FieldWords'
import type { FormStatus } from './sending/FormStatus'

/** The data that the fields of a form share; the same object for the lifetime of the form. */
export interface FormParts {
  /** The prefix of the id of each field, so that a page can have two forms. */
  id: string
  /** The texts of each field on the page by name, for the summary of problems. */
  labels: Map<string, FieldWords>
  /** True when an error stays until the field is left; else it is removed when the field is typed in. */
  keepsErrors: boolean
}

/** Carries them down. */
export const FormContext = createContext<FormParts>({ id: '', labels: new Map(), keepsErrors: false })

/** Carries the status of the form to the components that show it; fields do not read it. */
export const FormStatusContext = createContext<FormStatus>({ status: 'editing' })

/** Carries the state of the form's draft to its note. */
export const FormDraftContext = createContext<DraftState>({ isOpening: false })

/** Returns the data that the fields of this form share. */
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
