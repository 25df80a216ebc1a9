import { useLayoutEffect, useRef } from 'react'
import type { Agreement } from './readAgreement'

// What is signed is not translated: whatever the page speaks, it is read as what it is written in.
const written = { lang: 'en', dir: 'auto' } as const

/** The text of an agreement, in the place its region gives it. */
export function AgreementText({ agreement }: { agreement: Agreement }) {
  switch (agreement.kind) {
    case 'plain':
      return (
        <div data-plain {...written}>
          {agreement.text}
        </div>
      )
    case 'html':
      return <Nodes nodes={agreement.nodes} />
    case 'unreadable':
      return null
  }
}

function Nodes({ nodes }: { nodes: DocumentFragment | undefined }) {
  const holder = useRef<HTMLDivElement>(null)
  // A copy, because nodes that stand in the page have left their fragment and React may run this twice.
  useLayoutEffect(() => holder.current?.replaceChildren(...(nodes ? [nodes.cloneNode(true)] : [])), [nodes])
  return <div ref={holder} {...written} />
}
