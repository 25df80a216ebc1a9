import { CapstanError, type Decimal } from '@capstan/sdk-core'
import type { AmountSubmission } from '@capstan/sdk-core/invest'
import { askHost, type AnswersPatch, type HostSay } from '@capstan/sdk-core/host'
import { useContext, useEffect, useRef, useState } from 'react'
import { useMessages } from '../../../provider/useMessages'
import { AmountHostContext } from './AmountHost'
import { investMessages } from '../messages'

/** An amount before it is confirmed. */
export interface AmountAsked {
  units: Decimal
  price: Decimal
}

/** The subject of the question. */
export type AmountAbout = Pick<AmountSubmission, 'offeringId' | 'distributionId'>

/** The question to the host before an amount is confirmed, and its outcome. */
export function useAmountQuestion(about: AmountAbout) {
  const host = useContext(AmountHostContext)
  const { notChecked } = useMessages('invest', investMessages)
  const asking = useRef<AbortController>(undefined)
  const [isAsking, setAsking] = useState(false)
  const [veto, setVeto] = useState<string>()
  useEffect(() => () => asking.current?.abort(), [])

  /** Whether the amount may be confirmed, and other units the host puts in its place; nothing while it is asked already. */
  const ask = async ({ units, price }: AmountAsked): Promise<{ patch?: AnswersPatch } | undefined> => {
    const { beforeSubmit, beforeSubmitTimeoutMs: timeoutMs } = host?.current ?? {}
    if (!beforeSubmit) return {}
    if (asking.current) return undefined
    const { signal } = (asking.current = new AbortController())
    setAsking(true)
    setVeto(undefined)
    const values = { units: `${units}` }
    const submission = { kind: 'amount' as const, ...about, price: `${price}`, values, withheld: [] }
    const say = usable(await askHost<AmountSubmission>(beforeSubmit, submission, { signal, timeoutMs }))
    if (say.status === 'aborted') return undefined
    asking.current = undefined
    setAsking(false)
    if (say.status === 'allowed') return say
    setVeto(say.status === 'vetoed' ? say.message : notChecked)
    if (say.status === 'failed') reportError(say.error)
    return undefined
  }

  /** The question is about an amount that has changed since. */
  const leave = () => {
    asking.current?.abort()
    asking.current = undefined
    setAsking(false)
    setVeto(undefined)
  }

  return { isAsked: host !== undefined, isAsking, veto, ask, leave }
}

/** An amount has units, and nothing else a host may change. */
function usable(say: HostSay): HostSay {
  if (say.status !== 'allowed') return say
  const key = Object.keys(say.patch ?? {}).find((each) => each !== 'units')
  return key === undefined
    ? say
    : {
        status: 'failed',
        error: new CapstanError('before_submit_failed', { details: { reason: 'patch', key } }),
      }
}
