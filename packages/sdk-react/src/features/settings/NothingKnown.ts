import { styled } from 'styled-components'
import { narrow } from '../../ui/layout/breakpoints'

/** Muted line of a card without content. */
export const NothingKnown = styled.p`
  margin: 0;
  padding: var(--capstan-space-4) var(--capstan-space-6);
  color: var(--capstan-text-muted);
  @container ${narrow} {
    padding-inline: var(--capstan-space-4);
  }
`
