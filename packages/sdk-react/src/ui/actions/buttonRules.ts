import { css } from 'styled-components'
import { narrow } from '../layout/breakpoints'

/** How a button looks, whether it is a button or a link. */
export const buttonRules = css`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: var(--capstan-space-2);
  margin: 0;
  min-height: var(--capstan-size-control);
  padding: calc(7 * var(--capstan-unit)) var(--capstan-space-4);
  border: 1px solid var(--capstan-border-strong);
  border-radius: var(--capstan-radius-base);
  background: var(--capstan-surface-raised);
  color: var(--capstan-text);
  font: inherit;
  font-weight: var(--capstan-font-weight-strong);
  line-height: calc(20 * var(--capstan-unit));
  text-align: center;
  text-decoration: none;
  white-space: nowrap;
  cursor: pointer;
  transition: background-color var(--capstan-motion-duration-quick) var(--capstan-motion-ease-out);
  &[data-hovered] {
    background: var(--capstan-surface-hover);
  }
  &[data-pressed] {
    background: var(--capstan-surface-active);
  }
  &[data-variant='primary'] {
    border-color: var(--capstan-primary-edge);
    background: var(--capstan-primary);
    color: var(--capstan-on-primary);
  }
  &[data-variant='primary'][data-hovered] {
    background: var(--capstan-primary-hover);
  }
  &[data-variant='primary'][data-pressed] {
    background: var(--capstan-primary-active);
  }
  &[data-variant='quiet'] {
    border-color: transparent;
    background: none;
    color: var(--capstan-primary-text);
    padding-inline: var(--capstan-space-2);
  }
  &[data-variant='quiet'][data-hovered] {
    background: var(--capstan-surface-hover);
  }
  &[data-variant='quiet'][data-pressed] {
    background: var(--capstan-surface-active);
  }
  /* A brand whose primary is nearly red sets these three: an outline then distinguishes the two. */
  &[data-variant='danger'] {
    border-color: var(--capstan-danger-button-edge);
    background: var(--capstan-danger-button);
    color: var(--capstan-on-danger-button);
  }
  &[data-variant='danger'][data-hovered] {
    background: color-mix(in oklab, var(--capstan-danger-button), #000 8%);
  }
  &[data-size='dense'] {
    min-height: var(--capstan-size-control-dense);
    padding: calc(3 * var(--capstan-unit)) var(--capstan-space-3);
    font-size: var(--capstan-font-size-dense);
  }
  &[data-size='dense'][data-variant='quiet'] {
    padding-inline: var(--capstan-space-2);
  }
  &[data-block] {
    width: 100%;
  }
  &[data-icon] {
    width: var(--capstan-size-control);
    padding-inline: 0;
    color: var(--capstan-text-muted);
  }
  &[data-icon][data-hovered] {
    color: var(--capstan-text);
  }
  &[data-icon][data-size='dense'] {
    width: var(--capstan-size-control-dense);
  }
  &[data-disabled]:not([data-pending]) {
    border-color: var(--capstan-border);
    background: var(--capstan-surface-sunken);
    color: var(--capstan-text-disabled);
    cursor: not-allowed;
  }
  &[data-variant='quiet'][data-disabled]:not([data-pending]) {
    border-color: transparent;
    background: none;
  }
  &[data-pending] {
    cursor: progress;
  }
  /* A phone has no room for long words on one line. */
  @container ${narrow} {
    flex-shrink: 0;
    max-width: 100%;
    box-sizing: border-box;
    white-space: normal;
  }
  @container ${narrow} {
    &[data-block] {
      flex-shrink: 1;
    }
  }
  @media (forced-colors: active) {
    border: 1px solid;
  }
  @media (prefers-reduced-motion: reduce) {
    transition: none;
  }
  @media print {
    display: none;
  }
`
