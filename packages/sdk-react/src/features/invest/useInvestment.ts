import { Decimal, decimal, isCapstanError, newId, parseDecimal } from '@capstan/sdk-core'
import {
  investDraft,
  makeInvestment,
  offeringDetailsQuery,
  startInvestDraft,
  type InvestDraft,
  type InvestDraftEvent,
  type InvestLink,
  type Offering,
} from '@capstan/sdk-core/invest'
import { useRef, useState } from 'react'
import { useCapstan } from '../../provider/useCapstan'
import { useFormats } from '../../language/useFormats'
import { useMessages } from '../../provider/useMessages'
import { useSnackbar } from '../../ui/feedback/useSnackbar'
import { investMessages } from './messages'

type Submitting = Extract<InvestDraft, { status: 'submitting' }>

/** What a block is given to start with; digits a host wrote are read here. */
type InvestStart = Omit<InvestLink, 'amount'> & { amount: Decimal | string }

/** One investment, from the first figure typed to the distribution it becomes: the core's draft, and its sending. */
export function useInvestment(offering: Offering, { amount, ...link }: InvestStart) {
  const capstan = useCapstan()
  const snackbar = useSnackbar()
  const formats = useFormats()
  const messages = useMessages('invest', investMessages)
  const [draft, setDraft] = useState(() =>
    startInvestDraft({ ...link, amount: decimalOf(amount) }, decimal(offering.classPrice), formats),
  )
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
      units,
      expectedPrice: price,
      offeringLinkId: link.offeringLinkId,
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

function decimalOf(amount: Decimal | string): Decimal {
  return (typeof amount === 'string' ? parseDecimal(amount, 60) : amount) ?? Decimal.zero
}

function codeOf(error: unknown) {
  return isCapstanError(error) ? { code: error.code, details: error.details } : { code: 'network_failed' }
}
