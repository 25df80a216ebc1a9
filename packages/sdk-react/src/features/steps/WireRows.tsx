import { useState } from 'react'
import { styled } from 'styled-components'
import { fillIn } from '../../provider/fillIn'
import { useMessages } from '../../provider/useMessages'
import { Button } from '../../ui/actions/Button'
import { Tooltip } from '../../ui/overlays/Tooltip'
import { DefinitionRows } from '../../ui/records/DefinitionRows'
import { Row } from '../../ui/records/Row'
import { stepsMessages } from './messages'
import { StepNote } from './StepNote'

/** One fact of a wire. */
export interface WireRow {
  label: string
  /** What is copied; nothing where there is nothing to copy. */
  value?: string
  /** How it is written, where that is another text. */
  shown?: string
}

export interface WireRowsProps {
  rows: readonly WireRow[]
}

/** What became of a copy. */
type Outcome = 'failed' | { copied: string }

/** The facts of a wire, each to be copied as a bank takes it. */
export function WireRows({ rows }: WireRowsProps) {
  const messages = useMessages('steps', stepsMessages)
  const [outcome, setOutcome] = useState<Outcome>()

  const copy = async ({ label, value = '' }: WireRow) => {
    try {
      await navigator.clipboard.writeText(value)
      setOutcome({ copied: label })
    } catch {
      // A page without a secure origin has no clipboard, and a browser may refuse it.
      setOutcome('failed')
    }
  }

  return (
    <Place className="capstan-wire">
      <DefinitionRows>
        {rows.map((row) => (
          <Row
            key={row.label}
            label={row.label}
            value={row.shown ?? row.value}
            action={
              row.value && (
                <Tooltip text={fillIn(messages.copies, { value: row.value })}>
                  <Button
                    variant="quiet"
                    dense
                    icon="copy"
                    aria-label={fillIn(messages.copy, { label: row.label })}
                    onPress={() => void copy(row)}
                  />
                </Tooltip>
              )
            }
          />
        ))}
      </DefinitionRows>
      <div role="status">
        {outcome && (
          <StepNote isDense>
            {outcome === 'failed' ? messages.copyFailed : fillIn(messages.copied, { label: outcome.copied })}
          </StepNote>
        )}
      </div>
    </Place>
  )
}

const Place = styled.div`
  .capstan-definition {
    padding-inline: 0;
  }
`
