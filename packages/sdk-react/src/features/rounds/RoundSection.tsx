import type { ReactNode } from 'react'
import { styled } from 'styled-components'

export interface RoundSectionProps {
  title: string
  /** Buttons at the end, the primary one last. */
  actions?: ReactNode
  children: ReactNode
}

/** Cards that belong together, with a common heading. */
export function RoundSection({ title, actions, children }: RoundSectionProps) {
  return (
    <div className="capstan-round-section">
      <Head>
        <h2 className="capstan-heading">{title}</h2>
        {actions && <div>{actions}</div>}
      </Head>
      {children}
    </div>
  )
}

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--capstan-space-2) var(--capstan-space-4);
  margin-block-end: var(--capstan-space-3);
  > h2 {
    min-width: 0;
    margin: 0;
    /* A long word of German at twice the size. */
    overflow-wrap: anywhere;
    font: var(--capstan-font-weight-strong) var(--capstan-font-size-lead) / var(--capstan-font-line-lead)
      var(--capstan-font-family-heading);
  }
  > div {
    display: flex;
    flex-wrap: wrap;
    gap: var(--capstan-space-2);
  }
  @media print {
    > div {
      display: none;
    }
  }
`
