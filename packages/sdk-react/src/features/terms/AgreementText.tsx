import { useLayoutEffect, useRef } from 'react'
import type { Agreement } from './readAgreement'

interface AgreementTextProps {
  agreement: Agreement
  /** What it is written in: it is not translated, and is read so whatever the page speaks. */
  language: string
}

/** The text of an agreement, in the place its region gives it. */
export function AgreementText({ agreement, language }: AgreementTextProps) {
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
