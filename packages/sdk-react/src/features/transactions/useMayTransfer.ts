import { useReader } from '../accounts/useReader'

/** Returns whether the reader may transfer units, as an owner or admin of an issuer. The result follows a role that changes. */
export function useMayTransfer(): { may: boolean; wasTaken: boolean } {
  const reader = useReader()
  const { type, mayChange = false, wasTaken = false } = (reader.status === 'ready' && reader.data) || {}
  return { may: type === 'issuer' && mayChange, wasTaken: type === 'issuer' && wasTaken }
}
