import { forwardRef, type ComponentPropsWithRef, type ReactNode } from 'react'
import { Button as AriaButton, type ButtonProps as AriaButtonProps } from 'react-aria-components/Button'
import { styled } from 'styled-components'
import { buttonRules } from './buttonRules'
import { classNames } from '../classNames'
import { Icon, type IconName } from '../display/Icon'
import { ownText } from '../display/ownText'

export interface ButtonProps extends Pick<
  AriaButtonProps,
  'onPress' | 'isDisabled' | 'autoFocus' | 'form' | 'name' | 'value' | 'id' | 'slot'
> {
  /** The words on it; while pending, the current action ("Saving"). */
  children?: ReactNode
  /** One primary a view; danger only confirms irreversible actions. */
  variant?: 'primary' | 'secondary' | 'quiet' | 'danger'
  /** Its action is under way: a spinner, focus stays, a second press does nothing. */
  pending?: boolean
  /**
   * The action is unavailable. The button stays focusable and pressable, so that `aria-describedby` or `onPress` can give the
   * reason.
   */
  isUnavailable?: boolean
  /** The small size, for cards, lists and toolbars. */
  dense?: boolean
  /** As wide as its container. */
  block?: boolean
  /** A drawing before the words; alone, it needs `aria-label`. */
  icon?: IconName
  /** The native button type, which sets its effect in a form. */
  type?: 'button' | 'submit' | 'reset'
  /** Its accessible name, if it has no text. */
  'aria-label'?: string
  /** The id of the element that describes the button. */
  'aria-describedby'?: string
  /** True when a toggle button is on. */
  'aria-pressed'?: boolean
  /** True when the menu or section it controls is open. */
  'aria-expanded'?: boolean
  className?: string
}

/** Something a person can do. */
export const Button = forwardRef<HTMLButtonElement, ButtonProps>(function Button(
  { children, variant = 'secondary', pending, isUnavailable, dense, block, icon, className, ...rest },
  ref,
) {
  const isIconAlone = Boolean(icon) && !children

  return (
    <Pressable
      {...rest}
      ref={ref}
      isPending={pending}
      className={classNames('capstan-button', className)}
      data-variant={variant}
      data-size={dense ? 'dense' : undefined}
      data-block={block || undefined}
      data-icon={isIconAlone || undefined}
      render={isUnavailable ? unavailable : undefined}
    >
      {pending ? <Icon name="loader" dense spin /> : icon && <Icon name={icon} dense />}
      {ownText(children)}
    </Pressable>
  )
})

function unavailable(props: ComponentPropsWithRef<'button'>) {
  return <button {...props} aria-disabled="true" data-disabled="" />
}

const Pressable = styled(AriaButton)`
  ${buttonRules}
`
