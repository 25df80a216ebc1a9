import type { FormFields, FormValues } from '@capstan/sdk-core/forms'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { AddRow } from './AddRow'
import { narrow } from '../../ui/layout/breakpoints'
import { FormRow, type FormRowProps } from './FormRow'

export interface FormRowsProps<Fields extends FormFields> extends Omit<
  FormRowProps<Fields>,
  'row' | 'name' | 'read'
> {
  /** The name of the list for assistive technology. */
  'aria-label': string
  /** The rows as they are now. */
  rows: readonly FormRowProps<Fields>['row'][]
  /** Returns the name of a row for its buttons. */
  nameOf: (row: FormRowProps<Fields>['row']) => string
  /** How a row is read; its name unless given. */
  read?: (row: FormRowProps<Fields>['row']) => ReactNode
  /** Returns true for a row that cannot be changed or deleted here. */
  isFixed?: (row: FormRowProps<Fields>['row']) => boolean
  /** The text of the button that adds a row; without `onCreate` there is no button. */
  addLabel?: string
  /** False when no row can be added any more: a form that is open stays. True by default. */
  offersAdding?: boolean
  /** Makes a row. */
  onCreate?: (values: FormValues<Fields>, idempotencyKey: string) => Promise<unknown>
}

/** Rows that are read, changed, added and deleted in their place. */
export function FormRows<Fields extends FormFields>(props: FormRowsProps<Fields>) {
  const { 'aria-label': label, rows, nameOf, read = nameOf, isFixed, ...others } = props
  const { addLabel, offersAdding, onCreate, ...shared } = others

  return (
    <List aria-label={label} className="capstan-form-rows">
      {rows.map((row) => (
        <FormRow
          key={row.id}
          {...shared}
          {...(isFixed?.(row) && { onSave: undefined, onDelete: undefined })}
          row={row}
          name={nameOf(row)}
          read={read(row)}
        />
      ))}
      {onCreate && (
        <AddRow
          fields={shared.fields}
          label={addLabel}
          isOffered={offersAdding}
          errorTexts={shared.errorTexts}
          askFirst={shared.askFirst}
          onCreate={onCreate}
        >
          {shared.children}
        </AddRow>
      )}
    </List>
  )
}

const List = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
  > li {
    /* Under the title of its card. */
    padding: var(--capstan-space-3) var(--capstan-space-6);
    border-top: 1px solid var(--capstan-border);
  }
  > li:first-child {
    border-top: 0;
  }
  > li:is([data-status='edit'], [data-status='create']) {
    background: var(--capstan-surface-sunken);
  }
  @container ${narrow} {
    > li {
      padding-inline: var(--capstan-space-4);
    }
  }
`
