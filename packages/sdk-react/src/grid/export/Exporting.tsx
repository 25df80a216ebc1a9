import { useEffect, useRef } from 'react'
import { TakingProgress } from './TakingProgress'
import { useTaking, type TakingInput } from './useTaking'

export interface ExportingProps extends TakingInput<never> {
  /** Called once the file is written or the export is cancelled. */
  onEnd: () => void
}

/** Writes a file of all matching rows at once, and shows the progress. */
export function Exporting({ onEnd, ...input }: ExportingProps) {
  const { taking, start, cancel } = useTaking(input)
  const latest = useRef(() => start('csv', true).then(onEnd))

  useEffect(() => {
    // Strict mode unmounts and mounts it again at once, which must not write a file.
    const timer = setTimeout(() => void latest.current())
    return () => clearTimeout(timer)
  }, [])

  return taking && <TakingProgress taking={taking} onCancel={cancel} />
}
