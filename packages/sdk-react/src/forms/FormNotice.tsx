import { useEffect, useRef, type ReactNode } from 'react'
import { styled } from 'styled-components'
import { Alert } from '../ui/feedback/Alert'

export interface FormNoticeProps {
  /** What is to be said of the form as a whole. */
  children: ReactNode
  /** What can be done about it. */
  action?: ReactNode
  /** Whether it was refused, or is not known. */
  tone?: 'danger' | 'warning'
}

/** What is said of a form as a whole. Focus goes to it, which reads it out, once: the button may be in sight far from it. */
export function FormNotice({ children, action, tone = 'danger' }: FormNoticeProps) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [])

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
