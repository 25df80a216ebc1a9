import { css } from 'styled-components'

/** How an agreement looks: a sheet that scrolls in itself, with the headings it brings kept quiet. */
export const agreementRules = css`
  box-sizing: border-box;
  max-height: min(calc(480 * var(--capstan-unit)), 60vh);
  overflow: auto;
  padding: var(--capstan-space-6);
  border: 1px solid var(--capstan-border);
  border-radius: var(--capstan-radius-base);
  background: var(--capstan-surface-raised);
  overflow-wrap: anywhere;
  &:focus-visible {
    outline: var(--capstan-line-focus) solid var(--capstan-focus);
    outline-offset: var(--capstan-line-focus-gap);
  }
  [data-plain] {
    white-space: pre-wrap;
  }
  :is(h1, h2, h3, h4, h5, h6) {
    margin: var(--capstan-space-6) 0 var(--capstan-space-2);
    font: var(--capstan-font-weight-strong) var(--capstan-font-size-lead) / var(--capstan-font-line-lead)
      var(--capstan-font-family-heading);
  }
  :is(p, ul, ol, dl, pre, blockquote, table) {
    margin: 0 0 var(--capstan-space-3);
  }
  :is(ul, ol) {
    padding-inline-start: var(--capstan-space-6);
    list-style: revert;
  }
  :is(th, td) {
    padding: var(--capstan-space-1) var(--capstan-space-2);
    border: 1px solid var(--capstan-border);
    text-align: start;
  }
  a {
    color: var(--capstan-primary-text);
    text-underline-offset: 2px;
  }
  :first-child > :first-child {
    margin-top: 0;
  }
`
