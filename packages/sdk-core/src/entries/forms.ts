export type { FieldKindName } from '../fields/FieldKindName'
export type { FormField, FormFields, FormInputs, FormValues } from '../fields/FormFields'
export type { FormSchema } from '../fields/formSchema'
export { initialInputs, loadFormSchema } from '../fields/loadFormSchema'
