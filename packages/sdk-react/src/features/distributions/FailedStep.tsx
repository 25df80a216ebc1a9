import { styled } from 'styled-components'

/** A step that failed, in words and in its colour. */
export const FailedStep = styled.span`
  color: var(--capstan-danger);
`
