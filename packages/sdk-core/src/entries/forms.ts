// Zod schemas of field kinds, and what was changed of a record.

export { changedAnswers } from '../fields/changedAnswers'
export type { FieldKindName } from '../fields/FieldKindName'
export type { FormField, FormFields, FormInputs, FormValues } from '../fields/FormFields'
export type { FormSchema } from '../fields/formSchema'
export { initialInputs, loadFormSchema } from '../fields/loadFormSchema'
