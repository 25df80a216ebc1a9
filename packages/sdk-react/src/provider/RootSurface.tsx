import type { ComponentType, HTMLAttributes, Ref } from 'react'
import { highContrastDeclarations, themeDeclarations } from '@capstan/theme'
import { css, styled } from 'styled-components'
import { narrow } from '../ui/layout/breakpoints'

const tokens = css`
  ${themeDeclarations()}
`

/** The element that carries the custom properties, the type and the focus ring; everything else is inside one. */
export const RootSurface: ComponentType<
  HTMLAttributes<HTMLDivElement> & { ref?: Ref<HTMLDivElement>; 'data-capstan-theme'?: string }
> = styled.div`
  ${tokens}
  color-scheme: light;
  color: var(--capstan-text);
  font: var(--capstan-font-weight-regular) var(--capstan-font-size-body) / var(--capstan-font-line-body)
    var(--capstan-font-family-body);
  font-variant-numeric: tabular-nums lining-nums;
  -webkit-font-smoothing: antialiased;
  text-size-adjust: 100%;
  text-align: start;
  accent-color: var(--capstan-primary-edge);
  &[data-capstan-theme='dark'],
  [data-capstan-theme='dark'] {
    color-scheme: dark;
  }
  &[data-capstan-theme='auto'],
  [data-capstan-theme='auto'] {
    color-scheme: light dark;
  }
  [data-capstan-theme='light'] {
    color-scheme: light;
  }
  [data-capstan-theme] {
    color: var(--capstan-text);
    background: var(--capstan-surface);
  }
  :where(&),
  :where(&) *,
  :where(&) *::before,
  :where(&) *::after {
    box-sizing: border-box;
  }
  :where(&) ::selection {
    background: var(--capstan-selection);
    color: var(--capstan-on-selection);
  }
  :where(&) :where(h1, h2, h3, h4, h5, p, ol, ul, dl, dd, figure, fieldset, legend) {
    margin: 0;
    padding: 0;
    border: 0;
  }
  :where(&) :where(h1, h2, h3, h4, h5) {
    font: inherit;
  }
  :where(&) :where(ol, ul) {
    list-style: none;
  }
  :where(&) :where(button, input, textarea, select) {
    font: inherit;
    color: inherit;
  }
  /* The browser's own "smaller" is no size of the scale, and is smaller still inside another small text. */
  :where(&) :where(small) {
    font-size: var(--capstan-font-size-dense);
  }
  :where(&) [hidden] {
    display: none;
  }
  /* One focus ring for everything that takes focus. */
  :where(&) :where(a, button, input, textarea, select, summary, [tabindex]):focus-visible {
    outline: var(--capstan-line-focus) solid var(--capstan-focus);
    outline-offset: var(--capstan-line-focus-gap);
  }
  @media (pointer: coarse) {
    --capstan-size-control: var(--capstan-size-control-touch);
    --capstan-size-control-dense: calc(36 * var(--capstan-unit));
  }
  @media (prefers-contrast: more) {
    ${highContrastDeclarations}
  }
  @media print {
    &,
    &[data-capstan-theme],
    [data-capstan-theme] {
      color-scheme: light;
    }
    /* Paper is white already. */
    --capstan-surface: #fff !important;
  }
  &[data-contained] {
    container: capstan / inline-size;
  }
  @container capstan ${narrow} {
    > * {
      --capstan-size-control: var(--capstan-size-control-touch);
    }
  }
`
