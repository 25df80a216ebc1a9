import type { FormFields } from '@capstan/sdk-core/forms'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { useFormRow } from '../../forms/rows/useFormRow'
import { useMessages } from '../../provider/useMessages'
import { narrow } from '../../ui/layout/breakpoints'
import { Row } from '../../ui/records/Row'
import { settingsMessages } from './messages'
import type { FormRowOptions } from '../../forms/rows/FormRowOptions'
import { hiddenRules } from '../../ui/display/hiddenRules'

export interface CardRowProps<Fields extends FormFields> extends Pick<
  FormRowOptions<Fields>,
  'fields' | 'row' | 'children'
> {
  /** The label of the row. */
  label: string
  /** The value as it is read. */
  value: ReactNode
  /** True for a row with one field, labelled by the row itself. */
  isLone?: boolean
  /** Saves the changed fields; without it the row is read-only. */
  onSave?: (changed: Parameters<SaveOf<Fields>>[1], about: Parameters<SaveOf<Fields>>[2]) => Promise<unknown>
}

type SaveOf<Fields extends FormFields> = NonNullable<FormRowOptions<Fields>['onSave']>

/** A row of a card, edited in place until it is saved or cancelled. (SETTINGS-016 to SETTINGS-018) */
export function CardRow<Fields extends FormFields>(props: CardRowProps<Fields>) {
  const { label, value, isLone, onSave, ...options } = props
  const messages = useMessages('settings', settingsMessages)
  const { ref, onKeyDown, status, buttons, instead } = useFormRow<Fields, HTMLDivElement>({
    ...options,
    name: label,
    errorTexts: { not_allowed: messages.notAllowed },
    onSave: onSave && ((_, ...about) => onSave(...about)),
  })

  return (
    <Definition
      ref={ref}
      label={label}
      value={instead ?? value}
      action={onSave && !instead && buttons}
      data-status={status}
      data-lone={isLone || undefined}
      onKeyDown={onKeyDown}
    />
  )
}

const Definition = styled(Row)`
  &:is([data-status='edit'], [data-status='create']) {
    background: var(--capstan-surface-sunken);
  }
  &:is([data-status='edit'], [data-status='create']) > dd:nth-child(2) {
    grid-column: 2 / -1;
  }
  @container ${narrow} {
    &&&:is([data-status='edit'], [data-status='create']) > dd:nth-child(2) {
      grid-column: 1 / -1;
    }
  }
  /* The words of the row stand beside it already. */
  &[data-lone] .capstan-label {
    justify-content: flex-end;
  }
  &[data-lone] .capstan-label > :first-child {
    ${hiddenRules}
  }
`
