import { styled } from 'styled-components'
import { useMessages } from '../../provider/useMessages'
import { reportOffersMessages } from './messages'

/** Says that something is being saved where that takes a while; what is saved at once says nothing. */
export function SavingNote({ isSaving }: { isSaving: boolean }) {
  const messages = useMessages('reportOffers', reportOffersMessages)
  return <Status role="status">{isSaving && <span>{messages.saving}</span>}</Status>
}

const Status = styled.small`
  color: var(--capstan-text-muted);
  font-size: var(--capstan-font-size-dense);
  > span {
    visibility: hidden;
    animation: capstan-saving 0s 400ms forwards;
  }
  @keyframes capstan-saving {
    to {
      visibility: visible;
    }
  }
`
