import { styled } from 'styled-components'
import { cramped } from './cramped'

/** What an item of a list is called, and below it what it is; beside its buttons, or above them where that is too narrow. */
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
