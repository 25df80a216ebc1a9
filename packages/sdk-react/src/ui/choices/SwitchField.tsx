import { forwardRef, type ReactNode } from 'react'
import { Switch } from 'react-aria-components/Switch'
import { styled } from 'styled-components'
import { choiceRules } from './choiceRules'
import { classNames } from '../classNames'
import type { FieldProps } from '../fields/fieldProps'

export interface SwitchFieldProps extends Omit<
  FieldProps<boolean>,
  'description' | 'error' | 'optional' | 'isRequired'
> {
  /** The statement that is true while the switch is on. */
  label: ReactNode
}

/** Turns something on or off at once: more questions, another view. Neither side is wrong, so there is no message. */
export const SwitchField = forwardRef<HTMLInputElement, SwitchFieldProps>(function SwitchField(
  { label, isDisabled, disabled, value, className, ...rest },
  ref,
) {
  return (
    <Choice
      {...rest}
      inputRef={ref}
      isSelected={value ?? false}
      isDisabled={isDisabled ?? disabled}
      className={classNames('capstan-choice', className)}
      data-kind="switch"
    >
      <span className="capstan-choice-mark" aria-hidden="true" />
      <span>{label}</span>
    </Choice>
  )
})

const Choice = styled(Switch)`
  ${choiceRules}
  width: fit-content;
  > .capstan-choice-mark {
    place-items: center start;
    width: calc(34 * var(--capstan-unit));
    height: calc(20 * var(--capstan-unit));
    margin-top: 0;
    padding: calc(2 * var(--capstan-unit));
    border-radius: var(--capstan-radius-round);
    background: var(--capstan-surface-sunken);
    color: var(--capstan-text-muted);
  }
  > .capstan-choice-mark::after {
    content: '';
    width: calc(14 * var(--capstan-unit));
    height: calc(14 * var(--capstan-unit));
    border-radius: 50%;
    background: currentColor;
    transition: translate var(--capstan-motion-duration-quick) var(--capstan-motion-ease-out);
  }
  &[data-selected] > .capstan-choice-mark::after {
    translate: calc(14 * var(--capstan-unit)) 0;
  }
  &:dir(rtl)[data-selected] > .capstan-choice-mark::after {
    translate: calc(-14 * var(--capstan-unit)) 0;
  }
  @media (prefers-reduced-motion: reduce) {
    > .capstan-choice-mark::after {
      transition: none;
    }
  }
`
