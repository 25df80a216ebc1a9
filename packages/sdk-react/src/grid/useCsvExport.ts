import { useEffect, useRef, useState } from 'react'
import { useSnackbar } from '../ui/feedback/useSnackbar'
import { exportCsv, saveFile, type ExportOptions } from './exportCsv'
import { useGridMessages } from './messages'

/** Writes a CSV file: how far that is, from 0 to 1, and what starts and cancels it. */
export function useCsvExport<Row>(fileName: string) {
  const snackbar = useSnackbar()
  const messages = useGridMessages()
  const [share, setShare] = useState<number>()
  const running = useRef<AbortController>(undefined)
  useEffect(() => () => running.current?.abort(), [])

  const start = async (what: Omit<ExportOptions<Row>, 'onProgress' | 'signal'>) => {
    running.current = new AbortController()
    setShare(0)
    const file = await exportCsv({ ...what, onProgress: setShare, signal: running.current.signal })
    setShare(undefined)
    if (file) saveFile(file, fileName)
    else snackbar.show(messages.exportCancelled)
  }

  return { share, start, cancel: () => running.current?.abort() }
}
