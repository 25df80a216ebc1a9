import type { FormFields, FormValues } from '@capstan/sdk-core/forms'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { AddRow } from '../forms/rows/AddRow'
import { FieldsInLine } from '../forms/rows/lazyRowParts'
import type { FormProblem } from '../forms/FormCheck'
import type { FormErrorTexts } from '../forms/refusalOf'
import type { FormRecord } from '../forms/RecordForm'
import { EditedRow } from './EditedRow'
import type { TableEdit } from './TableEdit'

export interface EditRowsOptions<Row, Fields extends FormFields> {
  /** What a row is changed by: fields declared by kind, as `defineForm` takes them. */
  fields: Fields
  /** The fields in the order in which they are shown, where that or their looks are others than declared. */
  children?: ReactNode
  /** What the fields hold of a row, and the version that the platform knows it by. */
  recordOf: (row: Row) => FormRecord<Fields>
  /** What of a row is shown above its fields, because it is not changed here. */
  head?: (row: Row) => ReactNode
  /** Whether a row stays as it is, whoever looks at it. */
  isFixed?: (row: Row) => boolean
  /** What a row is called, by its buttons. */
  nameOf: (row: Row) => string
  /** What else is wrong with answers of a row that are right each by itself: one that another one asks for. */
  alsoCheck?: (values: FormValues<Fields>) => readonly FormProblem[]
  /** The form's words for codes the platform may answer with. */
  errorTexts?: FormErrorTexts
  /** Saves what was changed over the version it was changed from; without it no row can be changed. */
  onSave?: (
    row: Row,
    changed: Partial<FormValues<Fields>>,
    about: { version: string; idempotencyKey: string },
  ) => Promise<unknown>
  /** Deletes a row, once it can no longer be undone; without it none can be. */
  onDelete?: (row: Row) => Promise<unknown>
  /** What the button says that adds a row; without `onCreate` there is none. */
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
