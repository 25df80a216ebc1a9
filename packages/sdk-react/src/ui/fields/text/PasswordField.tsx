import { forwardRef, useState } from 'react'
import { Button } from 'react-aria-components/Button'
import { Icon } from '../../display/Icon'
import { TextField, type TextFieldProps } from './TextField'
import { useUiMessages } from '../../uiMessages'

export interface PasswordFieldProps extends Omit<TextFieldProps, 'type' | 'prefix' | 'suffix' | 'numeric'> {
  /** The autofill hint for the browser. */
  autoComplete?: 'current-password' | 'new-password' | 'one-time-code' | 'off'
}

/** A secret, hidden until its reader asks to see it. */
export const PasswordField = forwardRef<HTMLInputElement, PasswordFieldProps>(function PasswordField(
  { autoComplete = 'current-password', ...rest },
  ref,
) {
  const messages = useUiMessages()
  const [isShown, setIsShown] = useState(false)

  return (
    <TextField
      {...rest}
      ref={ref}
      type={isShown ? 'text' : 'password'}
      autoComplete={autoComplete}
      spellCheck="false"
      suffix={
        <Button
          slot={null}
          isDisabled={rest.isDisabled ?? rest.disabled}
          className="capstan-control-button"
          aria-label={isShown ? messages.hidePassword : messages.showPassword}
          onPress={() => setIsShown(!isShown)}
        >
          <Icon name={isShown ? 'eye-off' : 'eye'} dense />
        </Button>
      }
    />
  )
})
