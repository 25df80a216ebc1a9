import {
  decimal,
  Decimal,
  isCapstanError,
  newId,
  parseDecimal,
  type Capstan,
  type FieldValue,
  type Formats,
} from '@capstan/sdk-core'
import {
  investDraft,
  offeringDetailsQuery,
  startInvestDraft,
  type InvestDraft,
  type InvestDraftEvent,
  type InvestLink,
  type Offering,
} from '@capstan/sdk-core/invest'
import { useRef, useState } from 'react'
import { useFormats } from '../../../language/useFormats'
import { useCapstan } from '../../../provider/useCapstan'
import { useMessages } from '../../../provider/useMessages'
import { useSnackbar } from '../../../ui/feedback/useSnackbar'
import { investMessages } from '../messages'
import { useAmountQuestion } from './useAmountQuestion'

/** The confirmed amount, with its idempotency key. */
export type Confirmed = Extract<InvestDraft, { status: 'submitting' }>

/** The platform's answer. */
export interface Sent {
  distributionId: string
  alreadyOpen?: boolean
}

/** The initial values of a draft; digits from a host are parsed here. */
export type InvestStart = Omit<InvestLink, 'amount'> & {
  amount: Decimal | string
  /** The open investment whose amount is changed. */
  distributionId?: string
}

/** Holds a draft of the core, and sends the confirmed investment. */
export function useInvestDraft(
  offering: Pick<Offering, 'id' | 'classPrice'>,
  { amount, distributionId, ...link }: InvestStart,
  send: (confirmed: Confirmed) => Promise<Sent>,
) {
  const capstan = useCapstan()
  const snackbar = useSnackbar()
  const formats = useFormats()
  const messages = useMessages('invest', investMessages)
  const { isAsked, isAsking, veto, ...question } = useAmountQuestion({
    offeringId: offering.id,
    distributionId,
  })
  const typed = typedAmount(capstan, [offering.id, String(amount), link.type])
  const start = () =>
    startInvestDraft({ ...link, amount: decimalOf(amount) }, decimal(offering.classPrice), formats)
  const [draft, setDraft] = useState(() => {
    const before = distributionId === undefined ? typed.read() : undefined
    return before ? investDraft(investDraft(start(), before), { type: 'leave' }) : start()
  })
  // The current state, also between two events of one render, so that a second press of Confirm sees the first.
  const latest = useRef(draft)

  const put = (next: InvestDraft): InvestDraft => {
    latest.current = next
    setDraft(next)
    return next
  }
  const apply = (event: InvestDraftEvent) => put(investDraft(latest.current, event))
  // The offering has changed, or is gone, or there is an investment in it: the page around the card refetches it.
  const askAgain = () =>
    void capstan.queryClient.invalidateQueries({
      queryKey: offeringDetailsQuery(capstan, offering.id).queryKey,
    })

  const submit = async (confirmed: Confirmed) => {
    const answer = await send(confirmed).catch((error: unknown) => ({ error }))
    if (!('error' in answer)) {
      apply({ type: 'succeeded', ...answer })
      typed.forget()
      if (answer.alreadyOpen) askAgain()
      return
    }
    const after = apply({ type: 'failed', ...codeOf(answer.error) })
    if (after.status === 'refused' && after.refusal.remedy === 'retry')
      snackbar.show(messages.failed, { tone: 'danger' })
    else askAgain()
  }

  const askThenInvest = async (event: InvestDraftEvent) => {
    const before = latest.current
    const asked = investDraft(before, event)
    if (asked.status !== 'confirming' || before.status === 'confirming') return void apply(event)
    const allowed = await question.ask(asked)
    if (!allowed) return
    const { units } = allowed.patch ?? {}
    if (units !== undefined) apply({ type: 'typeUnits', text: textOf(units, formats) })
    apply(event)
  }

  const onDraft = (event: InvestDraftEvent) => {
    if (isAsked && event.type === 'invest') return void askThenInvest(event)
    if (event.type === 'typeUnits' || event.type === 'typeTotal') {
      question.leave()
      if (distributionId === undefined) typed.keep(event)
    }
    const before = latest.current
    const after = apply(event)
    if (after.status === 'submitting' && before.status !== 'submitting') void submit(after)
  }

  return {
    draft,
    isAsking,
    veto,
    onDraft,
    onConfirm: () => onDraft({ type: 'confirm', key: newId() }),
    restart: () => {
      typed.forget()
      put(start())
    },
  }
}

type TypedAmount = Extract<InvestDraftEvent, { type: 'typeUnits' | 'typeTotal' }>

/** The amount typed into an offering, in the memory of the instance: the form that Back leads to begins with it. */
function typedAmount({ queryClient }: Capstan, about: readonly string[]) {
  const queryKey = ['typedAmount', ...about]

  return {
    read: () => queryClient.getQueryData<TypedAmount>(queryKey),
    keep: (typed: TypedAmount) => {
      // Without an observer the query would be garbage-collected after five minutes.
      queryClient.setQueryDefaults(queryKey, { gcTime: Infinity, meta: { isTyped: true } })
      queryClient.setQueryData(queryKey, typed)
    },
    forget: () => queryClient.removeQueries({ queryKey }),
  }
}

function decimalOf(amount: Decimal | string): Decimal {
  return (typeof amount === 'string' ? parseDecimal(amount, 60) : amount) ?? Decimal.zero
}

/** Units of a host as the reader types them; an invalid number stays as it is, and is reported. */
function textOf(units: FieldValue, formats: Formats): string {
  const read = parseDecimal(String(units), 60)
  return read ? formats.units(read) : String(units)
}

function codeOf(error: unknown) {
  return isCapstanError(error) ? { code: error.code, details: error.details } : { code: 'network_failed' }
}
