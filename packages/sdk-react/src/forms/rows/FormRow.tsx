import type { FormFields } from '@capstan/sdk-core/forms'
import type { ReactNode } from 'react'
import { Alert } from '../../ui/feedback/Alert'
import { Inline } from '../../ui/layout/Inline'
import { useFormRow } from './useFormRow'
import type { FormRowOptions } from './FormRowOptions'

export interface FormRowProps<Fields extends FormFields> extends FormRowOptions<Fields> {
  /** How it is read. */
  read: ReactNode
}

/** One row of a list: read, changed, or deleted. */
export function FormRow<Fields extends FormFields>({ read, ...options }: FormRowProps<Fields>) {
  const { ref, onKeyDown, status, error, buttons, instead } = useFormRow<Fields, HTMLLIElement>(options)

  return (
    <li ref={ref} data-status={status} onKeyDown={onKeyDown}>
      {instead ?? (
        <>
          {error && <Alert tone="danger">{error}</Alert>}
          <Inline>
            {read}
            {buttons}
          </Inline>
        </>
      )}
    </li>
  )
}
