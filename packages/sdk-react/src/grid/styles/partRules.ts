import { css } from 'styled-components'

/** The styles of the contents of cells: links, boxes, openers, groups, panels. */
export const partRules = css`
  .capstan-grid-link {
    color: var(--capstan-primary-text);
    text-underline-offset: 2px;
  }
  button.capstan-grid-open {
    min-width: 0;
    max-width: 100%;
    padding: 0;
    border: 0;
    background: none;
    font: inherit;
    text-align: start;
    text-decoration: underline;
    text-decoration-color: color-mix(in srgb, currentColor 35%, transparent);
    text-overflow: ellipsis;
    white-space: inherit;
    overflow: hidden;
    cursor: pointer;
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
  .capstan-grid-name + .capstan-grid-count {
    margin-inline-start: var(--capstan-space-2);
  }
  .capstan-grid-count {
    color: var(--capstan-text-muted);
    font-weight: var(--capstan-font-weight-regular);
  }
  [data-retry] > .capstan-grid-panel {
    display: flex;
    align-items: center;
    gap: var(--capstan-space-2);
    padding: calc(10 * var(--capstan-unit)) calc(16 * var(--capstan-unit));
  }
  .capstan-grid-row[aria-level='2'] > .capstan-grid-cell[role='rowheader'] {
    padding-inline-start: calc(40 * var(--capstan-unit));
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
`
