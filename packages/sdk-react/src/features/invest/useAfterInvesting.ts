import type { InvestDraft } from '@capstan/sdk-core/invest'
import { useEffect, useRef } from 'react'
import { useRouter } from '../../provider/useRouter'
import type { Invested } from './Invested'

const redirectDelay = 500

/** Goes on to the distribution half a second after the investment stands: long enough to see that it does. */
export function useAfterInvesting(draft: InvestDraft, onInvested?: (investment: Invested) => void) {
  const { navigate } = useRouter()
  const goOn = useRef<(investment: Invested) => void>(undefined)

  useEffect(() => {
    goOn.current = onInvested ?? (({ distributionId }) => navigate(`/distribution/${distributionId}`))
  })

  useEffect(() => {
    if (draft.status !== 'done') return
    const { distributionId, alreadyOpen } = draft
    const timer = setTimeout(() => goOn.current?.({ distributionId, alreadyOpen }), redirectDelay)
    return () => clearTimeout(timer)
  }, [draft])
}
