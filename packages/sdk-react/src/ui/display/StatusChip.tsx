import { forwardRef } from 'react'
import { Chip, type ChipProps } from './Chip'
import { statusLook } from './statuses'
import { useStatusWord } from './useStatusWord'

export interface StatusChipProps extends Omit<ChipProps, 'tone' | 'icon' | 'children'> {
  /** The status as the platform writes it: `in_progress`. */
  status: string
  /** Another word for it in this place. */
  word?: string
}

/** A status of the specification in its colour, drawing and word. */
export const StatusChip = forwardRef<HTMLSpanElement, StatusChipProps>(function StatusChip(
  { status, word, ...rest },
  ref,
) {
  const look = statusLook(status)
  const wordOf = useStatusWord()

  return (
    <Chip {...rest} ref={ref} tone={look.tone} icon={look.icon} data-status={status}>
      {word ?? wordOf(status)}
    </Chip>
  )
})
