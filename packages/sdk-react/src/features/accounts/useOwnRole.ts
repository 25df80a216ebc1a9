import { usersDataQuery, type AccountType } from '@capstan/sdk-core/accounts'
import { useState } from 'react'
import { useCapstan } from '../../provider/useCapstan'
import { useCapstanQuery, type QueryState } from '../../provider/useCapstanQuery'

/** As what the person on the page reads it, and whether they may change what is theirs. */
export interface OwnRole {
  /** Nothing where no account was chosen. */
  account: { id: string; type: AccountType } | null
  /** An owner or an admin, who is not suspended. */
  mayWrite: boolean
  /** They could, and somebody took it away while the page was open. */
  wasTaken: boolean
}

/** The role of the person on the page, as it changes while they read. */
export function useOwnRole(): QueryState<OwnRole> {
  const [could, setCould] = useState(false)
  const query = usersDataQuery(useCapstan())
  const reader = useCapstanQuery({ ...query, entities: [...query.entities, { table: 'users_accounts' }] })
  if (reader.status !== 'ready') return reader

  const { account, userAccount } = reader.data
  const mayWrite =
    account !== null && userAccount?.role !== 'account_viewer' && userAccount?.status !== 'suspended'
  if (mayWrite && !could) setCould(true)
  return {
    status: 'ready',
    data: {
      account: account && { id: account.id, type: account.type },
      mayWrite,
      wasTaken: could && !mayWrite,
    },
  }
}
