import { styled } from 'styled-components'
import { narrow } from '../../ui/layout/breakpoints'

/** What stands in a card that has nothing to show: one muted line. */
export const NothingKnown = styled.p`
  margin: 0;
  padding: var(--capstan-space-4) var(--capstan-space-6);
  color: var(--capstan-text-muted);
  @container ${narrow} {
    padding-inline: var(--capstan-space-4);
  }
`
