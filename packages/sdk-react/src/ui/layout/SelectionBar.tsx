import { styled } from 'styled-components'
import { narrow } from './breakpoints'

/** The bar below a list with its selection and the actions for it; `data-end` is at its end. */
export const SelectionBar = styled.div.attrs({ role: 'group' })`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--capstan-space-2) var(--capstan-space-3);
  padding: var(--capstan-space-2) var(--capstan-space-4);
  border-top: 1px solid var(--capstan-primary-edge);
  background: var(--capstan-primary-soft);
  color: var(--capstan-on-primary-soft);
  > [data-end] {
    display: flex;
    flex-wrap: wrap;
    gap: var(--capstan-space-2);
    margin-inline-start: auto;
  }
  /* On a phone it stays at the foot of the screen while the list scrolls with the page. */
  @container ${narrow} {
    position: sticky;
    inset-block-end: 0;
    z-index: 3;
  }
`
