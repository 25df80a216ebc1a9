import { usersDataQuery, type FeatureName } from '@capstan/sdk-core/accounts'
import { useState, type ReactNode } from 'react'
import { SendingBlock } from '../../forms/sending/SendingBlock'
import { useCapstan } from '../../provider/useCapstan'
import { useCapstanQuery } from '../../provider/queries/useCapstanQuery'
import { useMessages } from '../../provider/useMessages'
import { Alert } from '../../ui/feedback/Alert'
import { accountsMessages } from './messages'

/** Returns why nothing of the feature can be sent, once it is switched off; undefined while it is on. */
export function useFeatureBlock(feature: FeatureName): string | undefined {
  const messages = useMessages('accounts', accountsMessages)
  return useIsFeatureOff(feature) ? messages.featureSwitchedOff : undefined
}

/** Returns true when an administrator of the platform has switched the feature off for the account of this instance. */
export function useIsFeatureOff(feature: FeatureName): boolean {
  const known = useCapstanQuery(usersDataQuery(useCapstan()))
  return known.status === 'ready' && (known.data.disabledFeatures ?? []).includes(feature)
}

export interface FeatureGateProps {
  /** The feature that the content belongs to. */
  feature: FeatureName
  /** The controls of the feature. */
  children: ReactNode
}

/**
 * Shows the controls of a feature, or says that it is not available while it is switched off for the account. Controls in use
 * when it is switched off keep their input, and nothing is sent until it is on again.
 */
export function FeatureGate({ feature, children }: FeatureGateProps) {
  const known = useCapstanQuery(usersDataQuery(useCapstan()))
  const reason = useFeatureBlock(feature)
  const [wasOn, setWasOn] = useState(false)
  if (known.status === 'ready' && reason === undefined && !wasOn) setWasOn(true)
  if (reason !== undefined && !wasOn) return <FeatureUnavailable />
  return <SendingBlock reason={reason}>{children}</SendingBlock>
}

/** Says that a feature is not available. */
export function FeatureUnavailable() {
  const messages = useMessages('accounts', accountsMessages)
  return (
    <Alert tone="neutral" className="capstan-feature-unavailable">
      {messages.featureUnavailable}
    </Alert>
  )
}
