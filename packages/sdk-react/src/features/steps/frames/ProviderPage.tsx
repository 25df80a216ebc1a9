import { isCapstanError } from '@capstan/sdk-core'
import type { ReactNode } from 'react'
import { useMessages } from '../../../provider/useMessages'
import { Alert } from '../../../ui/feedback/Alert'
import { ErrorNotice } from '../../../ui/feedback/ErrorNotice'
import { FrameLoading } from './FrameLoading'
import { stepsMessages } from '../messages'
import { SafariLink } from './SafariLink'
import type { EmbedPolicy, StepTypeProps } from '../step/StepTypeProps'
import { useFrameLink } from './useFrameLink'

export interface ProviderPageProps extends StepTypeProps {
  /** Renders the page in a frame; `reload` requests a new address. */
  children: (page: { href: string; reload: () => void }) => ReactNode
}

/** The page of a provider in a frame, or as a link where frames do not work. */
export function ProviderPage({ actions, embedPolicy, children }: ProviderPageProps) {
  const messages = useMessages('steps', stepsMessages)
  const link = useFrameLink(actions)

  switch (link.status) {
    case 'loading':
      return <FrameLoading />
    case 'error':
      return (
        <ErrorNotice
          error={link.error}
          // Without the confirmation of the second factor, the message names the requirement.
          text={
            isCapstanError(link.error, 'second_factor_required') ? link.error.message : messages.frameFailed
          }
          onRetry={link.retry}
        />
      )
    case 'blocked':
      return <Alert tone="danger">{messages.frameBlocked}</Alert>
    case 'ready':
      return isFramed(embedPolicy) ? children(link) : <SafariLink href={link.href} />
  }
}

/** Returns true when a provider's page is shown in a frame. */
function isFramed(policy: EmbedPolicy = 'auto', userAgent = navigator.userAgent): boolean {
  return policy === 'auto' ? !isSafari(userAgent) : policy === 'iframe'
}

/** Returns true for Safari, where pages of other sites lose their session in a frame. */
function isSafari(userAgent: string): boolean {
  return /safari/i.test(userAgent) && !/chrome|chromium|crios|fxios|edg|opr|android/i.test(userAgent)
}
