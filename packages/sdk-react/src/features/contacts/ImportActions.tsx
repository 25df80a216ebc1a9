import { styled } from 'styled-components'

/** What can be done next with an import, at its end: it covers none of the rows above it. */
export const ImportActions = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: var(--capstan-space-2);
`
