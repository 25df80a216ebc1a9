import { followRecords } from '@capstan/sdk-core'
import { isAtWork, type RoundToken } from '@capstan/sdk-core/tokens'
import { useEffect } from 'react'
import { useCapstan } from '../../provider/useCapstan'

/** While a chain is at work on a contract, what becomes of it arrives by itself. (LIVE-011) */
export function useContractAtWork(token: RoundToken | undefined): void {
  const capstan = useCapstan()
  const id = token && isAtWork(token.status) ? token.contract?.id : undefined

  useEffect(() => (id === undefined ? undefined : followRecords(capstan, 'contracts', id)), [capstan, id])
}
