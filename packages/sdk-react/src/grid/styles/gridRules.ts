import { css } from 'styled-components'

const cutCell = ".capstan-grid-body .capstan-grid-cell[title]:is(:not([data-kind='number']), [data-full])"
/** Nothing of it is drawn. */
const plainCell = `${cutCell}:not(:has(> .capstan-grid-content, > .capstan-grid-expand))`

const uncut = css`
  z-index: 3;
  overflow: visible;
`
const inFull = css`
  content: attr(title) / '';
  position: absolute;
  inset-block: 0;
  inset-inline: 0 auto;
  box-sizing: border-box;
  min-width: 100%;
  width: max-content;
  padding-inline: inherit;
  background: var(--capstan-grid-back);
  outline: calc(2 * var(--capstan-unit)) solid var(--capstan-focus);
  outline-offset: calc(-2 * var(--capstan-unit));
  /* A selected cell has other colours where colours are forced. */
  @media (forced-colors: active) {
    background: Canvas;
    color: CanvasText;
  }
`

/** How a grid, its rows and its cells look. Rows are plain elements, dressed from here: a component a cell would cost more than its text. */
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
    /* Said to the cells that stay at a side: to inherit it, every cell would be styled again whenever its row moves. */
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
  /* A text that is cut, a figure that is written shorter: there in full while its cell has focus, as a mouse is shown by hovering. */
  ${cutCell}:focus-visible {
    ${uncut}
  }
  .capstan-grid-cell[title]:focus-visible {
    position: relative;
  }
  ${plainCell}:focus-visible::after {
    ${inFull}
  }
  /* A finger hovers over nothing, and presses. */
  @media (pointer: coarse) {
    ${cutCell}:focus {
      ${uncut}
      position: relative;
    }
    ${plainCell}:focus::after {
      ${inFull}
    }
  }
  &&&& .capstan-grid-body .capstan-grid-cell[data-full]::after {
    inset-inline: auto 0;
  }
  /* Nothing is written over what is drawn, or over what opens a group and is being pressed. */
  [data-group] > .capstan-grid-cell:focus-visible > :is(.capstan-grid-name, .capstan-grid-count) {
    background: var(--capstan-grid-back);
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
    background: var(--capstan-grid-back);
  }
  /* Held at a side only where lines are scrolled along: what is held is a layer of its own, in every frame. */
  &&[data-along] [data-side='start'],
  &&[data-wide] [data-side='end'] {
    position: sticky;
    z-index: 1;
  }
  &&[data-along] [data-side='start'] {
    inset-inline-start: var(--capstan-grid-inset);
  }
  &&[data-wide] [data-side='end'] {
    inset-inline-end: var(--capstan-grid-inset);
  }
  /* Paper shows the printed table in its place. */
  @media print {
    display: none;
  }
`
