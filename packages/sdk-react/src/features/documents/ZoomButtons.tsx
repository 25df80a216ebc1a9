import { styled } from 'styled-components'
import { useFormats } from '../../language/useFormats'
import { fillIn } from '../../language/fillIn'
import { Button } from '../../ui/actions/Button'

/** How large pages can be shown, in parts of the width there is. */
export const zooms = [1, 1.25, 1.5, 2, 3] as const

export interface ZoomButtonsProps {
  /** Which of `zooms` it is. */
  at: number
  /** Called with which it is to be. */
  onZoom: (at: number) => void
  /** The names of the buttons, and the size as it is written. */
  messages: { smaller: string; larger: string; zoom: string }
}

/** Makes pages larger, and smaller again. */
export function ZoomButtons({ at, onZoom, messages: { smaller, larger, zoom } }: ZoomButtonsProps) {
  const { units } = useFormats()
  const last = zooms.length - 1

  return (
    <Group>
      <Button
        variant="quiet"
        dense
        icon="minus"
        aria-label={smaller}
        isUnavailable={at === 0}
        onPress={() => onZoom(Math.max(0, at - 1))}
      />
      <span aria-live="polite">{fillIn(zoom, { percent: units(String(100 * (zooms[at] ?? 1))) })}</span>
      <Button
        variant="quiet"
        dense
        icon="plus"
        aria-label={larger}
        isUnavailable={at === last}
        onPress={() => onZoom(Math.min(last, at + 1))}
      />
    </Group>
  )
}

const Group = styled.span`
  display: inline-flex;
  align-items: center;
  gap: var(--capstan-space-1);
  font-variant-numeric: tabular-nums;
`
