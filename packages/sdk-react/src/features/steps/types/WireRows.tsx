import { styled } from 'styled-components'
import { fillIn } from '../../../language/fillIn'
import { useMessages } from '../../../provider/useMessages'
import { CopyButton } from '../../../ui/records/CopyButton'
import { Tooltip } from '../../../ui/overlays/Tooltip'
import { DefinitionRows } from '../../../ui/records/DefinitionRows'
import { Row } from '../../../ui/records/Row'
import { stepsMessages } from '../messages'

/** One fact of a wire. */
export interface WireRow {
  label: string
  /** The text to copy; undefined when there is none. */
  value?: string
  /** The text shown, when it differs from the copied one. */
  shown?: string
}

export interface WireRowsProps {
  rows: readonly WireRow[]
}

/** The facts of a wire, each to be copied as a bank takes it. */
export function WireRows({ rows }: WireRowsProps) {
  const messages = useMessages('steps', stepsMessages)

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
                  <CopyButton
                    text={row.value}
                    said={fillIn(messages.copied, { label: row.label })}
                    aria-label={fillIn(messages.copy, { label: row.label })}
                  />
                </Tooltip>
              )
            }
          />
        ))}
      </DefinitionRows>
    </Place>
  )
}

const Place = styled.div`
  && .capstan-definition.capstan-definition {
    padding-inline: 0;
  }
`
