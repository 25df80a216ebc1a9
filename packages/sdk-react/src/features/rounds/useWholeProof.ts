import { isCapstanError } from '@capstan/sdk-core'
import type { GridSource } from '@capstan/sdk-core/grid'
import { readWholeProof, type IssuedRow, type ProofOfInvestor } from '@capstan/sdk-core/rounds'
import { useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useGridMessages } from '../../grid/messages'
import { useUiMessages } from '../../ui/uiMessages'

/** All of the proof, for paper: read when it is printed, and let go of afterwards. */
export function useWholeProof(source: GridSource<IssuedRow>) {
  const { tooManyRows } = useGridMessages()
  const { errorText } = useUiMessages()
  const [whole, setWhole] = useState<readonly ProofOfInvestor[]>()
  const [reading, setReading] = useState<number>()
  const [problem, setProblem] = useState<string>()
  const running = useRef<AbortController>(undefined)
  useEffect(() => () => running.current?.abort(), [])

  /** Prints; what is not here yet is read before. */
  const print = async (isMore: boolean) => {
    setProblem(undefined)
    if (!isMore) return window.print()
    const { signal } = (running.current = new AbortController())
    setReading(0)
    try {
      const rows = await source.readAll({ signal, onProgress: setReading })
      flushSync(() => setWhole(readWholeProof(rows)))
      window.addEventListener('afterprint', () => setWhole(undefined), { once: true })
      window.print()
    } catch (failure) {
      if (!signal.aborted) setProblem(isCapstanError(failure, 'too_many_rows') ? tooManyRows : errorText)
    }
    setReading(undefined)
  }
  return { whole, reading, problem, print }
}
