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

/** A row with a description, its name in bold, and a button at its end; on narrow screens below. */
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
