import type { DecimalLike } from '@capstan/sdk-core'
import { styled } from 'styled-components'
import { useFormats } from '../../language/useFormats'
import { fillIn } from '../../language/fillIn'
import { useUiMessages } from '../uiMessages'

export interface ExactFigureProps {
  /** The figure. */
  value: DecimalLike
  /** How it is written. */
  as: 'units' | 'amount' | 'general' | 'money'
}

/**
 * A figure that shows its full value: with a mouse, and where some of its digits are not shown also with the keyboard or a
 * finger, which focus it.
 */
export function ExactFigure({ value, as }: ExactFigureProps) {
  const formats = useFormats()
  const { fullValue } = useUiMessages()
  const [shown, full] = [formats[as](value), formats.fullValue(value)]
  const words = fillIn(fullValue, { value: full })

  return isWhole(shown, full) ? (
    <bdi title={words}>{shown}</bdi>
  ) : (
    <Cut className="capstan-exact" tabIndex={0} title={words}>
      {shown}
    </Cut>
  )
}

/** Returns true when the shown figure has every digit of the full one, apart from trailing zeros. */
function isWhole(shown: string, full: string): boolean {
  return digitsOf(shown).startsWith(digitsOf(full))
}

/** The digits of any script. */
const digitsOf = (text: string) => text.replace(/\P{Nd}/gu, '')

const Cut = styled.bdi`
  position: relative;
  border-radius: calc(2 * var(--capstan-unit));
  &:focus-visible {
    outline: calc(2 * var(--capstan-unit)) solid var(--capstan-focus);
    outline-offset: calc(2 * var(--capstan-unit));
  }
  /* What it says has been said as its description. */
  &:focus::after {
    content: attr(title) / '';
    position: absolute;
    z-index: 2;
    inset-block-start: calc(100% + 6 * var(--capstan-unit));
    /* Figures end with their columns: by the page's direction, not by their own. */
    right: 0;
    padding: calc(6 * var(--capstan-unit)) calc(10 * var(--capstan-unit));
    border-radius: var(--capstan-radius-base);
    background: var(--capstan-inverse);
    color: var(--capstan-on-inverse);
    font: var(--capstan-font-weight-regular) var(--capstan-font-size-dense) / calc(18 * var(--capstan-unit))
      var(--capstan-font-family-body);
    white-space: nowrap;
    box-shadow: var(--capstan-shadow-popover);
  }
  [dir='rtl'] &:focus::after {
    right: auto;
    left: 0;
  }
  @media (forced-colors: active) {
    &:focus::after {
      border: 1px solid;
    }
  }
  @media print {
    &:focus::after {
      content: none;
    }
  }
`
