import { css } from 'styled-components'

/** How rows look that are cards: each cell is as wide as `cardColumns` says, and stands where that leaves it. */
export const cardRules = css`
  /* Cards scroll with the page. */
  &[data-cards] {
    max-height: none;
    overflow: visible;
  }
  &[data-cards] > .capstan-grid-foot {
    position: static;
  }
  &[data-cards] :is(.capstan-grid-head, .capstan-grid-body, .capstan-grid-foot) {
    width: 100%;
  }
  &[data-cards] > :is(.capstan-grid-body, .capstan-grid-foot) .capstan-grid-row {
    flex-wrap: wrap;
    align-content: flex-start;
    padding: calc(12 * var(--capstan-unit)) calc(16 * var(--capstan-unit));
  }
  &&[data-cards] > :is(.capstan-grid-body, .capstan-grid-foot) .capstan-grid-cell {
    padding: 0;
    line-height: calc(20 * var(--capstan-unit));
    text-align: start;
  }
  &[data-cards] .capstan-grid-cell:is([data-as='title'], [data-as='end'], [data-as='box']) {
    height: calc(28 * var(--capstan-unit));
  }
  &[data-cards] .capstan-grid-cell[data-as='title'] {
    font-size: var(--capstan-font-size-body);
    font-weight: var(--capstan-font-weight-strong);
  }
  &&[data-cards] > .capstan-grid-body .capstan-grid-cell[data-as='end'] {
    text-align: end;
  }
  /* A status is one line there, as in a column. */
  &[data-cards] .capstan-grid-cell[data-as='end'] .capstan-chip {
    white-space: nowrap;
  }
  &[data-cards] .capstan-grid-cell[data-label] {
    height: calc(42 * var(--capstan-unit));
  }
  &&[data-cards] .capstan-grid-cell[data-as='fact'] {
    padding-inline-end: calc(8 * var(--capstan-unit));
  }
  &[data-cards] .capstan-grid-cell[data-label]::before {
    content: attr(data-label);
    display: block;
    overflow: hidden;
    color: var(--capstan-text-muted);
    font-weight: var(--capstan-font-weight-regular);
    line-height: calc(18 * var(--capstan-unit));
    text-overflow: ellipsis;
  }
  /* A panel is no card. */
  &[data-cards] .capstan-grid-row[data-detail] {
    padding: 0;
  }
  /* The totals are as high as they need, and say nothing of what has none. */
  &[data-cards] > .capstan-grid-foot > .capstan-grid-row {
    height: auto !important;
  }
  &&[data-cards] > .capstan-grid-foot .capstan-grid-cell:empty {
    width: 0 !important;
    height: 0;
    padding: 0;
  }
  /* What is cut is there in full over what stands below it, its own words beneath it. */
  &[data-cards] .capstan-grid-body .capstan-grid-row:focus-within {
    z-index: 1;
    contain: size layout style;
  }
  &&[data-cards] .capstan-grid-body .capstan-grid-cell[title]:focus {
    overflow-wrap: anywhere;
    white-space: normal;
  }
  &&&&[data-cards] .capstan-grid-body .capstan-grid-cell::after {
    inset-block: 0 auto;
    min-height: 100%;
    width: 100%;
  }
  &&&&[data-cards] .capstan-grid-body .capstan-grid-cell[data-label]::after {
    inset-block: calc(18 * var(--capstan-unit)) auto;
    min-height: 0;
  }
  /* What sums up a group says nothing of some columns. */
  &[data-cards] [data-group] .capstan-grid-cell:empty::before {
    content: none;
  }
  &[data-cards] > .capstan-grid-foot .capstan-grid-cell[data-as='title'] {
    width: 100% !important;
  }
`
