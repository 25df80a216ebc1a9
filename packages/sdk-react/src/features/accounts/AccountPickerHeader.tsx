import { useFormats } from '../../language/useFormats'
import { fillIn } from '../../language/fillIn'
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
  const { plural, units } = useFormats()
  const messages = useMessages('accounts', accountsMessages)
  const lead = shown < count ? messages.leadFiltered : messages.lead

  const shownLead = fillIn(plural(lead, count), { shown: units(String(shown)) })

  return <PageHeader title={messages.title} lead={count > 1 ? shownLead : undefined} />
}
