import { isCapstanError } from '@capstan/sdk-core'
import { useState } from 'react'
import { useAttempt } from '../../forms/sending/useAttempt'
import { useMessages } from '../../provider/useMessages'
import { useUiMessages } from '../../ui/uiMessages'
import { tokensMessages } from './messages'

/** Request to the chain. */
export interface ChainWork {
  isPending: boolean
  /** The reason for a refusal. */
  error: string | undefined
  /** Sends it, once however often it is pressed; the same sent again after a failure is the same request. */
  send: (about: unknown, work: (idempotencyKey: string) => Promise<unknown>) => Promise<boolean>
}

/** Returns the request to the chain, with the text of a refusal; a refused request can be sent again. */
export function useChainWork(): ChainWork {
  const messages = useMessages('tokens', tokensMessages)
  const { errorText } = useUiMessages()
  const attempt = useAttempt()
  const [isPending, setIsPending] = useState(false)
  const [error, setError] = useState<string>()
  const texts: Record<string, string> = {
    wrong_status: messages.atWork,
    not_mintable: messages.notMintable,
    same_chain: messages.sameChain,
  }

  const send: ChainWork['send'] = async (about, work) => {
    setIsPending(true)
    setError(undefined)
    const attempted = await attempt(about, work)
    setIsPending(false)
    if (!attempted || !('error' in attempted)) return attempted !== undefined
    const failure = attempted.error
    setError(isCapstanError(failure) ? (texts[failure.code] ?? failure.message) : errorText)
    return false
  }
  return { isPending, error, send }
}
