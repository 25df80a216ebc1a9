import { styled } from 'styled-components'
import { narrow } from '../layout/breakpoints'

/**
 * Footer for dialog content that has its own buttons. It stays visible at the lower edge while the content scrolls, and holds the
 * alert that belongs to the buttons.
 */
export const DialogFoot = styled.div`
  position: sticky;
  inset-block-end: calc(-1 * var(--capstan-space-5));
  z-index: var(--capstan-layer-sticky);
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: flex-end;
  gap: var(--capstan-space-2);
  margin: 0 calc(-1 * var(--capstan-space-6)) calc(-1 * var(--capstan-space-5));
  padding: var(--capstan-space-3) var(--capstan-space-6);
  border-top: 1px solid var(--capstan-border);
  border-radius: 0 0 var(--capstan-radius-base) var(--capstan-radius-base);
  background: var(--capstan-surface-overlay);
  > .capstan-alert {
    flex: 1 0 100%;
  }
  > span {
    flex: 1 1 auto;
    color: var(--capstan-text-muted);
    font-size: var(--capstan-font-size-dense);
    font-variant-numeric: tabular-nums lining-nums;
  }
  /* The buttons beside each other, below what is said. */
  @container ${narrow} {
    > span {
      flex-basis: 100%;
    }
    > .capstan-button:is([data-variant='primary'], [data-variant='danger']) {
      flex: 1;
    }
  }
`
