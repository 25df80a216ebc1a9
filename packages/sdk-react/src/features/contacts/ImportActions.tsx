import { styled } from 'styled-components'

/** The next actions of an import, at its end: they cover none of the rows above. */
export const ImportActions = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: var(--capstan-space-2);
`
