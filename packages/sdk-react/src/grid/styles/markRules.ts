import { css, keyframes } from 'styled-components'

// Two of the same, so that a second change begins the flash again.
const flashA = keyframes`from { background: var(--capstan-warning-soft); }`
const flashB = keyframes`0% { background: var(--capstan-warning-soft); }`

/** How rows and cells look that are pointed at, selected, in a range, or just changed. */
export const markRules = css`
  @media (hover: hover) {
    .capstan-grid-body .capstan-grid-row:hover {
      --capstan-grid-back: var(--capstan-surface-hover);
    }
  }
  .capstan-grid-body .capstan-grid-row:is([aria-selected='true'], [aria-current]) {
    --capstan-grid-back: var(--capstan-primary-soft);
  }
  .capstan-grid-row[aria-current] .capstan-grid-open {
    font-weight: var(--capstan-font-weight-strong);
  }
  .capstan-grid-row:is([aria-selected='true'], [aria-current]) .capstan-chip {
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
`
