import { css } from 'styled-components'

/** Hides an element from sight; assistive technology still reads it. */
export const hiddenRules = css`
  position: absolute;
  width: 1px;
  min-width: 0;
  height: 1px;
  margin: -1px;
  padding: 0;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`
