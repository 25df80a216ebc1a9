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

/** Facts of a wire, each with a button that copies it in the form a bank takes. */
export function WireRows({ rows }: WireRowsProps) {
  const messages = useMessages('steps', stepsMessages)

  return (
    <Container className="capstan-wire">
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
    </Container>
  )
}

const Container = styled.div`
  && .capstan-definition.capstan-definition {
    padding-inline: 0;
  }
`
