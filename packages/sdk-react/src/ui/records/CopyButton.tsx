import { Button } from '../actions/Button'
import { useCopyText } from './useCopyText'

export interface CopyButtonProps {
  /** The text to copy. */
  text: string
  /** The label; without it the button shows an icon and needs `aria-label`. */
  children?: string
  'aria-label'?: string
  /** The confirmation after copying; "Copied!" by default. */
  said?: string
}

/** Copies the whole text beside it. */
export function CopyButton({ text, said, ...rest }: CopyButtonProps) {
  const copy = useCopyText()
  return <Button {...rest} variant="quiet" dense icon="copy" onPress={() => void copy(text, said)} />
}
