import { Children, Fragment, isValidElement, type ReactNode } from 'react'
import { BlockBoundary } from './BlockBoundary'

export interface HostPartsProps {
  /** The parts as the host puts them beside each other. */
  children: ReactNode
}

/** What a host arranges inside a block: a part of it that cannot be drawn says so in its place, and takes no other with it. */
export function HostParts({ children }: HostPartsProps): ReactNode {
  return Children.map(children, (part) => {
    if (isValidElement<HostPartsProps>(part) && part.type === Fragment)
      return <HostParts>{part.props.children}</HostParts>
    return isValidElement(part) ? <BlockBoundary>{part}</BlockBoundary> : part
  })
}
