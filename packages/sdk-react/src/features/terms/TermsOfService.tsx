import { acceptTerms, type PendingTerms } from '@capstan/sdk-core/terms'
import { useState } from 'react'
import { useCapstan } from '../../provider/useCapstan'
import { TermsOfServiceView } from './TermsOfServiceView'

export interface TermsOfServiceProps {
  /** The terms to accept. */
  terms: Pick<PendingTerms, 'id' | 'type' | 'agreement' | 'language'>
  /** Called once the acceptance is recorded; the host reloads its authentication flow. */
  onAccepted: () => void
}

/** Shows terms of service and records that the person accepts them. @public */
export function TermsOfService({ terms, onAccepted }: TermsOfServiceProps) {
  const capstan = useCapstan()
  const [status, setStatus] = useState<'idle' | 'saving' | 'failed'>('idle')

  const accept = async () => {
    setStatus('saving')
    try {
      await acceptTerms(capstan, { termsId: terms.id })
    } catch {
      return setStatus('failed')
    }
    onAccepted()
  }

  return <TermsOfServiceView terms={terms} status={status} onAccept={() => void accept()} />
}
