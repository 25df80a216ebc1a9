import { styled } from 'styled-components'
import { narrow } from '../../ui/layout/breakpoints'

/** Body of a card below its toolbar. */
export const SummaryBody = styled.div`
  padding: var(--capstan-space-6);
  @container ${narrow} {
    padding: var(--capstan-space-4);
  }
`
