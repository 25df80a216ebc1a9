import { styled } from 'styled-components'
import { narrow } from './breakpoints'

/** The rows of a card, with a line between two of them. */
export const LinedList = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
  > li + li {
    border-top: 1px solid var(--capstan-border);
  }
`

/** A row that says what something is, its name strong, and has the button to it at its end; below, where it is narrow. */
export const LinedItem = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--capstan-space-3) var(--capstan-space-6);
  padding: var(--capstan-space-4) var(--capstan-space-6);
  > div {
    min-width: 0;
    overflow-wrap: anywhere;
  }
  p {
    margin: 0;
    color: var(--capstan-text-muted);
  }
  .capstan-strong {
    color: var(--capstan-text);
    font-weight: var(--capstan-font-weight-strong);
  }
  @container ${narrow} {
    padding-inline: var(--capstan-space-4);
    > .capstan-button {
      width: 100%;
    }
  }
`

/** Long words of a row break before its end moves below them. */
export const LinedWords = styled.div`
  flex: 1 1 calc(240 * var(--capstan-unit));
`
