import type { GridValue } from '@capstan/sdk-core/grid'
import { useMemo } from 'react'
import { useFormats } from '../../language/useFormats'
import type { DataColumn } from './DataColumn'
import { useGridMessages } from '../messages'

type Written = Required<Pick<DataColumn<never>, 'format'>>
type Format = (value: string) => string

/** How the values of columns are written. */
export interface ColumnLooks {
  /** Returns how a value is written; as it is unless a format is given. */
  known: (format?: Format) => Written
  /** A figure: its tooltip shows all its digits. */
  figure: (format: Format) => Written & Required<Pick<DataColumn<never>, 'fullValue'>>
  /** Yes or no. */
  flag: Written
}

/**
 * Returns how values are written in the language of the page. `notAvailable` is written for a value that is not known, and
 * nothing where the rows of a group differ. The object stays the same as long as the language does.
 */
export function useColumnLooks(notAvailable: string): ColumnLooks {
  const { yes, no } = useGridMessages()
  const formats = useFormats()

  return useMemo(() => {
    const written = (textOf: (value: string | boolean) => string): Written => ({
      format: (value) => (value === undefined ? '' : value === null ? notAvailable : textOf(value)),
    })
    const known = (format: Format = (value) => value) => written((value) => format(String(value)))
    const digits = (value: GridValue) => (typeof value === 'string' ? formats.fullValue(value) : undefined)
    return {
      known,
      figure: (format) => ({ ...known(format), fullValue: digits }),
      flag: written((value) => (value ? yes : no)),
    }
  }, [notAvailable, yes, no, formats])
}
