import type { MintableHolding } from '@capstan/sdk-core/tokens'
import { styled } from 'styled-components'
import { useFormats } from '../../language/useFormats'
import { fillIn } from '../../language/fillIn'
import { useMessages } from '../../provider/useMessages'
import { CheckboxField } from '../../ui/choices/CheckboxField'
import { ExactFigure } from '../../ui/display/ExactFigure'
import { tokensMessages } from './messages'

export interface MintRowProps {
  holding: MintableHolding
  isChosen: boolean
  onChoose: (isChosen: boolean) => void
}

/** Whose holding it is, where it is, how many units. */
export function MintRow({ holding: { investor, chain, units }, isChosen, onChoose }: MintRowProps) {
  const messages = useMessages('tokens', tokensMessages)
  const formats = useFormats()
  const shownUnits = formats.units(units)

  return (
    <Item data-chosen={isChosen || undefined}>
      <CheckboxField
        bare
        isRequired={false}
        label={null}
        aria-label={fillIn(formats.pluralText(messages.choose, units), { investor, units: shownUnits })}
        value={isChosen}
        onChange={onChoose}
      />
      <span>
        <bdi>{investor}</bdi>
        <small>
          <bdi>{chain}</bdi>
        </small>
      </span>
      <b>
        <ExactFigure value={units} as="units" />
      </b>
    </Item>
  )
}

const Item = styled.li`
  display: flex;
  align-items: center;
  gap: var(--capstan-space-1) var(--capstan-space-3);
  padding: var(--capstan-space-2);
  &[data-chosen] {
    background: var(--capstan-primary-soft);
  }
  > span {
    display: grid;
    flex: 1;
    min-width: 0;
    overflow-wrap: anywhere;
  }
  small {
    color: var(--capstan-text-muted);
    font-size: var(--capstan-font-size-dense);
  }
  > b {
    font-weight: inherit;
    font-variant-numeric: tabular-nums lining-nums;
  }
`
