import { forwardRef, useCallback, useEffect, useRef, useState, type ReactNode } from 'react'
import { styled } from 'styled-components'
import { Button } from '../actions/Button'
import { classNames } from '../classNames'
import { Icon, type IconName } from '../display/Icon'
import { ownText } from '../display/ownText'
import { useDismissTimer } from './useDismissTimer'
import { useUiMessages } from '../uiMessages'

/** Tone of an alert; embeds use `neutral`. */
export type AlertTone = 'neutral' | 'info' | 'success' | 'warning' | 'danger'

export interface AlertProps {
  /** Its colour, its drawing, and how urgently it is announced. */
  tone?: AlertTone
  /** A line in bold above the words. */
  title?: ReactNode
  /** The message; success and danger alerts have default texts. */
  children?: ReactNode
  /** Called when the alert is dismissed or hides automatically; also adds a dismiss button. */
  onClose?: () => void
  /** Milliseconds until the alert hides automatically. Success alerts hide after 6000; `false` keeps the alert. */
  autoHide?: number | false
  /** A button at the end. */
  action?: ReactNode
  /** The focus moves to its container, which reads it out, so it is not announced again. */
  isQuiet?: boolean
  id?: string
  className?: string
}

/**
 * A message in the page. Errors stay until they are closed; success hides after 6 s unless it has focus or
 * the pointer.
 */
export const Alert = forwardRef<HTMLDivElement, AlertProps>(function Alert(
  { tone = 'info', title, children, onClose, autoHide, action, isQuiet, className, ...rest },
  ref,
) {
  const messages = useUiMessages()
  const [isOpen, setIsOpen] = useState(true)
  const onCloseRef = useLatest(onClose)
  const close = useCallback(() => {
    setIsOpen(false)
    onCloseRef.current?.()
  }, [onCloseRef])
  const hold = useDismissTimer(hidesAfter(tone, autoHide), close)

  if (!isOpen) return null

  return (
    <Box
      {...rest}
      ref={ref}
      {...hold}
      role={isQuiet ? undefined : urgency[tone]}
      className={classNames('capstan-alert', className)}
      data-tone={tone}
    >
      <Icon name={icons[tone]} />
      <div className="capstan-alert-content">
        <div className="capstan-alert-body">
          {title && <strong>{title}</strong>}
          {ownText(children ?? defaultText(tone, messages))}
        </div>
        {action}
      </div>
      {onClose && <Button variant="quiet" dense icon="x" aria-label={messages.dismiss} onPress={close} />}
    </Box>
  )
})

function useLatest<T>(value: T) {
  const latest = useRef(value)
  useEffect(() => {
    latest.current = value
  })
  return latest
}

function hidesAfter(tone: AlertTone, autoHide: number | false | undefined): number | undefined {
  if (autoHide === false) return undefined
  return autoHide ?? (tone === 'success' ? 6000 : undefined)
}

function defaultText(tone: AlertTone, messages: { errorText: string; successText: string }) {
  return tone === 'danger' ? messages.errorText : tone === 'success' ? messages.successText : null
}

const urgency: Partial<Record<AlertTone, 'alert' | 'status'>> = {
  danger: 'alert',
  warning: 'alert',
  success: 'status',
}

const icons: Record<AlertTone, IconName> = {
  neutral: 'note',
  info: 'info',
  success: 'check-circle',
  warning: 'alert',
  danger: 'error',
}

const Box = styled.div`
  &,
  > .capstan-alert-content {
    display: flex;
    align-items: flex-start;
    gap: var(--capstan-space-3);
  }
  padding: var(--capstan-space-3) var(--capstan-space-4);
  border: 1px solid var(--capstan-info-border);
  border-radius: var(--capstan-radius-base);
  background: var(--capstan-info-soft);
  color: var(--capstan-text);
  > .capstan-icon {
    color: var(--capstan-info);
  }
  .capstan-button {
    align-self: center;
  }
  > .capstan-alert-content {
    flex: 1;
    flex-wrap: wrap;
    min-width: 0;
  }
  .capstan-alert-body {
    flex: 1 1 calc(180 * var(--capstan-unit));
    min-width: 0;
  }
  .capstan-alert-body > strong {
    display: block;
    font-weight: var(--capstan-font-weight-strong);
  }
  &[data-tone='success'] {
    border-color: var(--capstan-success-border);
    background: var(--capstan-success-soft);
  }
  &[data-tone='success'] > .capstan-icon {
    color: var(--capstan-success);
  }
  &[data-tone='warning'] {
    border-color: var(--capstan-warning-border);
    background: var(--capstan-warning-soft);
  }
  &[data-tone='warning'] > .capstan-icon {
    color: var(--capstan-warning);
  }
  &[data-tone='danger'] {
    border-color: var(--capstan-danger-border);
    background: var(--capstan-danger-soft);
  }
  &[data-tone='danger'] > .capstan-icon {
    color: var(--capstan-danger);
  }
  &[data-tone='neutral'] {
    border-color: var(--capstan-border);
    background: var(--capstan-surface-sunken);
  }
  &[data-tone='neutral'] > .capstan-icon {
    color: var(--capstan-text-muted);
  }
  a {
    color: inherit;
  }
`
