import type { Capstan } from '@capstan/sdk-core'
import type { Query } from '@tanstack/react-query'
import { Component, type ReactNode } from 'react'
import { Loading } from '../ui/feedback/Loading'
import { BlockFailed } from './BlockFailed'
import { InKitWords } from './InKitWords'
import { useCapstanContext } from './useCapstanContext'

export interface BlockBoundaryProps {
  /** What may fail while it is drawn. */
  children: ReactNode
}

/**
 * Keeps an error of drawing where it happened: the block says so in its own place, with a way to try again, and the rest of
 * the page stays. The host is told by the event `render.failed`. Every block has one around it.
 */
export function BlockBoundary({ children }: BlockBoundaryProps) {
  const { instance } = useCapstanContext()

  return <Boundary instance={instance}>{children}</Boundary>
}

interface BoundaryProps extends BlockBoundaryProps {
  instance: Capstan
}

interface BoundaryState {
  failure?: { error: unknown }
  /** What other blocks follow, too, is asked for again. */
  isAsking?: boolean
}

class Boundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = {}

  static getDerivedStateFromError(error: unknown): BoundaryState {
    return { failure: { error } }
  }

  override componentDidCatch(error: unknown): void {
    const { name: kind, message } = error instanceof Error ? error : { name: typeof error, message: '' }
    this.props.instance.events.emit('render.failed', { kind, message })
  }

  override render(): ReactNode {
    const { failure, isAsking } = this.state
    if (!failure) return this.props.children
    return (
      <InKitWords>
        {isAsking ? <Loading /> : <BlockFailed error={failure.error} onRetry={() => void this.#retry()} />}
      </InKitWords>
    )
  }

  // What could not be drawn may be what was answered: it is asked for again, and waited for where another block shows it.
  readonly #retry = async () => {
    const { queryClient } = this.props.instance
    queryClient.removeQueries({ type: 'inactive', predicate: isAnswer })
    const shown = { type: 'active', predicate: isAnswer } as const
    if (queryClient.getQueryCache().findAll(shown).length > 0) {
      this.setState({ isAsking: true })
      await queryClient.refetchQueries(shown)
    }
    this.setState({ failure: undefined, isAsking: false })
  }
}

/** What a person typed is nobody's answer. */
const isAnswer = ({ meta }: Query) => meta?.isTyped !== true
