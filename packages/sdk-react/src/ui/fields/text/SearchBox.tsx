import { styled } from 'styled-components'

/** Search input in the toolbar above a list. */
export const SearchBox = styled.input.attrs({ type: 'search' })`
  box-sizing: border-box;
  /* A toolbar that is narrower than 400 gives it a line of its own. */
  flex: 1 1 clamp(140 * var(--capstan-unit), (400 * var(--capstan-unit) - 100%) * 999, 100%);
  min-width: 0;
  max-width: max(280 * var(--capstan-unit), min(100%, (400 * var(--capstan-unit) - 100%) * 999));
  height: calc(32 * var(--capstan-unit));
  /* In a column, too, where what it grows by is its height. */
  max-height: calc(32 * var(--capstan-unit));
  padding: 0 calc(10 * var(--capstan-unit));
  border: 1px solid var(--capstan-border-strong);
  border-radius: var(--capstan-radius-base);
  background: var(--capstan-surface-raised);
  color: var(--capstan-text);
  font: inherit;
  font-size: var(--capstan-font-size-dense);
  /* The browser draws it in a blue of its own. */
  &::-webkit-search-cancel-button {
    filter: grayscale(1);
  }
  &:focus {
    border-color: var(--capstan-focus);
    outline: 1px solid var(--capstan-focus);
  }
  @media (pointer: coarse) {
    height: calc(44 * var(--capstan-unit));
    max-height: calc(44 * var(--capstan-unit));
  }
`
