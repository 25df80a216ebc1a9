import { styled } from 'styled-components'

/** What is said of the figures. */
export const SummaryNote = styled.p`
  margin: 0;
  color: var(--capstan-text-muted);
  font-size: var(--capstan-font-size-dense);
`
