import { useContext } from 'react'
import { Button, type ButtonProps } from '../../ui/actions/Button'
import { DialogGuardContext } from '../../ui/overlays/DialogGuard'

export interface CancelButtonProps extends Pick<ButtonProps, 'children' | 'isDisabled'> {
  /** Called when the form is to be left. */
  onPress: () => void
}

/** Leaves a form without sending it. The dialog around it asks first, where something is typed. */
export function CancelButton({ onPress, ...rest }: CancelButtonProps) {
  const dialog = useContext(DialogGuardContext)

  return <Button {...rest} onPress={() => (dialog ? dialog.leave(onPress) : onPress())} />
}
