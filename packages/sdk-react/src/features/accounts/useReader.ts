import { usersDataQuery, type AccountType } from '@capstan/sdk-core/accounts'
import { useState } from 'react'
import { useCapstan } from '../../provider/useCapstan'
import { useCapstanQuery, type QueryState } from '../../provider/useCapstanQuery'

/** Who looks at a page. */
export interface Reader {
  userId: string
  accountId: string
  type: AccountType
  /** Neither a viewer of the account nor suspended in it. Who has no place in it acts for it. */
  mayChange: boolean
  /** The account is theirs, to hand over as well. */
  isOwner: boolean
  /** They act for it as the people of the broker that runs it, and are none of its delegates. */
  isManager: boolean
  /** They could, and somebody took it away while the page was open. */
  wasTaken: boolean
}

/** Who looks at a page, as it is now: a role that changes while the page is open changes the page. */
export function useReader(): QueryState<Reader | undefined> {
  const [could, setCould] = useState(false)
  const reader = useCapstanQuery(usersDataQuery(useCapstan()))
  const { user, account, userAccount, managedBy } = reader.status === 'ready' ? reader.data : {}
  const isBarred = userAccount?.role === 'account_viewer' || userAccount?.status === 'suspended'
  const mayChange = Boolean(account) && !isBarred
  if (mayChange && !could) setCould(true)

  if (reader.status !== 'ready') return reader
  if (!user || !account) return { status: 'ready', data: undefined }
  const { id, type } = account
  const isManager = managedBy !== undefined
  const isOwner = mayChange && !isManager && userAccount?.role === 'account_owner'
  return {
    status: 'ready',
    data: {
      ...{ userId: user.id, accountId: id, type },
      ...{ mayChange, isOwner, isManager, wasTaken: could && !mayChange },
    },
  }
}
