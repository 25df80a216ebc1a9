import type { Capstan } from '@capstan/sdk-core'
import type { Query } from '@tanstack/react-query'
import { Component, type ReactNode } from 'react'
import { Loading } from '../ui/feedback/Loading'
import { BlockFailed } from './BlockFailed'
import { InKitWords } from './InKitWords'
import { useCapstanContext } from './useCapstan'

export interface BlockBoundaryProps {
  /** The content that may throw while rendering. */
  children: ReactNode
}

/**
 * Contains a rendering error: the block shows an error with Retry in its place, and the rest of the page stays. The host receives
 * the event `render.failed`. Every block has a boundary around it.
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
  /** True while queries that other blocks share are fetched again. */
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

  // The cause may be the data: inactive answers are removed, and active ones refetched before the block renders again.
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

/** Returns false for queries that contain typed answers. */
const isAnswer = ({ meta }: Query) => meta?.isTyped !== true
