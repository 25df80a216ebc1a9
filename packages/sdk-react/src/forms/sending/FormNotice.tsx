import { useEffect, useRef, type ReactNode } from 'react'
import { styled } from 'styled-components'
import { Alert } from '../../ui/feedback/Alert'

export interface FormNoticeProps {
  /** The message about the form as a whole. */
  children: ReactNode
  /** The action that the message offers. */
  action?: ReactNode
  /** `danger` for a refusal, `warning` for an unknown outcome. */
  tone?: 'danger' | 'warning'
  /** False when focus goes to a field instead: leaving that field would check it again, and remove its error. */
  takesFocus?: boolean
}

/** Notice about a form as a whole. It takes focus, so that it is read out once: the button may be far from it. */
export function FormNotice({ children, action, tone = 'danger', takesFocus = true }: FormNoticeProps) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (takesFocus) box.current?.focus()
  }, [takesFocus])

  return (
    <Box
      ref={box}
      role="group"
      className="capstan-form-notice"
      aria-label={typeof children === 'string' ? children : undefined}
      tabIndex={-1}
    >
      <Alert tone={tone} isQuiet action={action}>
        {children}
      </Alert>
    </Box>
  )
}

const Box = styled.div`
  border-radius: var(--capstan-radius-base);
  &:focus-visible {
    outline: var(--capstan-line-focus) solid var(--capstan-focus);
    outline-offset: var(--capstan-line-focus-gap);
  }
`
