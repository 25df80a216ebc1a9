import { decimal, isCapstanError, newId } from '@capstan/sdk-core'
import {
  investDraft,
  makeInvestment,
  offeringDetailsQuery,
  startInvestDraft,
  type InvestDraft,
  type InvestDraftEvent,
  type InvestQuery,
  type OfferingDetails,
} from '@capstan/sdk-core/invest'
import { useRef, useState } from 'react'
import { useCapstan } from '../../provider/useCapstan'
import { useMessages } from '../../provider/useMessages'
import { useSnackbar } from '../../ui/feedback/useSnackbar'
import { investMessages } from './messages'

type Submitting = Extract<InvestDraft, { status: 'submitting' }>

/** One investment, from the first figure typed to the distribution it becomes: the core's draft, and its sending. */
export function useInvestment(offering: OfferingDetails, query: InvestQuery) {
  const capstan = useCapstan()
  const snackbar = useSnackbar()
  const messages = useMessages('invest', investMessages)
  const [draft, setDraft] = useState(() => startInvestDraft(query, decimal(offering.classPrice)))
  // What stands now, also between two events of one render: a second press of Confirm finds the first.
  const latest = useRef(draft)

  const tell = (event: InvestDraftEvent): InvestDraft => {
    latest.current = investDraft(latest.current, event)
    setDraft(latest.current)
    return latest.current
  }

  const send = async ({ units, price, key }: Submitting) => {
    const input = {
      offeringId: offering.id,
      amount: units.toString(),
      expectedPrice: price.toString(),
      offeringLinkId: query.offeringLinkId,
    }
    const answer = await makeInvestment(capstan, input, { idempotencyKey: key }).catch((error: unknown) => ({
      error,
    }))
    if (!('error' in answer)) {
      tell({ type: 'succeeded', ...answer })
      return
    }
    const after = tell({ type: 'failed', ...codeOf(answer.error) })
    if (after.status === 'refused' && after.refusal.remedy === 'retry')
      snackbar.show(messages.failed, { tone: 'danger' })
    // The offering has changed, or is gone: what stands around the card asks again.
    else
      void capstan.queryClient.invalidateQueries({
        queryKey: offeringDetailsQuery(capstan, offering.id).queryKey,
      })
  }

  const onDraft = (event: InvestDraftEvent) => {
    const before = latest.current
    const after = tell(event)
    if (after.status === 'submitting' && before.status !== 'submitting') void send(after)
  }

  return { draft, onDraft, onConfirm: () => onDraft({ type: 'confirm', key: newId() }) }
}

function codeOf(error: unknown) {
  return isCapstanError(error) ? { code: error.code, details: error.details } : { code: 'network_failed' }
}
