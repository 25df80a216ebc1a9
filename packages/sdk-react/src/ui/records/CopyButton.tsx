import { Button } from '../actions/Button'
import { useCopyText } from './useCopyText'

export interface CopyButtonProps {
  /** What is copied. */
  text: string
  /** What it says; an icon alone where it has a name instead. */
  children?: string
  'aria-label'?: string
  /** What is said of it once it is copied, where "Copied!" is not enough. */
  said?: string
}

/** Copies a text that stands beside it, all of it. */
export function CopyButton({ text, said, ...rest }: CopyButtonProps) {
  const copy = useCopyText()
  return <Button {...rest} variant="quiet" dense icon="copy" onPress={() => void copy(text, said)} />
}
