import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { nameOfBrand } from '../session/brandOf'
import { useHost } from '../session/Host'

export interface PageProps {
  /** The title of the document while the page stands. */
  title: string
  /** How wide it may grow: as a form (60rem), as a card, or as the screen allows. */
  width?: 'form' | 'narrow' | 'card'
  children: ReactNode
}

/** A page: its place on the screen, and its name in the title of the document. */
export function Page({ title, width, children }: PageProps) {
  const name = nameOfBrand(useHost())

  return (
    <Container className="capstan-page" data-width={width}>
      <title>{`${title} · ${name}`}</title>
      {children}
    </Container>
  )
}

const Container = styled.div`
  flex: 1;
  width: 100%;
  max-width: var(--capstan-size-page-width);
  margin-inline: auto;
  padding: var(--capstan-space-6) var(--capstan-space-8) var(--capstan-space-12);
  &[data-width='form'] {
    max-width: calc(var(--capstan-size-form-width) + 2 * var(--capstan-space-8));
  }
  &[data-width='narrow'] {
    max-width: calc(1088 * var(--capstan-unit));
    padding-top: var(--capstan-space-12);
  }
  &[data-width='card'] {
    display: flex;
    flex-direction: column;
    justify-content: center;
    gap: var(--capstan-space-6);
    max-width: calc(448 * var(--capstan-unit));
  }
  @media (max-width: 37.497rem) {
    padding: var(--capstan-space-4) var(--capstan-space-4) var(--capstan-space-8);
  }
  @media print {
    max-width: none;
    padding: 0;
  }
`
