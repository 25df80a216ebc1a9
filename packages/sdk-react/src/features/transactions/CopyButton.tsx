import { useEffect, useState } from 'react'
import { useAnnounce } from '../../provider/useAnnounce'
import { useMessages } from '../../provider/useMessages'
import { Button } from '../../ui/actions/Button'
import { transactionsMessages } from './messages'

export interface CopyButtonProps {
  /** What is copied. */
  text: string
  /** What it says; an icon alone where it has a name instead. */
  children?: string
  'aria-label'?: string
}

/** Copies a text, and says for a second that it did. */
export function CopyButton({ text, children, ...rest }: CopyButtonProps) {
  const messages = useMessages('transactions', transactionsMessages)
  const announce = useAnnounce()
  const [isCopied, setIsCopied] = useState(false)
  useEffect(() => {
    if (!isCopied) return
    const timer = setTimeout(() => setIsCopied(false), 1000)
    return () => clearTimeout(timer)
  }, [isCopied])

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
      setIsCopied(true)
      announce(messages.copied)
    } catch {
      // A page without a secure origin has no clipboard, and a browser may refuse it.
      announce(messages.copyFailed, 'assertive')
    }
  }

  return (
    <Button {...rest} variant="quiet" dense icon={isCopied ? 'check' : 'copy'} onPress={() => void copy()}>
      {children && (isCopied ? messages.copied : children)}
    </Button>
  )
}
