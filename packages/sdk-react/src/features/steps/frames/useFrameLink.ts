import { useCallback, useEffect, useState } from 'react'
import { safeUrl } from '../step/safeUrl'
import type { StepActions } from '../step/StepTypeProps'

/** State of the link to a provider's page. */
export type FrameLink =
  | { status: 'loading' }
  | { status: 'error'; error: unknown; retry: () => void }
  /** The platform sent an address that is not safe to open. */
  | { status: 'blocked' }
  | { status: 'ready'; href: string; reload: () => void }

/** Fetches the address of a provider's page once for each visit, because an address is valid for one use. */
export function useFrameLink({ frameLink }: StepActions): FrameLink {
  const [visit, setVisit] = useState(0)
  const [answer, setAnswer] = useState<{ href: string | undefined } | { error: unknown }>()
  const again = useCallback(() => {
    setAnswer(undefined)
    setVisit((now) => now + 1)
  }, [])

  useEffect(() => {
    let isCurrent = true
    const settle = (next: typeof answer) => isCurrent && setAnswer(next)
    frameLink().then(
      (link) => settle({ href: safeUrl(link) }),
      (error: unknown) => settle({ error }),
    )
    return () => {
      isCurrent = false
    }
  }, [frameLink, visit])

  if (!answer) return { status: 'loading' }
  if ('error' in answer) return { status: 'error', error: answer.error, retry: again }
  return answer.href ? { status: 'ready', href: answer.href, reload: again } : { status: 'blocked' }
}
