import type { FormFields } from '@capstan/sdk-core/forms'
import { useEffect, type KeyboardEvent, type ReactNode } from 'react'
import { Button } from '../../ui/actions/Button'
import { focusFirst } from '../../ui/forms/focusField'
import { usePrefetch } from '../../ui/lazy/usePrefetch'
import type { AddedRowProps } from './AddedRow'
import { addedRowOf } from './lazyRowParts'
import { useInlineRow } from './useInlineRow'
import { isEscape } from '../../ui/overlays/isEscape'

export interface AddRowProps<Fields extends FormFields> extends Pick<
  AddedRowProps<Fields>,
  'fields' | 'children' | 'errorTexts' | 'askFirst' | 'onCreate'
> {
  /** The text of the button. */
  label: ReactNode
  /** False when no row can be added any more: then there is no button, and a form that is open stays. True by default. */
  isOffered?: boolean
  /** Called when its form is opened or closed. */
  onOpenChange?: (isOpen: boolean) => void
  /** The element; an item of the list of rows by default. */
  as?: 'li' | 'div'
}

/** Adds a row below the others: a button, and the fields of a row once it is pressed. */
export function AddRow<Fields extends FormFields>({
  fields,
  label,
  isOffered = true,
  onOpenChange,
  as: Frame = 'li',
  children,
  errorTexts,
  askFirst,
  onCreate,
}: AddRowProps<Fields>) {
  const { status, dispatch, row, opener } = useInlineRow<HTMLLIElement & HTMLDivElement>()
  const AddedRow = addedRowOf<Fields>()
  usePrefetch(AddedRow)
  const isOpen = status === 'edit' || status === 'create'
  useEffect(() => onOpenChange?.(isOpen), [isOpen, onOpenChange])

  const create: AddedRowProps<Fields>['onCreate'] = async (...about) => {
    dispatch('create')
    try {
      await onCreate(...about)
    } catch (error) {
      dispatch('failed')
      throw error
    }
    dispatch('succeeded')
  }
  const cancel = () => dispatch('cancel')
  const onKeyDown = (event: KeyboardEvent) => {
    if (isEscape(event) && status === 'edit') cancel()
  }

  if (!isOpen)
    return !isOffered ? null : (
      <Frame data-status={status}>
        <Button ref={opener} icon="plus" onPress={() => dispatch('edit')}>
          {label}
        </Button>
      </Frame>
    )
  return (
    <Frame ref={row} data-status={status} onKeyDown={onKeyDown}>
      <AddedRow
        fields={fields}
        label={label}
        isSending={status === 'create'}
        errorTexts={errorTexts}
        askFirst={askFirst}
        onCreate={create}
        onCancel={cancel}
        onShown={() => focusFirst(row.current)}
      >
        {children}
      </AddedRow>
    </Frame>
  )
}
