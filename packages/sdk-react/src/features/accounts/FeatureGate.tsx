import { usersDataQuery, type FeatureName } from '@capstan/sdk-core/accounts'
import type { ReactNode } from 'react'
import { useCapstan } from '../../provider/useCapstan'
import { useCapstanQuery } from '../../provider/useCapstanQuery'
import { useMessages } from '../../provider/useMessages'
import { Alert } from '../../ui/feedback/Alert'
import { accountsMessages } from './messages'

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

/** Shows the controls of a feature, or says that it is not available while it is switched off for the account. */
export function FeatureGate({ feature, children }: FeatureGateProps) {
  const isOff = useIsFeatureOff(feature)
  return isOff ? <FeatureUnavailable /> : children
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
