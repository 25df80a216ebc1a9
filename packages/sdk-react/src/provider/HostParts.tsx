import { Children, Fragment, isValidElement, type ReactNode } from 'react'
import { BlockBoundary } from './BlockBoundary'

export interface HostPartsProps {
  /** The parts as the host puts them beside each other. */
  children: ReactNode
}

/** Wraps content of the host inside a block: when one part throws, an error replaces it, and the others stay. */
export function HostParts({ children }: HostPartsProps): ReactNode {
  return Children.map(children, (part) => {
    if (isValidElement<HostPartsProps>(part) && part.type === Fragment)
      return <HostParts>{part.props.children}</HostParts>
    return isValidElement(part) ? <BlockBoundary>{part}</BlockBoundary> : part
  })
}
