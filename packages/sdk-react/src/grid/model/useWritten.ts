import { useEffect, useRef, useState } from 'react'

/** Milliseconds without a change after which the typed text is requested. */
const pause = 150

export interface WrittenInput<Value, Draft> {
  /** The value that is applied now. */
  value: Value
  /** A value as it is written. */
  write: (value: Value) => Draft
  /** The value that is written. */
  read: (draft: Draft) => Value
  /** Asks for it. */
  onChange: (value: Value) => void
}

/** Returns the typed text and applies it after a pause; a value that is set elsewhere replaces the text. */
export function useWritten<Value, Draft>({ value, write, read, onChange }: WrittenInput<Value, Draft>) {
  const [draft, setDraft] = useState(() => write(value))
  const sent = useRef(value)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  useEffect(() => {
    if (value === sent.current) return
    sent.current = value
    setDraft(write(value))
  }, [value, write])

  const change = (next: Draft) => {
    setDraft(next)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => {
      sent.current = read(next)
      onChange(sent.current)
    }, pause)
  }
  return { draft, change, setDraft }
}
