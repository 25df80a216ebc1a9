import type { ComponentType, ReactNode } from 'react'
import { CapstanRoot, type Isolation } from './CapstanRoot'

/** Props that every block takes. */
export interface BlockProps {
  /** How far the page's styles are kept out. */
  isolation?: Isolation
}

/**
 * Makes a block of a component: gives it the root element, the isolation of styles and the error boundary, as `CapstanRoot` does.
 *
 * A block inside another shares the root of the outer one. `identity` names the props that say which record is shown: when
 * one of them changes, the component starts again without the state of the record before.
 *
 * ```tsx
 * export const RoundSummary = block(function RoundSummary({ roundId }: RoundSummaryProps) { … }, 'roundId')
 * ```
 */
// @__NO_SIDE_EFFECTS__
export function block<Props extends object>(
  Component: ComponentType<Props>,
  ...identity: (keyof Props)[]
): (props: Props & BlockProps) => ReactNode {
  function Block({ isolation, ...own }: Props & BlockProps) {
    // TypeScript does not see that the rest of `Props & BlockProps` is `Props`.
    const props = own as Props
    return (
      <CapstanRoot isolation={isolation}>
        <Component key={identity.map((name) => String(props[name])).join(' ')} {...props} />
      </CapstanRoot>
    )
  }
  Block.displayName = `block(${Component.displayName ?? Component.name})`
  return Block
}
