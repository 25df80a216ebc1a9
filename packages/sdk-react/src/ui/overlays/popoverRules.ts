import { css } from 'styled-components'

/** How everything that opens over the page looks. */
export const popoverRules = css`
  /* With text of twice the size 200 units are more than a phone has. */
  min-width: min(
    calc(100vw - calc(32 * var(--capstan-unit))),
    max(var(--trigger-width, 0px), calc(200 * var(--capstan-unit)))
  );
  max-width: calc(100vw - calc(32 * var(--capstan-unit)));
  padding: var(--capstan-space-1);
  border: 1px solid var(--capstan-border);
  border-radius: var(--capstan-radius-base);
  background: var(--capstan-surface-overlay);
  color: var(--capstan-text);
  box-shadow: var(--capstan-shadow-popover);
  overflow: auto;
  outline: 0;
  /* Focus shows on the line, not around all of them. */
  [role='listbox'],
  [role='menu'],
  [role='dialog'] {
    outline: 0;
  }
  /* A long text breaks with text of twice the size. */
  .capstan-button {
    max-width: 100%;
    box-sizing: border-box;
    white-space: normal;
  }
`

/**
 * The same rules with a list that scrolls. If an ancestor scrolls instead, React Aria scrolls the page to the selected option,
 * and the list closes as it opens.
 */
export const listPopoverRules = css`
  ${popoverRules}
  display: flex;
  flex-direction: column;
  overflow: hidden;
  [role='listbox'] {
    min-height: 0;
    overflow: auto;
  }
`

/** How one line of a menu or list looks. */
export const optionRules = css`
  display: flex;
  align-items: center;
  gap: var(--capstan-space-2);
  min-height: calc(32 * var(--capstan-unit));
  padding: calc(6 * var(--capstan-unit)) var(--capstan-space-2);
  border-radius: calc(4 * var(--capstan-unit));
  color: inherit;
  line-height: calc(20 * var(--capstan-unit));
  text-align: start;
  text-decoration: none;
  outline-offset: calc(-2 * var(--capstan-unit));
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
    min-height: calc(44 * var(--capstan-unit));
  }
  @media (forced-colors: active) {
    &[data-focused] {
      outline: calc(2 * var(--capstan-unit)) solid Highlight;
    }
    > .capstan-icon,
    > [data-end] > .capstan-icon {
      color: CanvasText;
    }
    &[data-disabled],
    &[data-disabled] > .capstan-icon {
      color: GrayText;
    }
  }
`
