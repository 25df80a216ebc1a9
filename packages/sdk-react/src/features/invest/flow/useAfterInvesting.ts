import type { InvestDraft } from '@capstan/sdk-core/invest'
import { useCallback, useEffect, useRef } from 'react'
import { useRouter } from '../../../provider/useRouter'
import type { Invested } from '../Invested'

const redirectDelay = 500

/**
 * Goes on to the distribution half a second after the investment stands: long enough to see that it does. To one that was
 * open before only the investor continues, by what this returns.
 */
export function useAfterInvesting(draft: InvestDraft, onInvested?: (investment: Invested) => void) {
  const { navigate } = useRouter()
  const goOn = useRef<(investment: Invested) => void>(undefined)

  useEffect(() => {
    goOn.current = onInvested ?? (({ distributionId }) => navigate(`/distribution/${distributionId}`))
  })

  useEffect(() => {
    if (draft.status !== 'done' || draft.alreadyOpen) return
    const { distributionId } = draft
    const timer = setTimeout(() => goOn.current?.({ distributionId, alreadyOpen: false }), redirectDelay)
    return () => clearTimeout(timer)
  }, [draft])

  return useCallback((distributionId: string) => goOn.current?.({ distributionId, alreadyOpen: true }), [])
}
