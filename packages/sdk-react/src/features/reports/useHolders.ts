import { today } from '@capstan/sdk-core'
import { capTableQuery, type Stakeholder } from '@capstan/sdk-core/capTable'
import { statementHolderQuery } from '@capstan/sdk-core/reports'
import { useMemo } from 'react'
import { useCapstan } from '../../provider/useCapstan'
import { useCapstanQuery, type QueryState } from '../../provider/useCapstanQuery'

/** Whose statement there may be, and who is chosen of them. */
export interface Holders {
  holders: HolderOption[]
  /** What the one who is chosen is called. */
  name: string | undefined
  /** What could not be asked for. */
  failed?: Extract<QueryState<unknown>, { status: 'error' }>
  /** What is waited for before anything is shown. */
  loading?: Extract<QueryState<unknown>, { status: 'loading' }>
}

interface HolderOption {
  value: string
  label: string
  detail?: string
}

/** Who has something today or had on a day; and the one who is chosen, who may have nothing on either. */
export function useHolders(day: string, holderId: string): Holders {
  const capstan = useCapstan()
  const now = useCapstanQuery(capTableQuery(capstan))
  // Who has sold everything since had something on that day.
  const then = useCapstanQuery(capTableQuery(capstan, day === today() ? {} : { day }))
  const chosen = useCapstanQuery({ ...statementHolderQuery(capstan, holderId), enabled: holderId !== '' })
  const current = stakeholdersOf(now)
  const before = stakeholdersOf(then)
  const chosenName = chosen.status === 'ready' ? (chosen.data ?? '') : undefined
  const holders = useMemo(
    () => withChosen(holdersOf([...before, ...current]), holderId, chosenName),
    [before, current, holderId, chosenName],
  )
  const asked = holderId === '' ? [now, then] : [now, then, chosen]
  // Which day is chosen changes nothing of who is: their name stays while the holders of that day are on their way.
  const awaited = holderId === '' ? now : chosen

  return {
    holders,
    name: holders.find(({ value }) => value === holderId)?.label,
    failed: asked.find((state) => state.status === 'error'),
    loading: awaited.status === 'loading' ? awaited : undefined,
  }
}

const none: readonly Stakeholder[] = []

const stakeholdersOf = (state: QueryState<{ stakeholders: readonly Stakeholder[] }>) =>
  state.status === 'ready' ? state.data.stakeholders : none

/** Who has something, each once, by name. */
function holdersOf(stakeholders: readonly Stakeholder[]): HolderOption[] {
  const names = new Map<string, HolderOption>()
  for (const { investorId, investorName, investorEmail, status } of stakeholders)
    if (investorId !== null && status === 'issued')
      names.set(investorId, {
        value: investorId,
        label: investorName ?? '',
        detail: investorEmail ?? undefined,
      })
  return [...names.values()].toSorted((one, other) => one.label.localeCompare(other.label))
}

function withChosen(
  holders: HolderOption[],
  id: string,
  name: string | undefined,
): HolderOption[] {
  const isThere = name === undefined || holders.some(({ value }) => value === id)
  return isThere ? holders : [...holders, { value: id, label: name }]
}
