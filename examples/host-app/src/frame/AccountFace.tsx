import { useMessages } from '@capstan/sdk-react/provider'
import { Avatar, Icon, VisuallyHidden } from '@capstan/sdk-react/ui'
import { styled } from 'styled-components'
import type { ActingVisitor } from '../session/Visitor'
import { frameMessages } from './messages'

export type AccountFaceProps = Pick<ActingVisitor, 'account' | 'role' | 'place'>

/** The account the user acts for: initials, name, type, role. Narrow screens show the initials only. */
export function AccountFace({ account, role, place }: AccountFaceProps) {
  const messages = useMessages('frame', frameMessages)
  return (
    <>
      <Avatar name={account.name} index={place} />
      <Words>
        <span>
          <VisuallyHidden>{messages.accountMenu}: </VisuallyHidden>
          <bdi>{account.name}</bdi>
        </span>
        <span>
          <span>{messages.accountTypes[account.type]}</span> · <span>{messages.roles[role]}</span>
        </span>
      </Words>
      <Chevron name="chevron-down" dense />
    </>
  )
}

const Words = styled.span`
  display: grid;
  min-width: 0;
  line-height: calc(18 * var(--capstan-unit));
  text-align: start;
  > * {
    overflow: hidden;
    text-overflow: ellipsis;
  }
  > :last-child {
    color: var(--capstan-text-muted);
    font-size: var(--capstan-font-size-dense);
  }
  /* The words stay for who cannot see the initials. */
  @container (max-width: 37.497rem) {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }
`

const Chevron = styled(Icon)`
  @container (max-width: 37.497rem) {
    display: none;
  }
`
