import type { FormFields } from '@capstan/sdk-core/forms'
import { useEffect, type ReactNode } from 'react'
import { useFormRow } from '../forms/rows/useFormRow'
import { Alert } from '../ui/feedback/Alert'
import { RecordRow, type RecordRowProps } from '../ui/records/RecordRow'
import { WholeRow } from '../ui/records/WholeRow'
import type { OnOpen, EditRowsOptions } from './TableEdit'

export interface EditedRowProps<Row, Fields extends FormFields> {
  /** The row as it is read. */
  shown: RecordRowProps<Row>
  edit: EditRowsOptions<Row, Fields> & { children: ReactNode }
  /** Called when it begins and ends to be changed. */
  onOpen: OnOpen
}

/** A row of a table: read, changed, or deleted. */
export function EditedRow<Row, Fields extends FormFields>(props: EditedRowProps<Row, Fields>) {
  const { shown, edit, onOpen } = props
  const { row, id } = shown
  const { onSave, onDelete } = edit.isFixed?.(row) ? fixed : edit
  const { ref, onKeyDown, status, error, buttons, instead } = useFormRow<Fields, HTMLTableRowElement>({
    ...edit,
    children: (
      <>
        {edit.head?.(row)}
        {edit.children}
      </>
    ),
    row: { ...edit.recordOf(row), id },
    name: edit.nameOf(row),
    onSave: onSave && ((_, ...about) => onSave(row, ...about)),
    onDelete: onDelete && (() => onDelete(row)),
  })
  const isOpen = status === 'edit' || status === 'create'
  useEffect(() => {
    if (!isOpen) return
    onOpen(id, true)
    return () => onOpen(id, false)
  }, [id, isOpen, onOpen])

  if (instead)
    return (
      <WholeRow of={shown} ref={ref} data-row={id} data-status={status} onKeyDown={onKeyDown}>
        {instead}
      </WholeRow>
    )
  return (
    <>
      <RecordRow {...shown} ref={ref} data-status={status} actions={buttons} />
      {error && (
        <WholeRow of={shown} data-note="">
          <Alert tone="danger">{error}</Alert>
        </WholeRow>
      )}
    </>
  )
}

const fixed = { onSave: undefined, onDelete: undefined }
