import type { FormFields, FormValues } from '@capstan/sdk-core/forms'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { AddRow } from '../forms/rows/AddRow'
import { FieldsInLine } from '../forms/rows/lazyRowParts'
import type { FormProblem } from '../forms/FormCheck'
import type { FormErrorTexts } from '../forms/sending/refusalOf'
import type { FormRecord } from '../forms/RecordForm'
import { EditedRow } from './EditedRow'
import type { TableEdit } from './TableEdit'

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

/** Rows of a table that are read, changed, added and deleted in their place: the `edit` of a definition. */
export function editRows<Row, const Fields extends FormFields>(
  options: EditRowsOptions<Row, Fields>,
): TableEdit<Row> {
  const {
    fields,
    children = <FieldsInLine fields={fields} />,
    onSave,
    onDelete,
    onCreate,
    addLabel,
    errorTexts,
  } = options

  return {
    hasButtons: Boolean(onSave ?? onDelete),
    rowOf: (shown, onOpen) => <EditedRow shown={shown} edit={{ ...options, children }} onOpen={onOpen} />,
    add: onCreate && (
      <Add>
        <AddRow as="div" fields={fields} label={addLabel} errorTexts={errorTexts} onCreate={onCreate}>
          {children}
        </AddRow>
      </Add>
    ),
  }
}

const Add = styled.div`
  container-type: inline-size;
  border-top: 1px solid var(--capstan-border-subtle);
  > * {
    padding: var(--capstan-space-3) var(--capstan-space-6);
  }
  > :is([data-status='edit'], [data-status='create']) {
    background: var(--capstan-surface-sunken);
  }
`
