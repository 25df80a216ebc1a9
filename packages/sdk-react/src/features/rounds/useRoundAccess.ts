import type { AccountType } from '@capstan/sdk-core/accounts'
import type { Round } from '@capstan/sdk-core/rounds'
import { useReader } from '../accounts/useReader'

/** Permissions of the reader on the page of a round. */
export interface RoundAccess {
  type: AccountType | undefined
  /** The account that reads. */
  accountId: string | undefined
  /** True when the reader's account issues the round: its capital is shown. (ROUND-028) */
  isOwn: boolean
  /** An owner or admin of the issuer. (ROUND-027) */
  mayEdit: boolean
  /** An owner or admin of any account. */
  mayWrite: boolean
  /** The permission to edit was removed while the page was open. */
  wasTaken: boolean
  /** The permission to write was removed while the page was open. */
  writeWasTaken: boolean
}

/** Returns the permissions of the reader on a round; undefined until they are known. They follow a role that changes. */
export function useRoundAccess(round: Pick<Round, 'issuerId'> | undefined): RoundAccess | undefined {
  const reader = useReader()
  if (!round || reader.status !== 'ready') return undefined
  const { type, accountId, mayChange = false, wasTaken = false } = reader.data ?? {}
  const isOwn = type === 'issuer' && accountId === round.issuerId
  return {
    type,
    accountId,
    isOwn,
    mayEdit: isOwn && mayChange,
    mayWrite: mayChange,
    wasTaken: isOwn && wasTaken,
    writeWasTaken: wasTaken,
  }
}
