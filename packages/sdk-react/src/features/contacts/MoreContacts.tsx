import { useFormats } from '../../language/useFormats'
import { fillIn } from '../../language/fillIn'
import { useMessages } from '../../provider/useMessages'
import { Button } from '../../ui/actions/Button'
import { MoreFoot } from '../../ui/records/ShowMore'
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
  const { retry, shownOf, showMore } = useUiMessages()
  const { units } = useFormats()
  if (more === 'none') return null

  return (
    <MoreFoot>
      <small>
        {more === 'error'
          ? messages.moreFailed
          : fillIn(shownOf, { shown: units(`${shown}`), total: units(`${total}`) })}
      </small>
      <Button dense icon={more === 'error' ? 'retry' : undefined} onPress={loadMore}>
        {more === 'error' ? retry : more === 'loading' ? messages.loadingMore : showMore}
      </Button>
    </MoreFoot>
  )
}
