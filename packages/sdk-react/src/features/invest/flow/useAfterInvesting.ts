import type { InvestDraft } from '@capstan/sdk-core/invest'
import { useCallback, useEffect, useRef } from 'react'
import { useRouter } from '../../../provider/useRouter'
import type { Invested } from '../Invested'

const redirectDelay = 500

/**
 * Navigates to the distribution half a second after the investment is made, so that its confirmation can be seen. For an
 * investment that was open before, the investor continues with the returned function.
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
