import { styled } from 'styled-components'
import { cramped } from './cramped'

/** Name of a list item, with its description below. It wraps above the buttons where the list is too narrow. */
export const ItemWords = styled.div`
  display: grid;
  flex: 1;
  grid-template-columns: minmax(0, 1fr);
  justify-items: start;
  min-width: 0;
  overflow-wrap: anywhere;
  @container ${cramped} {
    flex: 1 0 calc(100% - 40 * var(--capstan-unit));
  }
  small {
    color: var(--capstan-text-muted);
    font-size: var(--capstan-font-size-dense);
  }
`
