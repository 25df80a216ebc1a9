import { useMemo } from 'react'
import type { GridValue } from '@capstan/sdk-core/grid'
import { useFormats } from '../../language/useFormats'
import { useMessages } from '../../provider/useMessages'
import { capTableMessages } from './messages'

/** How the cells of cap tables are written, in the page's language. */
export function useColumnLooks() {
  const messages = useMessages('capTable', capTableMessages)
  const formats = useFormats()

  return useMemo(() => {
    const known = (format = (value: string) => value) => ({
      format: (value: GridValue) => (typeof value === 'string' ? format(value) : messages.notAvailable),
    })
    const figure = (format: (value: string) => string) => ({
      ...known(format),
      fullValue: (value: GridValue) => (typeof value === 'string' ? formats.fullValue(value) : undefined),
    })
    return { known, figure, messages, formats }
  }, [messages, formats])
}
