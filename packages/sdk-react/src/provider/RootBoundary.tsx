import type { Capstan } from '@capstan/sdk-core'
import { Component, type ReactNode } from 'react'
import { useUiMessages } from '../ui/uiMessages'
import { useFormats } from '../language/useFormats'
import { InKitWords } from './InKitWords'
import { useCapstanContext } from './useCapstan'

/**
 * Keeps an error of a root itself from the host's page: of its styles, its language or its place for dialogs.
 *
 * The fallback uses no styles of the kit, because these may be the cause. Errors of the content are kept
 * further inside, by `BlockBoundary`.
 */
export function RootBoundary({ children }: { children: ReactNode }): ReactNode {
  const { instance } = useCapstanContext()

  return <Boundary instance={instance}>{children}</Boundary>
}

interface BoundaryProps {
  instance: Capstan
  children: ReactNode
}

class Boundary extends Component<BoundaryProps, { failure?: { error: unknown } }> {
  override state: { failure?: { error: unknown } } = {}

  static getDerivedStateFromError(error: unknown): { failure: { error: unknown } } {
    return { failure: { error } }
  }

  override componentDidCatch(error: unknown): void {
    const { name: kind, message } = error instanceof Error ? error : { name: typeof error, message: '' }
    const { instance } = this.props
    if (areStylesBlocked(error)) instance.reportProblem('styles_blocked')
    instance.events.emit('render.failed', { kind, message })
  }

  override render(): ReactNode {
    const { failure } = this.state
    if (!failure) return this.props.children
    const isBlocked = areStylesBlocked(failure.error)
    return (
      <InKitWords>
        <RootFailed
          isSetUpWrong={isBlocked}
          onRetry={isBlocked ? undefined : () => this.setState({ failure: undefined })}
        />
      </InKitWords>
    )
  }
}

interface RootFailedProps {
  isSetUpWrong: boolean
  onRetry: (() => void) | undefined
}

function RootFailed({ isSetUpWrong, onRetry }: RootFailedProps) {
  const { supportUrl } = useCapstanContext()
  const { locale, direction } = useFormats()
  const messages = useUiMessages()

  return (
    <div role="alert" className="capstan-root-failed" lang={locale} dir={direction}>
      <p>{isSetUpWrong ? messages.notSetUp : messages.errorText}</p>
      {onRetry && (
        <p>
          <button type="button" onClick={onRetry}>
            {messages.retry}
          </button>
        </p>
      )}
      {supportUrl && (
        <p>
          <a href={supportUrl}>{messages.support}</a>
        </p>
      )}
    </div>
  )
}

/**
 * True when the page's policy keeps the kit's style elements out. styled-components then throws its error 17: the element has
 * no sheet. Its words stand in its development build, its number in the one for production.
 */
function areStylesBlocked(error: unknown): boolean {
  return error instanceof Error && /CSSStyleSheet could not be found|errors\.md#17\b/.test(error.message)
}
