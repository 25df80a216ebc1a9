import { useEffect, useRef, type MouseEvent } from 'react'
import { styled } from 'styled-components'
import { Alert } from '../feedback/Alert'
import { classNames } from '../classNames'
import { useUiMessages } from '../uiMessages'

export interface FieldProblem {
  /** The id of the field's control. */
  fieldId: string
  /** What is wrong with it. */
  message: string
}

export interface ErrorSummaryProps {
  /** What is wrong; fewer than two say enough beside their fields, and nothing is shown. */
  errors: FieldProblem[]
  /** The words above the list. */
  title?: string
  className?: string
}

/** What is wrong with a form, on top of it: it takes focus after a submit and leads to each field. */
export function ErrorSummary({ errors, title, className }: ErrorSummaryProps) {
  const messages = useUiMessages()
  const box = useRef<HTMLDivElement>(null)
  const isShown = errors.length > 1

  useEffect(() => {
    if (isShown) box.current?.focus()
  }, [isShown])

  if (!isShown) return null

  return (
    <div ref={box} tabIndex={-1} className={classNames('capstan-error-summary', className)}>
      <Alert tone="danger" title={title ?? messages.errorSummary}>
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
  const root = event.currentTarget.getRootNode() as Document | ShadowRoot
  const field = root.getElementById(fieldId)
  const control = field?.matches('input, textarea, select, button')
    ? field
    : field?.querySelector<HTMLElement>(focusable)
  control?.focus()
}

const focusable = 'input, textarea, select, button, [tabindex="0"]'
