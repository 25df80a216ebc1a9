import { styled } from 'styled-components'

/** The text of a failed step, in its colour. */
export const FailedStep = styled.span`
  color: var(--capstan-danger);
`
