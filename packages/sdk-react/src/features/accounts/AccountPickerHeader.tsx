import { fillIn } from '../../provider/fillIn'
import { useMessages } from '../../provider/useMessages'
import { PageHeader } from '../../ui/navigation/PageHeader'
import { accountsMessages } from './messages'

interface AccountPickerHeaderProps {
  /** How many accounts are shown. */
  shown: number
  /** How many the person belongs to. */
  count: number
}

/** The title of the picker, and how many accounts there are to choose from. */
export function AccountPickerHeader({ shown, count }: AccountPickerHeaderProps) {
  const messages = useMessages('accounts', accountsMessages)
  const lead = shown < count ? messages.leadFiltered : messages.lead

  return <PageHeader title={messages.title} lead={count > 1 ? fillIn(lead, { shown, count }) : undefined} />
}
