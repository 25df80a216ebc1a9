import { css } from 'styled-components'

/** How the fields of a grid look by which it is filtered. */
export const inputRules = css`
  .capstan-grid-input {
    box-sizing: border-box;
    width: 100%;
    min-width: 0;
    height: calc(28 * var(--capstan-unit));
    padding: 0 calc(8 * var(--capstan-unit));
    border: 1px solid var(--capstan-border-strong);
    border-radius: var(--capstan-radius-base);
    background: var(--capstan-surface-raised);
    color: var(--capstan-text);
    font: inherit;
    font-weight: var(--capstan-font-weight-regular);
    text-align: inherit;
  }
  .capstan-grid-input[aria-invalid] {
    border-color: var(--capstan-danger);
  }
  .capstan-grid-input:focus {
    border-color: var(--capstan-focus);
    outline: 1px solid var(--capstan-focus);
  }
`
