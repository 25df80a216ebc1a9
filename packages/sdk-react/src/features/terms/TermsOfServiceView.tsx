import type { PendingTerms } from '@capstan/sdk-core/terms'
import { useLayoutEffect, useMemo, useRef } from 'react'
import { styled } from 'styled-components'
import { useMessages } from '../../provider/useMessages'
import { Button } from '../../ui/actions/Button'
import { Alert } from '../../ui/feedback/Alert'
import { PageHeader } from '../../ui/navigation/PageHeader'
import { termsMessages } from './messages'
import { type Agreement, readAgreement } from './readAgreement'

export interface TermsOfServiceViewProps {
  /** The terms to accept. */
  terms: Pick<PendingTerms, 'type' | 'agreement' | 'language'>
  /** What became of the acceptance so far. */
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
        <Region role="region" aria-label={messages.region} tabIndex={0}>
          <AgreementText agreement={agreement} language={terms.language} />
        </Region>
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

/** A sheet that scrolls in itself. The headings of the agreement stay small. */
const Region = styled.div`
  box-sizing: border-box;
  max-height: min(calc(480 * var(--capstan-unit)), 60vh);
  overflow: auto;
  padding: var(--capstan-space-6);
  border: 1px solid var(--capstan-border);
  border-radius: var(--capstan-radius-base);
  background: var(--capstan-surface-raised);
  overflow-wrap: anywhere;
  &:focus-visible {
    outline: var(--capstan-line-focus) solid var(--capstan-focus);
    outline-offset: var(--capstan-line-focus-gap);
  }
  [data-plain] {
    white-space: pre-wrap;
  }
  :is(h1, h2, h3, h4, h5, h6) {
    margin: var(--capstan-space-6) 0 var(--capstan-space-2);
    font: var(--capstan-font-weight-strong) var(--capstan-font-size-lead) / var(--capstan-font-line-lead)
      var(--capstan-font-family-heading);
  }
  :is(p, ul, ol, dl, pre, blockquote, table) {
    margin: 0 0 var(--capstan-space-3);
  }
  :is(ul, ol) {
    padding-inline-start: var(--capstan-space-6);
    list-style: revert;
  }
  :is(th, td) {
    padding: var(--capstan-space-1) var(--capstan-space-2);
    border: 1px solid var(--capstan-border);
    text-align: start;
  }
  a {
    color: var(--capstan-primary-text);
    text-underline-offset: 2px;
  }
  :first-child > :first-child {
    margin-top: 0;
  }
`

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

interface AgreementTextProps {
  agreement: Agreement
  /** What it is written in: it is not translated, and is read so whatever the page speaks. */
  language: string
}

/** The text of an agreement, in the place its region gives it. */
function AgreementText({ agreement, language }: AgreementTextProps) {
  switch (agreement.kind) {
    case 'plain':
      return (
        <div data-plain lang={language} dir="auto">
          {agreement.text}
        </div>
      )
    case 'html':
      return <Nodes nodes={agreement.nodes} lang={language} />
    case 'unreadable':
      return null
  }
}

function Nodes({ nodes, lang }: { nodes: DocumentFragment | undefined; lang: string }) {
  const holder = useRef<HTMLDivElement>(null)
  // A copy, because nodes that stand in the page have left their fragment and React may run this twice.
  useLayoutEffect(() => holder.current?.replaceChildren(...(nodes ? [nodes.cloneNode(true)] : [])), [nodes])
  return <div ref={holder} lang={lang} dir="auto" />
}
