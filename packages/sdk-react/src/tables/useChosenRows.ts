import { useState } from 'react'
import { usePicks } from '../ui/choices/usePicks'
import type { LoadedRows } from './useSourceRows'

export interface ChosenRowsInput<Row> {
  /** The rows as far as they are loaded. */
  loaded: LoadedRows<Row>
  /** The search text of the rows. */
  search: string
  /** The filter besides the search; `undefined` when all rows are listed. */
  among?: string
  /** Reads the matching rows that may be chosen at once, loaded or not. */
  readAll: (search: string) => Promise<readonly Row[]>
}

/** Which rows are chosen, and how that is changed. */
export type ChosenRows<Row extends { id: string }> = ReturnType<typeof useChosenRows<Row>>

/** The chosen rows of a list that may be longer than its loaded part: one by one, or all that match. */
export function useChosenRows<Row extends { id: string }>({
  loaded,
  search,
  among = '',
  readAll,
}: ChosenRowsInput<Row>) {
  const asked = `${among} ${search}`
  const { picked, pick, pickOnly } = usePicks<Row>()
  // The search for which all rows were last chosen.
  const [allOf, setAllOf] = useState<string>()
  // The state of the box for all while the full selection loads.
  const [wanted, setWanted] = useState<boolean>()
  const [error, setError] = useState<unknown>()
  const { rows, total, more } = loaded
  const isKnown = more === 'none' || allOf === asked
  const isReading = wanted !== undefined
  const isAll = wanted ?? (total > 0 && isKnown && rows.every(({ id }) => picked.has(id)))

  const choose = (row: Row, isChosen: boolean) => {
    if (!isChosen) setAllOf(undefined)
    pick([row], isChosen)
  }
  const chooseAll = async (isChosen: boolean) => {
    setError(undefined)
    setWanted(isChosen)
    try {
      pick(more === 'none' ? rows : await readAll(search), isChosen)
      setAllOf(isChosen ? asked : undefined)
    } catch (failure) {
      setError(failure)
    }
    setWanted(undefined)
  }

  return { picked, choose, chooseAll, keepOnly: pickOnly, isAll, isReading, error }
}
