import { styled } from 'styled-components'
import { narrow } from '../../ui/layout/breakpoints'

/** A list beside the card of the record that is open in it; below 900 the card stands first. */
export const ListAndCard = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: var(--capstan-space-6);
  &[data-open] {
    grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
  }
  @container (max-width: 56.247rem) {
    &[data-open] {
      grid-template-columns: minmax(0, 1fr);
    }
    &[data-open] > :last-child {
      order: -1;
    }
  }
`

/** The name of a record as the button that opens it, above its address. */
export const NameAndAddress = styled.span`
  display: grid;
  justify-items: start;
  /* A column gives its width away to the others where words may break anywhere. */
  min-width: 11em;
  overflow-wrap: anywhere;
  > button {
    padding: 0;
    border: 0;
    background: none;
    color: var(--capstan-primary-text);
    font: inherit;
    text-align: start;
    text-decoration: underline;
    cursor: pointer;
  }
  > button[aria-current] {
    font-weight: var(--capstan-font-weight-strong);
  }
  > button:focus-visible {
    outline: 2px solid var(--capstan-focus);
    outline-offset: 2px;
  }
  > small {
    color: var(--capstan-text-muted);
    font-size: var(--capstan-font-size-dense);
    font-weight: var(--capstan-font-weight-regular);
  }
`

/** A value above a detail of it, at the end of the line where a narrow table shows records. */
export const ValueAndDetail = styled.span`
  display: grid;
  justify-items: start;
  overflow-wrap: anywhere;
  > small {
    color: var(--capstan-text-muted);
    font-size: var(--capstan-font-size-dense);
  }
  @container ${narrow} {
    justify-items: end;
    text-align: end;
  }
`
