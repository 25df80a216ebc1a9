import { useLayoutEffect, useRef } from 'react'
import { styled } from 'styled-components'
import type { Agreement } from './readAgreement'

export interface AgreementRegionProps {
  /** The accessible name of the region. */
  label: string
  agreement: Agreement
  /** The language the agreement is written in. It is not translated. */
  language: string
}

/** Text of an agreement, in a separate scrolling region. */
export function AgreementRegion({ label, ...text }: AgreementRegionProps) {
  return (
    <Region role="region" aria-label={label} tabIndex={0}>
      <AgreementText {...text} />
    </Region>
  )
}

function AgreementText({ agreement, language }: Omit<AgreementRegionProps, 'label'>) {
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
  // A copy, because inserting the nodes empties their fragment, and React may run this twice.
  useLayoutEffect(() => holder.current?.replaceChildren(...(nodes ? [nodes.cloneNode(true)] : [])), [nodes])
  return <div ref={holder} lang={lang} dir="auto" />
}

/** Sheet that scrolls separately, with small headings. */
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
