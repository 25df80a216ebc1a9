'use client'

// Forms of your own, by field kinds.

export {
  defineForm,
  type DefinedFieldProps,
  type DefinedForm,
  type DefinedFormProps,
} from '../forms/defineForm'
export { CancelButton, type CancelButtonProps } from '../forms/sending/CancelButton'
export { Field, fieldOf, type FormFieldProps } from '../forms/fields/Field'
export { Form, type FormProps } from '../forms/Form'
export type { CheckedForm, FormCheck, FormProblem } from '../forms/FormCheck'
export type { FormStatus } from '../forms/sending/FormStatus'
export { FormStatusNotice } from '../forms/sending/FormStatusNotice'
export { KindField } from '../forms/fields/KindField'
export type { KindFieldLook, KindFieldProps } from '../forms/fields/KindFieldProps'
export { formsMessages, type FormsMessages } from '../forms/messages'
export type { FormErrorTexts, FormRefusal } from '../forms/sending/refusalOf'
export { schemaCheck } from '../forms/schemaCheck'
export { SubmitButton, type SubmitButtonProps } from '../forms/sending/SubmitButton'
export { useAnswer, type Answer } from '../forms/useAnswer'
export { useCapstanForm, type CapstanForm, type CapstanFormOptions } from '../forms/useCapstanForm'
export { DraftSaved } from '../forms/drafts/DraftSaved'
export type { DraftState, FormDrafts } from '../forms/drafts/FormDrafts'
export type { FormDraft } from '../forms/drafts/useDrafts'
export { useKindsDrafts, type KindsDraftsOptions } from '../forms/drafts/useKindsDrafts'
export { FormRows, type FormRowsProps } from '../forms/rows/FormRows'
export type { FormRecord, RecordFormProps } from '../forms/RecordForm'
export { editRows } from '../tables/editRows'
export type { FormRowRecord } from '../forms/rows/FormRowOptions'
export type { EditRowsOptions } from '../tables/TableEdit'
