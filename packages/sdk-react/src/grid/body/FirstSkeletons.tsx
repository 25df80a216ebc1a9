import { useEffect, useState } from 'react'
import { holdTimes } from '../../ui/lazy/loadingDelay'
import type { GridModel } from '../model/GridModel'
import { SkeletonLines } from './SkeletonLines'

const count = 10

/** The first rows on their way. Their room is there at once; it is drawn where they take longer than a moment. */
export function FirstSkeletons<Row>({ model }: { model: GridModel<Row> }) {
  const { columns, rowHeight } = model
  const [isLate, setLate] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), holdTimes.appears)
    return () => clearTimeout(timer)
  }, [])

  return (
    <div className="capstan-grid-body" style={{ height: count * rowHeight }}>
      {isLate && <SkeletonLines columns={columns} count={count} height={rowHeight} top={0} />}
    </div>
  )
}
