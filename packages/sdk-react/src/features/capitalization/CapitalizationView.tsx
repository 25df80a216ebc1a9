import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { fillIn } from '../../language/fillIn'
import { useFormats } from '../../language/useFormats'
import { useMessages } from '../../provider/useMessages'
import { Portal, type Place } from '../../ui/layout/Portal'
import { Stack } from '../../ui/layout/Stack'
import { lazyPart } from '../../ui/lazy/lazyPart'
import { useCodeAhead } from '../../ui/lazy/usePrefetch'
import { capitalizationMessages } from './messages'
import type { CapitalizationChoice } from './CapitalizationChoices'

/** The choices, whose calendar weighs as much as the table: that is not waited for. */
const CapitalizationChoices = lazyPart(
  async () => (await import('./CapitalizationChoices')).CapitalizationChoices,
)

export interface CapitalizationViewProps {
  choice: CapitalizationChoice
  onChange: (choice: CapitalizationChoice) => void
  /** The place of the choices; above the table by default. */
  choicesIn?: Place
  /** The selected table. */
  children: ReactNode
}

/** A capitalization: its filters, and the table. @public */
export function CapitalizationView({ choice, onChange, choicesIn, children }: CapitalizationViewProps) {
  const messages = useMessages('capitalization', capitalizationMessages)
  const { day } = useFormats()
  useCodeAhead(CapitalizationChoices)
  const choices = (
    <ChoicesPlace>
      <CapitalizationChoices choice={choice} onChange={onChange} />
    </ChoicesPlace>
  )
  const note = choice.view === 'capTable' ? messages.issuedBy : messages.paidBy

  return (
    <Stack gap={6} className="capstan-capitalization">
      {choicesIn === undefined ? choices : choicesIn && <Portal in={choicesIn}>{choices}</Portal>}
      {choice.day !== undefined && (
        <Note role="status">{fillIn(note, { day: day(choice.day, 'short') })}</Note>
      )}
      {children}
    </Stack>
  )
}

/** As high before they have come as they are. */
const ChoicesPlace = styled.div`
  min-height: calc(40 * var(--capstan-unit));
  > .capstan-loading {
    max-height: calc(40 * var(--capstan-unit));
    overflow: hidden;
  }
  @media print {
    display: none;
  }
`

const Note = styled.p`
  margin: 0;
  color: var(--capstan-text-muted);
`
