import { useEffect, useId, useRef, type MouseEvent, type ReactNode } from 'react'
import { styled } from 'styled-components'
import { Alert } from '../feedback/Alert'
import { classNames } from '../classNames'
import { useUiMessages } from '../uiMessages'
import { focusField } from './focusField'

export interface FieldProblem {
  /** The id of the field's control. */
  fieldId: string
  /** The validation error of the field. */
  message: ReactNode
}

export interface ErrorSummaryProps {
  /** The errors of the form. With fewer than two the summary is hidden: the message beside the field is enough. */
  errors: FieldProblem[]
  /** The words above the list. */
  title?: string
  className?: string
}

/**
 * Summary of the errors at the top of a form. It takes focus after a submit, which makes screen readers read it, and links to
 * each field.
 */
export function ErrorSummary({ errors, title, className }: ErrorSummaryProps) {
  const messages = useUiMessages()
  const titleId = useId()
  const box = useRef<HTMLDivElement>(null)
  const isShown = errors.length > 1

  useEffect(() => {
    if (isShown) box.current?.focus()
  }, [isShown])

  if (!isShown) return null

  return (
    <div
      ref={box}
      role="group"
      aria-labelledby={titleId}
      tabIndex={-1}
      className={classNames('capstan-error-summary', className)}
    >
      <Alert tone="danger" isQuiet title={<span id={titleId}>{title ?? messages.errorSummary}</span>}>
        <ul>
          {errors.map(({ fieldId, message }) => (
            <li key={fieldId}>
              <Way href={`#${fieldId}`} onClick={(event) => goTo(event, fieldId)}>
                {message}
              </Way>
            </li>
          ))}
        </ul>
      </Alert>
    </div>
  )
}

// A line of the alert is lower than the 24 px that a finger needs.
const Way = styled.a`
  display: inline-block;
  min-height: calc(24 * var(--capstan-unit));
`

/** Focuses the field itself: an address with a fragment would change the host's page. */
function goTo(event: MouseEvent, fieldId: string) {
  event.preventDefault()
  focusField(event.currentTarget.getRootNode() as Document | ShadowRoot, fieldId)
}
