import { styled } from 'styled-components'
import { useFormats } from '../../language/useFormats'
import { fillIn } from '../../provider/fillIn'
import { useMessages } from '../../provider/useMessages'
import { Button } from '../../ui/actions/Button'
import { useUiMessages } from '../../ui/uiMessages'
import { contactsMessages } from './messages'
import type { LoadedContacts } from './useContacts'

export interface MoreContactsProps extends Pick<LoadedContacts, 'total' | 'more'> {
  /** How many are shown. */
  shown: number
  loadMore: () => void
}

/** How many of the contacts are shown, and the button that asks for the next ones. */
export function MoreContacts({ shown, total, more, loadMore }: MoreContactsProps) {
  const messages = useMessages('contacts', contactsMessages)
  const { retry } = useUiMessages()
  const { units } = useFormats()
  if (more === 'none') return null

  return (
    <Foot>
      <small>
        {more === 'error'
          ? messages.moreFailed
          : fillIn(messages.shownOf, { shown: units(`${shown}`), total: units(`${total}`) })}
      </small>
      <Button dense icon={more === 'error' ? 'retry' : undefined} onPress={loadMore}>
        {more === 'error' ? retry : more === 'loading' ? messages.loadingMore : messages.showMore}
      </Button>
    </Foot>
  )
}

const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--capstan-space-2);
  padding: var(--capstan-space-3) var(--capstan-space-6);
  border-top: 1px solid var(--capstan-border-subtle);
`
