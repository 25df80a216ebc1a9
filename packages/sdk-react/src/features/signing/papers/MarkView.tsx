import { strokePath, type Mark } from '@capstan/sdk-core/signing'
import { styled } from 'styled-components'

/** A mark as it is put on paper. */
export function MarkView({ mark }: { mark: Mark }) {
  if ('text' in mark) return <Typed dir="auto">{mark.text}</Typed>
  const points = mark.strokes.flat()
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)]
  const [left, top] = [Math.min(...xs) - 3, Math.min(...ys) - 3]
  const box = [left, top, Math.max(...xs) - left + 3, Math.max(...ys) - top + 3]
  return (
    <Drawn viewBox={box.join(' ')} preserveAspectRatio="xMinYMax meet" aria-hidden="true">
      <path d={strokePath(mark.strokes)} />
    </Drawn>
  )
}

const Typed = styled.span`
  overflow: hidden;
  font-family: 'Snell Roundhand', 'Segoe Script', 'Bradley Hand', 'Brush Script MT', cursive;
  white-space: nowrap;
  text-overflow: ellipsis;
`

const Drawn = styled.svg`
  display: block;
  width: 100%;
  height: 100%;
  fill: none;
  stroke: currentColor;
  stroke-width: 3;
  stroke-linecap: round;
  stroke-linejoin: round;
`
