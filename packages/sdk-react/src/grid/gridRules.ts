import { css, keyframes } from 'styled-components'

// Two of the same, so that a second change begins the flash again.
const flashA = keyframes`from { background: var(--capstan-warning-soft); }`
const flashB = keyframes`0% { background: var(--capstan-warning-soft); }`

/** How a grid looks. Rows are plain elements, dressed from here: a component a cell would cost more than its text. */
export const gridRules = css`
  position: relative;
  max-height: var(--capstan-grid-height, calc(640 * var(--capstan-unit)));
  overflow: auto;
  overscroll-behavior: contain;
  outline: 0;
  font-size: var(--capstan-font-size-dense);
  font-variant-numeric: tabular-nums lining-nums;
  line-height: calc(18 * var(--capstan-unit));
  &:not([data-density='compact']) {
    font-size: var(--capstan-font-size-body);
  }
  .capstan-grid-body {
    position: relative;
    contain: layout style;
  }
  .capstan-grid-row {
    display: flex;
    box-sizing: border-box;
    width: 100%;
    /* Said to the cells that stay at a side: to inherit it, every cell would be styled anew whenever its row moves. */
    --capstan-grid-back: var(--capstan-surface-raised);
    background: var(--capstan-grid-back);
  }
  .capstan-grid-body .capstan-grid-row {
    position: absolute;
    inset-block-start: 0;
    inset-inline-start: 0;
    border-bottom: 1px solid var(--capstan-border-subtle);
    contain: strict;
  }
  .capstan-grid-cell {
    flex: none;
    box-sizing: border-box;
    min-width: 0;
    padding-inline: calc(12 * var(--capstan-unit));
    overflow: hidden;
    outline-offset: calc(-2 * var(--capstan-unit));
    line-height: calc(var(--capstan-grid-row) - 1px);
    white-space: nowrap;
    text-overflow: ellipsis;
    user-select: none;
    cursor: default;
  }
  .capstan-grid-cell:first-child:not([data-kind='select']) {
    padding-inline-start: calc(16 * var(--capstan-unit));
  }
  .capstan-grid-cell:last-child {
    padding-inline-end: calc(16 * var(--capstan-unit));
  }
  /* A text that is cut is there in full while its cell has focus: what a mouse is shown by hovering. */
  .capstan-grid-body .capstan-grid-cell[title]:not([data-kind='number']):focus-visible {
    z-index: 3;
    overflow: visible;
  }
  .capstan-grid-body .capstan-grid-cell[title]:focus-visible:not([data-side]) {
    position: relative;
  }
  .capstan-grid-body .capstan-grid-cell[title]:not([data-kind='number']):focus-visible::after {
    content: attr(title) / '';
    position: absolute;
    inset-block: 0;
    inset-inline-end: auto;
    inset-inline-start: 0;
    box-sizing: border-box;
    min-width: 100%;
    width: max-content;
    padding-inline: inherit;
    background: var(--capstan-grid-back);
    outline: calc(2 * var(--capstan-unit)) solid var(--capstan-focus);
    outline-offset: calc(-2 * var(--capstan-unit));
  }
  .capstan-grid-cell:focus-visible,
  .capstan-grid-panel:focus-visible {
    outline: calc(2 * var(--capstan-unit)) solid var(--capstan-focus);
  }
  [data-kind='number'] {
    text-align: end;
  }
  .capstan-grid-cell[data-kind='select'] {
    padding: 0;
    text-align: center;
  }
  .capstan-grid-cell :is(.capstan-chip, .capstan-icon, .capstan-skeleton) {
    display: inline-flex;
    vertical-align: middle;
  }
  [data-side] {
    position: sticky;
    z-index: 1;
    background: var(--capstan-grid-back);
  }
  .capstan-grid-link {
    color: var(--capstan-primary-text);
    text-underline-offset: 2px;
  }
  .capstan-grid-content {
    display: contents;
  }
  .capstan-grid-box {
    width: calc(16 * var(--capstan-unit));
    height: calc(16 * var(--capstan-unit));
    margin: 0;
    accent-color: var(--capstan-primary);
    vertical-align: middle;
  }
  .capstan-grid-expand {
    display: inline-grid;
    place-items: center;
    width: calc(24 * var(--capstan-unit));
    height: calc(24 * var(--capstan-unit));
    margin: 0;
    vertical-align: middle;
    margin-inline: calc(-4 * var(--capstan-unit)) calc(4 * var(--capstan-unit));
    padding: 0;
    border: 0;
    border-radius: calc(4 * var(--capstan-unit));
    background: none;
    color: var(--capstan-text-muted);
    cursor: pointer;
  }
  .capstan-grid-expand:hover {
    background: var(--capstan-surface-active);
  }
  [data-group] > .capstan-grid-cell {
    font-weight: var(--capstan-font-weight-strong);
  }
  .capstan-grid-count {
    margin-inline-start: var(--capstan-space-2);
    color: var(--capstan-text-muted);
    font-weight: var(--capstan-font-weight-regular);
  }
  [aria-level='2'] > [role='rowheader'] {
    padding-inline-start: calc(32 * var(--capstan-unit));
  }
  .capstan-grid-row[data-detail] {
    --capstan-grid-back: var(--capstan-surface);
  }
  .capstan-grid-panel {
    position: sticky;
    inset-inline-start: 0;
    box-sizing: border-box;
    overflow: auto;
    outline-offset: calc(-2 * var(--capstan-unit));
    font-size: var(--capstan-font-size-body);
    line-height: var(--capstan-font-line-body);
  }
  @media (hover: hover) {
    .capstan-grid-body .capstan-grid-row:hover {
      --capstan-grid-back: var(--capstan-surface-hover);
    }
  }
  .capstan-grid-body .capstan-grid-row[aria-selected='true'] {
    --capstan-grid-back: var(--capstan-primary-soft);
  }
  .capstan-grid-row[aria-selected='true'] .capstan-chip {
    background: var(--capstan-surface-raised);
  }
  [data-range] {
    background: var(--capstan-primary-soft);
  }
  @media (prefers-reduced-motion: no-preference) {
    [data-flash='a'] {
      animation: ${flashA} 1s ease-out;
    }
    [data-flash='b'] {
      animation: ${flashB} 1s ease-out;
    }
  }
  @media (forced-colors: active) {
    .capstan-grid-row[aria-selected='true'] > .capstan-grid-cell,
    [data-range] {
      forced-color-adjust: none;
      background: Highlight;
      color: HighlightText;
    }
    .capstan-grid-row[aria-selected='true'] .capstan-grid-link {
      color: HighlightText;
    }
  }
  /* Paper shows the printed table in its place. */
  @media print {
    display: none;
  }
`
