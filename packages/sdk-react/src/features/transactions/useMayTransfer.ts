import { usersDataQuery } from '@capstan/sdk-core/accounts'
import { useState } from 'react'
import { useCapstan } from '../../provider/useCapstan'
import { useCapstanQuery } from '../../provider/useCapstanQuery'

/** Whether who reads may transfer units: an owner or admin of an issuer. A role that changes meanwhile changes this. */
export function useMayTransfer(): { may: boolean; wasTaken: boolean } {
  const [could, setCould] = useState(false)
  const query = usersDataQuery(useCapstan())
  const reader = useCapstanQuery({ ...query, entities: [...query.entities, { table: 'users_accounts' }] })
  const { account, userAccount } = reader.status === 'ready' ? reader.data : {}
  const may =
    account?.type === 'issuer' &&
    userAccount?.role !== 'account_viewer' &&
    userAccount?.status !== 'suspended'
  if (may && !could) setCould(true)
  return { may, wasTaken: could && reader.status === 'ready' && !may }
}
