import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import type { ExportedRows } from '../model/ExportedRows'

/**
 * Renders the content that is for print only while the page is printed, by our button or by the browser: the loaded rows unless
 * others are given.
 */
export function usePrint<Row>() {
  const [isPrinting, setPrinting] = useState(false)
  const [given, setGiven] = useState<ExportedRows<Row>>()

  useEffect(() => {
    // The browser reads the page as soon as its listeners have run.
    const begin = () => flushSync(() => setPrinting(true))
    const end = () => {
      setPrinting(false)
      setGiven(undefined)
    }
    window.addEventListener('beforeprint', begin)
    window.addEventListener('afterprint', end)
    return () => {
      window.removeEventListener('beforeprint', begin)
      window.removeEventListener('afterprint', end)
    }
  }, [])

  const print = (rows: ExportedRows<Row>) => {
    flushSync(() => setGiven(rows))
    window.print()
  }
  return { isPrinting, given, print }
}
