import { css } from 'styled-components'
import { inputRules } from './inputRules'

/** How the headings, the row of filters and the totals of a grid look. */
export const headRules = css`
  .capstan-grid-head,
  .capstan-grid-foot {
    position: sticky;
    z-index: 2;
    min-width: 100%;
    width: var(--capstan-grid-width);
  }
  .capstan-grid-body {
    min-width: 100%;
    width: var(--capstan-grid-width);
  }
  .capstan-grid-head {
    inset-block-start: 0;
  }
  .capstan-grid-foot {
    inset-block-end: 0;
  }
  .capstan-grid-head > .capstan-grid-row {
    height: calc(36 * var(--capstan-unit));
    border-bottom: 1px solid var(--capstan-border);
    --capstan-grid-back: var(--capstan-surface-sunken);
    color: var(--capstan-text-muted);
    font-size: var(--capstan-font-size-dense);
    font-weight: var(--capstan-font-weight-strong);
  }
  .capstan-grid-head > [data-headings] {
    height: calc(28 * var(--capstan-unit));
  }
  .capstan-grid-head > [data-filters] {
    height: calc(40 * var(--capstan-unit));
    --capstan-grid-back: var(--capstan-surface-raised);
  }
  [data-filters] > .capstan-grid-cell {
    padding-inline: calc(4 * var(--capstan-unit));
  }
  .capstan-grid-head .capstan-grid-cell {
    display: flex;
    align-items: center;
    line-height: calc(18 * var(--capstan-unit));
  }
  .capstan-grid-head [data-kind='number'] {
    justify-content: flex-end;
  }
  .capstan-grid-head [data-kind='select'] {
    justify-content: center;
  }
  .capstan-grid-head [data-column] {
    position: relative;
    overflow: visible;
    cursor: pointer;
  }
  .capstan-grid-heading {
    overflow: hidden;
    text-overflow: ellipsis;
  }
  .capstan-grid-head [data-column]:hover,
  .capstan-grid-head [aria-sort]:not([aria-sort='none']) {
    color: var(--capstan-text);
  }
  .capstan-grid-order {
    font-size: calc(11 * var(--capstan-unit));
  }
  .capstan-grid-menu {
    display: none;
    flex: none;
    place-items: center;
    width: calc(24 * var(--capstan-unit));
    height: calc(24 * var(--capstan-unit));
    margin: 0;
    margin-inline-start: calc(2 * var(--capstan-unit));
    padding: 0;
    border: 0;
    border-radius: calc(4 * var(--capstan-unit));
    background: none;
    color: var(--capstan-text-muted);
    font: inherit;
    cursor: pointer;
  }
  .capstan-grid-menu::before {
    content: '⋯' / '';
    font-size: var(--capstan-font-size-lead);
  }
  :is([data-column]:hover, [data-column]:focus, [data-column]:focus-within) > .capstan-grid-menu {
    display: grid;
  }
  .capstan-grid-menu:hover {
    background: var(--capstan-surface-active);
    color: var(--capstan-text);
  }
  @media (pointer: coarse) {
    .capstan-grid-menu {
      display: grid;
    }
  }
  .capstan-grid-resize {
    position: absolute;
    inset-block: 0;
    inset-inline-end: -5px;
    z-index: 1;
    width: 9px;
    cursor: col-resize;
    touch-action: none;
  }
  .capstan-grid-resize::after {
    content: '';
    position: absolute;
    inset-block: calc(10 * var(--capstan-unit));
    inset-inline-start: 4px;
    width: 1px;
    background: var(--capstan-border);
  }
  .capstan-grid-resize:is(:hover, [data-resizing])::after {
    inset-block: 0;
    width: 2px;
    background: var(--capstan-primary-edge);
  }
  /* Colours of a person's own leave no backgrounds and no shadows. */
  @media (forced-colors: active) {
    .capstan-grid-resize::after {
      forced-color-adjust: none;
      background: ButtonBorder;
    }
    .capstan-grid-resize:is(:hover, [data-resizing])::after {
      background: Highlight;
    }
    [data-drop='before'] {
      border-inline-start: 3px solid Highlight;
    }
    [data-drop='after'] {
      border-inline-end: 3px solid Highlight;
    }
  }
  [data-column]:last-child > .capstan-grid-resize {
    inset-inline-end: 0;
  }
  [data-dragged] {
    opacity: 0.6;
  }
  [data-drop='before'] {
    box-shadow: inset 3px 0 var(--capstan-primary-edge);
  }
  [data-drop='after'] {
    box-shadow: inset -3px 0 var(--capstan-primary-edge);
  }
  &:dir(rtl) [data-drop='before'] {
    box-shadow: inset -3px 0 var(--capstan-primary-edge);
  }
  &:dir(rtl) [data-drop='after'] {
    box-shadow: inset 3px 0 var(--capstan-primary-edge);
  }
  ${inputRules}
  .capstan-grid-foot > .capstan-grid-row {
    border-top: 1px solid var(--capstan-border);
    --capstan-grid-back: var(--capstan-surface-sunken);
    font-weight: var(--capstan-font-weight-strong);
  }
`
