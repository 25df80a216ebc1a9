import { useEffect, useLayoutEffect, useRef, useState } from 'react'

/** The newest of a value that may change a thousand times a second, taken over once a frame. */
export function useOncePerFrame<Value>(value: Value): Value {
  const [shown, setShown] = useState(value)
  const newest = useRef(value)
  const frame = useRef(0)

  useLayoutEffect(() => {
    newest.current = value
    if (value === shown || frame.current) return
    frame.current = requestAnimationFrame(() => {
      frame.current = 0
      setShown(newest.current)
    })
  }, [value, shown])
  useEffect(
    () => () => {
      cancelAnimationFrame(frame.current)
      frame.current = 0
    },
    [],
  )

  return shown
}
