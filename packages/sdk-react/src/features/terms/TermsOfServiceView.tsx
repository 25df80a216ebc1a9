import type { PendingTerms } from '@capstan/sdk-core/terms'
import { useMemo } from 'react'
import { styled } from 'styled-components'
import { useMessages } from '../../provider/useMessages'
import { Button } from '../../ui/actions/Button'
import { Alert } from '../../ui/feedback/Alert'
import { PageHeader } from '../../ui/navigation/PageHeader'
import { AgreementRegion } from './AgreementRegion'
import { termsMessages } from './messages'
import { readAgreement } from './readAgreement'

export interface TermsOfServiceViewProps {
  /** The terms to accept. */
  terms: Pick<PendingTerms, 'type' | 'agreement' | 'language'>
  /** The status of the acceptance. */
  status?: 'idle' | 'saving' | 'failed'
  /** Called when the person agrees. */
  onAccept: () => void
}

/** Terms of service, to read and accept. @public */
export function TermsOfServiceView({ terms, status = 'idle', onAccept }: TermsOfServiceViewProps) {
  const messages = useMessages('terms', termsMessages)
  const { type, agreement: text } = terms
  const { title } = messages
  const agreement = useMemo(() => readAgreement({ type, agreement: text }, title), [type, text, title])
  const isReadable = agreement.kind !== 'unreadable'

  return (
    <Screen className="capstan-terms" data-status={status}>
      <PageHeader title={title} lead={isReadable ? messages.lead : undefined} />
      {isReadable ? (
        <AgreementRegion label={messages.region} agreement={agreement} language={terms.language} />
      ) : (
        <Alert tone="danger">{messages.unreadable}</Alert>
      )}
      {status === 'failed' && <Alert tone="danger">{messages.failed}</Alert>}
      {isReadable && (
        <footer>
          <Button variant="primary" pending={status === 'saving'} onPress={onAccept}>
            {status === 'saving' ? messages.accepting : messages.accept}
          </Button>
        </footer>
      )}
    </Screen>
  )
}

const Screen = styled.section`
  display: flex;
  flex-direction: column;
  gap: var(--capstan-space-4);
  max-width: calc(720 * var(--capstan-unit));
  margin-inline: auto;
  > .capstan-page-header {
    margin-bottom: var(--capstan-space-2);
  }
  > footer {
    display: flex;
    justify-content: flex-end;
  }
`
