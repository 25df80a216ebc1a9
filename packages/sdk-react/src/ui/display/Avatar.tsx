import { forwardRef, type HTMLAttributes } from 'react'
import { styled } from 'styled-components'
import { classNames } from '../classNames'

export interface AvatarProps extends HTMLAttributes<HTMLSpanElement> {
  /** The name from which the initials are taken. */
  name: string
  /** The place in a list; the five colours take turns. */
  index?: number
  /** The size of a card's. */
  large?: boolean
}

/**
 * The initials of an account in one of five colours; hidden from assistive technology, because the name is beside it.
 */
export const Avatar = forwardRef<HTMLSpanElement, AvatarProps>(function Avatar(
  { name, index = 0, large, className, ...rest },
  ref,
) {
  return (
    <Circle
      aria-hidden="true"
      {...rest}
      ref={ref}
      className={classNames('capstan-avatar', className)}
      data-colour={(index % 5) + 1}
      data-size={large ? 'large' : undefined}
    >
      {initials(name)}
    </Circle>
  )
})

/** The first letter of each of its first two words; a sign such as & is not a word. */
function initials(name: string): string {
  const words = name.split(/\s+/).map((word) => /[\p{L}\p{N}].*/u.exec(word)?.[0] ?? '')
  const letters = words.filter(Boolean).map((word) => String.fromCodePoint(word.codePointAt(0) ?? 0))
  return letters.slice(0, 2).join('').toUpperCase()
}

const Circle = styled.span`
  display: inline-grid;
  place-items: center;
  flex: none;
  width: var(--capstan-size-avatar);
  height: var(--capstan-size-avatar);
  border-radius: var(--capstan-radius-round);
  background: var(--capstan-avatar-1);
  color: var(--capstan-on-avatar-1);
  font-size: var(--capstan-font-size-dense);
  font-weight: var(--capstan-font-weight-strong);
  line-height: 1;
  &[data-colour='2'] {
    background: var(--capstan-avatar-2);
    color: var(--capstan-on-avatar-2);
  }
  &[data-colour='3'] {
    background: var(--capstan-avatar-3);
    color: var(--capstan-on-avatar-3);
  }
  &[data-colour='4'] {
    background: var(--capstan-avatar-4);
    color: var(--capstan-on-avatar-4);
  }
  &[data-colour='5'] {
    background: var(--capstan-avatar-5);
    color: var(--capstan-on-avatar-5);
  }
  &[data-size='large'] {
    width: calc(40 * var(--capstan-unit));
    height: calc(40 * var(--capstan-unit));
    font-size: var(--capstan-font-size-lead);
  }
`
