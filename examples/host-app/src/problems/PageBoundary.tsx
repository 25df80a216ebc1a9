import { Component, type ReactNode } from 'react'
import { useLocation } from 'react-router'
import { forgetFailedPages } from '../routing/componentOf'
import { PageProblem } from './PageProblem'

export interface PageBoundaryProps {
  /** Content whose render errors are caught. */
  children: ReactNode
}

/** Shows an error in place of a failed page; navigation tries again. */
export function PageBoundary({ children }: PageBoundaryProps) {
  const { key } = useLocation()

  return <Boundary place={key}>{children}</Boundary>
}

interface BoundaryProps extends PageBoundaryProps {
  place: string
}

interface BoundaryState {
  place: string
  failure?: { error: unknown }
}

class Boundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { place: this.props.place }

  static getDerivedStateFromError(error: unknown): Partial<BoundaryState> {
    return { failure: { error } }
  }

  static getDerivedStateFromProps({ place }: BoundaryProps, before: BoundaryState): BoundaryState | null {
    return place === before.place ? null : { place, failure: undefined }
  }

  override render(): ReactNode {
    const { failure } = this.state
    return failure ? <PageProblem error={failure.error} onRetry={this.retry} /> : this.props.children
  }

  private readonly retry = () => {
    forgetFailedPages()
    this.setState({ failure: undefined })
  }
}
