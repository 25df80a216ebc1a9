import type { AccountType } from '@capstan/sdk-core/accounts'
import type { Round } from '@capstan/sdk-core/rounds'
import { useReader } from '../accounts/useReader'

/** What whoever reads a round may do on its page. */
export interface RoundAccess {
  type: AccountType | undefined
  /** The account that reads. */
  accountId: string | undefined
  /** The round is this account's: its money is shown. (ROUND-028) */
  isOwn: boolean
  /** An owner or admin of the issuer. (ROUND-027) */
  mayEdit: boolean
  /** An owner or admin of whatever account it is. */
  mayWrite: boolean
  /** They could edit, and somebody took it away while the page was open. */
  wasTaken: boolean
  /** They could write, whatever account it is, and somebody took it away while the page was open. */
  writeWasTaken: boolean
}

/** Whose page it is; nothing until that is known. A role that changes while the page is open changes the page. */
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
