import { today } from '@capstan/sdk-core'
import { maturityOf } from '@capstan/sdk-core/securities'
import { useMemo } from 'react'
import { fillIn } from '../../language/fillIn'
import { useFormats } from '../../language/useFormats'
import type { DataColumn } from '../../grid/model/DataColumn'
import { useMessages } from '../../provider/useMessages'
import { holdingMessages } from './messages'

interface DebtRow {
  issuedOn?: string | null
  term?: { toString(): string } | number | string | null
}

/**
 * Returns the additions of the term column: on hover, the remaining years to maturity and the day; in a file, both as columns of
 * their own.
 */
export function useTermColumn(): Required<Pick<DataColumn<DebtRow>, 'note' | 'fileColumns'>> {
  const messages = useMessages('holding', holdingMessages)
  const formats = useFormats()

  return useMemo(() => {
    const maturity = ({ issuedOn, term }: DebtRow) =>
      maturityOf({ issuedOn, term: term?.toString() }, today())
    return {
      note: (row) => {
        const found = maturity(row)
        if (!found) return undefined
        const remaining = fillIn(formats.pluralText(messages.yearsLeft, found.remaining), {
          count: formats.units(found.remaining),
        })
        return fillIn(messages.termNote, { remaining, day: formats.day(found.day, 'short') })
      },
      fileColumns: [
        {
          id: 'remainingTerm',
          header: messages.remainingTerm,
          kind: 'number',
          value: (row) => maturity(row)?.remaining.toString(),
        },
        {
          id: 'maturesOn',
          header: messages.maturesOn,
          kind: 'text',
          value: (row) => {
            const found = maturity(row)
            return found && formats.day(found.day, 'short')
          },
        },
      ],
    }
  }, [messages, formats])
}
