import type { Raising } from '@capstan/sdk-core/assets'
import { styled } from 'styled-components'
import { useFormats } from '../../language/useFormats'
import { fillIn } from '../../language/fillIn'
import { useMessages } from '../../provider/useMessages'
import { ExactFigure } from '../../ui/display/ExactFigure'
import { ProgressBar } from '../../ui/display/ProgressBar'
import { assetsMessages } from './messages'

export interface RaisedGaugeProps {
  /** The name of the asset or the round. */
  name: string
  raising: Raising
  /** How the figures are written: with their currency, unless a heading has it. */
  as?: 'money' | 'amount'
}

/** Shows the raised part of a target as figures and as a bar; renders nothing when the reader may not see it. */
export function RaisedGauge({ name, raising: { raised, target, percent }, as = 'money' }: RaisedGaugeProps) {
  const formats = useFormats()
  const messages = useMessages('assets', assetsMessages)

  if (!raised) return null
  const part = Number(percent?.toString() ?? '0') // the length of a line
  return (
    <Container className="capstan-gauge">
      <span>
        <ExactFigure value={raised} as={as} />
        <bdi>{fillIn(messages.ofTotal, { total: formats[as](target) })}</bdi>
      </span>
      <ProgressBar aria-label={fillIn(messages.raisedOf, { name })} percent={part} />
    </Container>
  )
}

const Container = styled.div`
  display: grid;
  gap: var(--capstan-space-1);
  min-width: 0;
  > span {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 0 var(--capstan-space-3);
    font-size: var(--capstan-font-size-dense);
    font-variant-numeric: tabular-nums lining-nums;
  }
  > span > bdi {
    min-width: 0;
    overflow-wrap: anywhere;
  }
  > span > bdi:last-child {
    color: var(--capstan-text-muted);
  }
`
