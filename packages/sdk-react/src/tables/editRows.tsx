import type { FormFields } from '@capstan/sdk-core/forms'
import { styled } from 'styled-components'
import { AddRow } from '../forms/rows/AddRow'
import { FieldsInLine } from '../forms/rows/lazyRowParts'
import { EditedRow } from './EditedRow'
import type { TableEdit, EditRowsOptions } from './TableEdit'

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
