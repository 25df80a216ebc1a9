// Zod schemas of field kinds, the changed fields of a record, and drafts.

export type { Draft, DraftStore, DraftToSave, SavedDraft } from '../drafts/DraftStore'
export { changedAnswers } from '../fields/changedAnswers'
export { answersOfDraft, draftAnswers, isSecretField, type DraftField } from '../fields/draftAnswers'
export type { FieldKindName } from '../fields/kinds/FieldKindName'
export type { FormField, FormFields, FormInputs, FormValues } from '../fields/FormFields'
export type { FormSchema } from '../fields/formSchema'
export { initialInputs, loadFormSchema } from '../fields/loadFormSchema'
