import type { FormValues, FormFields } from '@capstan/sdk-core/forms'
import type { ReactNode } from 'react'
import type { RecordRowProps } from '../ui/records/RecordRow'
import type { FormProblem } from '../forms/FormCheck'
import type { FormErrorTexts } from '../forms/sending/refusalOf'
import type { FormRecord } from '../forms/RecordForm'

export interface EditRowsOptions<Row, Fields extends FormFields> {
  /** The fields that edit a row, declared by kind as `defineForm` takes them. */
  fields: Fields
  /** The fields in the order in which they are shown, where that or their looks are others than declared. */
  children?: ReactNode
  /** Returns the field values of a row, and the version that the platform knows it by. */
  recordOf: (row: Row) => FormRecord<Fields>
  /** Renders the part of a row above its fields that is not edited here. */
  head?: (row: Row) => ReactNode
  /** Returns true when a row cannot be edited, by any reader. */
  isFixed?: (row: Row) => boolean
  /** Returns the name of a row for its buttons. */
  nameOf: (row: Row) => string
  /** Returns problems between answers of a row that are valid on their own, such as one that another one requires. */
  alsoCheck?: (values: FormValues<Fields>) => readonly FormProblem[]
  /** The form's words for codes the platform may answer with. */
  errorTexts?: FormErrorTexts
  /** Saves the changes if the edited version is the current one; without it no row can be changed. */
  onSave?: (
    row: Row,
    changed: Partial<FormValues<Fields>>,
    about: { version: string; idempotencyKey: string },
  ) => Promise<unknown>
  /** Deletes a row, once it can no longer be undone; without it none can be. */
  onDelete?: (row: Row) => Promise<unknown>
  /** The text of the button that adds a row; without `onCreate` there is no button. */
  addLabel?: string
  /** Makes a row. */
  onCreate?: (values: FormValues<Fields>, idempotencyKey: string) => Promise<unknown>
}

/** How the rows of a table are changed, as `editRows` makes it. */
export interface TableEdit<Row> {
  /** True when rows have actions: their buttons have a column then. */
  hasButtons: boolean
  /** Renders a row that can be edited. It calls back when it is opened or closed: an open row stays visible in every search. */
  rowOf: (shown: RecordRowProps<Row>, onOpen: OnOpen) => ReactNode
  /** The element that adds a row, below the others. */
  add: ReactNode
}

/** Called with a row, and whether it is being changed. */
export type OnOpen = (id: string, isOpen: boolean) => void
