import { memoizeByRow } from '../../client/records/answers'
import { compareText } from '../../order/compareText'
import type { SigningFieldFactsFragment } from './operations.generated'

/** A field of a document, and its mapped value. */
export interface SigningField {
  id: string
  version: string
  name: string
  /** The name of the role that fills it in. */
  role: string
  /** The id of the mapping field it is filled with; `null` until it is mapped. */
  mapTo: number | null
  /** The name of that mapping field: `investor_name`. */
  mappedTo: string | null
  /** Its text, where it is mapped to `static` or `custom`. */
  value: string | null
  /** Fields of a template that share it hold the same value. */
  dataLabel: string
  /** Its place in the document. */
  order: number
  /** True when the provider fills it in; its mapping cannot be changed. */
  isProviders: boolean
}

/** A field of a document as the platform answers it. */
export const readSigningField = memoizeByRow((answer: SigningFieldFactsFragment): SigningField => {
  const { id, version, name, value, order, valueVariable, role, mapTo } = answer
  return {
    ...{ id, version, name, value, order },
    role: role?.name ?? '',
    mapTo: mapTo?.id ?? null,
    mappedTo: mapTo?.field ?? null,
    dataLabel: valueVariable,
    isProviders: mapTo?.isProviderOnly ?? false,
  }
})

/** As they stand in the document. */
export const compareSigningFields = (a: SigningField, b: SigningField) =>
  a.order - b.order || compareText(a.id, b.id)
