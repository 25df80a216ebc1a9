import { useMessages } from '@capstan/sdk-react/provider'
import { styled } from 'styled-components'
import { frameMessages } from './messages'

export interface SkipLinkProps {
  /** The id of the element it leads to. */
  to: string
}

/** The first stop of Tab: past the navigation, to the page. */
export function SkipLink({ to }: SkipLinkProps) {
  const messages = useMessages('frame', frameMessages)
  return (
    <Anchor
      href={`#${to}`}
      onClick={(event) => (event.preventDefault(), document.getElementById(to)?.focus())}
    >
      {messages.skip}
    </Anchor>
  )
}

const Anchor = styled.a`
  position: absolute;
  inset: var(--capstan-space-2) auto auto var(--capstan-space-2);
  z-index: calc(var(--capstan-layer-bar) + 1);
  padding: var(--capstan-space-2) var(--capstan-space-4);
  border: 1px solid var(--capstan-border-strong);
  border-radius: var(--capstan-radius-base);
  background: var(--capstan-surface-raised);
  color: var(--capstan-primary-text);
  font-weight: var(--capstan-font-weight-strong);
  &:not(:focus) {
    width: 1px;
    height: 1px;
    padding: 0;
    border: 0;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }
`
