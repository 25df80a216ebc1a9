import { strokePath, type Stroke } from '@capstan/sdk-core/signing'
import { useRef, useState, type PointerEvent } from 'react'
import { styled } from 'styled-components'
import { useFormats } from '../../language/useFormats'
import { useMessages } from '../../provider/useMessages'
import { signingMessages } from './messages'

/** Size of the box for strokes; the platform takes whole numbers within it. */
const width = 480
const height = 160

export interface DrawPadProps {
  /** The accessible name of the drawing. */
  label: string
  strokes: readonly Stroke[]
  onChange: (strokes: readonly Stroke[]) => void
}

/** Pad for strokes of a mouse, a finger or a pen. A stroke is added when the pointer is lifted. */
export function DrawPad({ label, strokes, onChange }: DrawPadProps) {
  const messages = useMessages('signing', signingMessages)
  const { plural } = useFormats()
  const [stroke, setStroke] = useState<Stroke>()
  const drawing = useRef<Stroke>(undefined)

  const draw = (points: Stroke | undefined) => {
    drawing.current = points
    setStroke(points)
  }
  const begin = (event: PointerEvent<SVGSVGElement>) => {
    if (event.button !== 0 || drawing.current) return
    event.currentTarget.setPointerCapture(event.pointerId)
    draw([pointOf(event, event.currentTarget)])
  }
  const move = (event: PointerEvent<SVGSVGElement>) => {
    if (!drawing.current) return
    // One event a frame carries all the points between: without them a quick curve has corners.
    const between = event.nativeEvent.getCoalescedEvents?.() ?? []
    const events = between.length > 0 ? between : [event]
    draw([...drawing.current, ...events.map((each) => pointOf(each, event.currentTarget))])
  }
  const end = () => {
    if (!drawing.current) return
    onChange([...strokes, drawing.current])
    draw(undefined)
  }
  const count = strokes.length
  const state = count > 0 ? plural(messages.drawn, count) : messages.nothingDrawn

  return (
    <Pad
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={`${label}: ${state}`}
      className="capstan-signature-pad"
      onPointerDown={begin}
      onPointerMove={move}
      onPointerUp={end}
      onPointerCancel={end}
    >
      <line x1="32" y1="124" x2="448" y2="124" />
      <path d={strokePath(stroke ? [...strokes, stroke] : strokes)} />
    </Pad>
  )
}

function pointOf({ clientX, clientY }: { clientX: number; clientY: number }, pad: Element): [number, number] {
  const box = pad.getBoundingClientRect()
  const within = (part: number, most: number) => Math.min(most, Math.max(0, Math.round(part * most)))
  return [within((clientX - box.left) / box.width, width), within((clientY - box.top) / box.height, height)]
}

/** White in every theme, as the paper is. A finger that draws does not scroll the page. */
const Pad = styled.svg`
  display: block;
  width: 100%;
  aspect-ratio: 3 / 1;
  border: 1px solid #838a93;
  border-radius: var(--capstan-radius-base);
  background: #fff;
  color: #171f28;
  cursor: crosshair;
  touch-action: none;
  user-select: none;
  fill: none;
  stroke: currentColor;
  stroke-linecap: round;
  stroke-linejoin: round;
  > line {
    stroke: #b9bfc8;
    stroke-width: 2;
  }
  > path {
    stroke-width: 4;
  }
`
