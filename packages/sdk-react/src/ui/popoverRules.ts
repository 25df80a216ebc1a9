import { css } from 'styled-components'

/** How everything that opens over the page looks. */
export const popoverRules = css`
  min-width: max(var(--trigger-width, 0px), 200px);
  max-width: calc(100vw - 32px);
  padding: var(--capstan-space-1);
  border: 1px solid var(--capstan-border);
  border-radius: var(--capstan-radius-base);
  background: var(--capstan-surface-overlay);
  color: var(--capstan-text);
  box-shadow: var(--capstan-shadow-popover);
  overflow: auto;
  outline: 0;
`

/** How one line of a menu or list looks. */
export const optionRules = css`
  display: flex;
  align-items: center;
  gap: var(--capstan-space-2);
  min-height: 32px;
  padding: 6px var(--capstan-space-2);
  border-radius: 4px;
  color: inherit;
  line-height: 20px;
  text-align: start;
  text-decoration: none;
  outline-offset: -2px;
  cursor: pointer;
  &[data-hovered],
  &[data-focused] {
    background: var(--capstan-surface-active);
  }
  &[data-selected] {
    font-weight: var(--capstan-font-weight-strong);
  }
  > .capstan-icon {
    color: var(--capstan-text-muted);
  }
  > [data-end] {
    margin-inline-start: auto;
  }
  &[data-disabled] {
    color: var(--capstan-text-disabled);
    cursor: default;
  }
  &[data-tone='danger'],
  &[data-tone='danger'] > .capstan-icon {
    color: var(--capstan-danger);
  }
  @media (pointer: coarse) {
    min-height: 44px;
  }
  @media (forced-colors: active) {
    &[data-focused] {
      outline: 2px solid Highlight;
    }
  }
`
