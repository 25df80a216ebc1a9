import { useReader } from '../accounts/useReader'

/** Whether who reads may transfer units: an owner or admin of an issuer. A role that changes meanwhile changes this. */
export function useMayTransfer(): { may: boolean; wasTaken: boolean } {
  const reader = useReader()
  const { type, mayChange = false, wasTaken = false } = (reader.status === 'ready' && reader.data) || {}
  return { may: type === 'issuer' && mayChange, wasTaken: type === 'issuer' && wasTaken }
}
