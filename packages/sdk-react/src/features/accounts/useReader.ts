import { usersDataQuery } from '@capstan/sdk-core/accounts'
import { useState } from 'react'
import { useCapstan } from '../../provider/useCapstan'
import { useCapstanQuery, type QueryState } from '../../provider/useCapstanQuery'
import { readerOf, type CurrentReader } from './readerOf'

/** Who looks at a page, and what became of them while they did. */
export interface Reader extends CurrentReader {
  /** They could change something, and somebody took it away while the page was open. */
  wasTaken: boolean
}

/** Who looks at a page, as it is now: a role that changes while the page is open changes the page. */
export function useReader(): QueryState<Reader | undefined> {
  const [could, setCould] = useState(false)
  const known = useCapstanQuery(usersDataQuery(useCapstan()))
  const reader = known.status === 'ready' ? readerOf(known.data) : undefined
  if (reader?.mayChange && !could) setCould(true)

  if (known.status !== 'ready') return known
  return { status: 'ready', data: reader && { ...reader, wasTaken: could && !reader.mayChange } }
}
