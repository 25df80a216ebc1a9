import { usersDataQuery } from '@capstan/sdk-core/accounts'
import { useState } from 'react'
import { useCapstan } from '../../provider/useCapstan'
import { useCapstanQuery, type QueryState } from '../../provider/queries/useCapstanQuery'
import { readerOf, type CurrentReader } from './readerOf'

/** The reader of a page, and changes of their role while the page is open. */
export interface Reader extends CurrentReader {
  /** True when the permission to change was removed while the page was open. */
  wasTaken: boolean
}

/** Returns the reader of a page as they are now: a role that changes while the page is open updates the page. */
export function useReader(): QueryState<Reader | undefined> {
  const [could, setCould] = useState(false)
  const known = useCapstanQuery(usersDataQuery(useCapstan()))
  const reader = known.status === 'ready' ? readerOf(known.data) : undefined
  if (reader?.mayChange && !could) setCould(true)

  if (known.status !== 'ready') return known
  return { status: 'ready', data: reader && { ...reader, wasTaken: could && !reader.mayChange } }
}
