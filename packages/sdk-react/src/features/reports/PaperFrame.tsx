import { today } from '@capstan/sdk-core'
import type { ReactNode } from 'react'
import { useState } from 'react'
import { styled } from 'styled-components'
import { useFormats } from '../../language/useFormats'
import { fillIn } from '../../language/fillIn'
import { useMessages } from '../../provider/useMessages'
import { Button } from '../../ui/actions/Button'
import { DateField } from '../../ui/fields/dates/DateField'
import { isTypedOut } from '../../ui/fields/dates/isTypedOut'
import { Card } from '../../ui/layout/Card'
import { Stack } from '../../ui/layout/Stack'
import { DefinitionRows } from '../../ui/records/DefinitionRows'
import { Row } from '../../ui/records/Row'
import { usePrintedAlone } from '../../ui/overlays/usePrintedAlone'
import { reportsMessages } from './messages'
import { usePageNumbers } from './usePageNumbers'

export interface PaperFrameProps {
  title: string
  /** The account that keeps the books, named because the printed page shows it nowhere else. */
  of?: { type: string; name: string }
  /** The day it is of, `YYYY-MM-DD`. */
  day: string
  onDay: (day: string) => void
  onClose: () => void
  /** The link of the close button; the reports by default. */
  back?: string
  /** The head of a letter, above the title: sender and receiver. */
  letterhead?: ReactNode
  /** Stands at the foot of each printed page, before the number of the page: whose paper it is. */
  note?: string
  /** Further choices beside the day. */
  choices?: ReactNode
  children: ReactNode
}

/** Page to print, with its choices above it. The choices are not printed. */
export function PaperFrame({ title, of, day, onDay, onClose, back, choices, ...paper }: PaperFrameProps) {
  const { letterhead, note = of?.name ?? '', children } = paper
  const messages = useMessages('reports', reportsMessages)
  const formats = useFormats()
  const now = today()
  const [typed, setTyped] = useState(day)
  const [card, setCard] = useState<HTMLElement | null>(null)
  usePrintedAlone(card)
  usePageNumbers(messages.pageOf, note)

  const asOf = <Day>{fillIn(messages.asOfDay, { day: formats.day(day, 'short') })}</Day>

  return (
    <Stack gap={4} className="capstan-paper-page">
      <Choices>
        <Button icon="chevron-left" onPress={onClose}>
          {back ?? messages.back}
        </Button>
        {choices}
        <DateField
          label={messages.asOf}
          value={typed}
          maxDay={now}
          error={typed > now ? messages.toCome : undefined}
          onChange={(chosen) => {
            setTyped(chosen)
            if (isTypedOut(chosen) && chosen <= now) onDay(chosen)
          }}
        />
        <Button variant="primary" icon="file" onPress={() => window.print()}>
          {messages.print}
        </Button>
      </Choices>
      <Card
        ref={setCard}
        title={letterhead === undefined && title}
        aria-label={letterhead === undefined ? undefined : title}
        chip={letterhead === undefined && asOf}
      >
        <Stack gap={4}>
          {letterhead}
          {letterhead !== undefined && (
            <div>
              <Title className="capstan-heading">{title}</Title>
              {asOf}
            </div>
          )}
          {of && (
            <DefinitionRows compact>
              <Row label={of.type === 'issuer' ? messages.issuer : messages.broker} value={of.name} />
            </DefinitionRows>
          )}
          {children}
        </Stack>
      </Card>
    </Stack>
  )
}

const Choices = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-start;
  gap: var(--capstan-space-2) var(--capstan-space-4);
  > .capstan-button {
    margin-block-start: calc(24 * var(--capstan-unit));
  }
  @media print {
    display: none;
  }
`

const Title = styled.h2`
  margin: 0;
  font: var(--capstan-font-weight-strong) var(--capstan-font-size-title) / var(--capstan-font-line-title)
    var(--capstan-font-family-heading);
`

const Day = styled.span`
  color: var(--capstan-text-muted);
`
