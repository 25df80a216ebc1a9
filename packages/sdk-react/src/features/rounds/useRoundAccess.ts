import { usersDataQuery, type AccountType } from '@capstan/sdk-core/accounts'
import type { Round } from '@capstan/sdk-core/rounds'
import { useState } from 'react'
import { useCapstan } from '../../provider/useCapstan'
import { useCapstanQuery } from '../../provider/useCapstanQuery'

/** What whoever reads a round may do on its page. */
export interface RoundAccess {
  type: AccountType | undefined
  /** The round is this account's: its money is shown. (ROUND-028) */
  isOwn: boolean
  /** An owner or admin of the issuer. (ROUND-027) */
  mayEdit: boolean
  /** They could, and somebody took it away while the page was open. */
  wasTaken: boolean
}

/** Whose page it is; nothing until that is known. A role that changes while the page is open changes the page. */
export function useRoundAccess(round: Pick<Round, 'issuerId'> | undefined): RoundAccess | undefined {
  const [could, setCould] = useState(false)
  const query = usersDataQuery(useCapstan())
  const reader = useCapstanQuery({ ...query, entities: [...query.entities, { table: 'users_accounts' }] })
  const { account, userAccount } = reader.status === 'ready' ? reader.data : {}
  const isOwn = round !== undefined && account?.type === 'issuer' && account.id === round.issuerId
  const mayEdit = isOwn && userAccount?.role !== 'account_viewer' && userAccount?.status !== 'suspended'
  if (mayEdit && !could) setCould(true)

  if (!round || reader.status !== 'ready') return undefined
  return { type: account?.type, isOwn, mayEdit, wasTaken: could && !mayEdit }
}
