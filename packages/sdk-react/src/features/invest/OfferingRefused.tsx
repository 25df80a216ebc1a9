import { investRefusal, type Offering, type RefusalKey } from '@capstan/sdk-core/invest'
import { useFormats } from '../../language/useFormats'
import { fillIn } from '../../provider/fillIn'
import { useMessages } from '../../provider/useMessages'
import type { IconName } from '../../ui/display/Icon'
import { State } from '../../ui/feedback/State'
import { investMessages } from './messages'
import { refusalText } from './refusalText'

export interface OfferingRefusedProps {
  /** The offering that takes nothing, by its code. */
  offering: Pick<Offering, 'opensOn'> & { refusal: string }
}

/** Why an offering takes no investment now, where the amount would be typed. */
export function OfferingRefused({ offering: { refusal, opensOn } }: OfferingRefusedProps) {
  const formats = useFormats()
  const messages = useMessages('invest', investMessages)
  const { key } = investRefusal(refusal)
  const opens = opensOn ? fillIn(messages.opensOn, { day: formats.day(opensOn, 'round') }) : undefined

  return (
    <State
      className="capstan-offering-refused"
      data-reason={refusal}
      icon={icons[key] ?? 'lock'}
      detail={key === 'offeringNotOpen' ? opens : messages.sellerTellsMore}
    >
      {refusalText(key, {}, messages, formats)}
    </State>
  )
}

const icons: Partial<Record<RefusalKey, IconName>> = { offeringNotOpen: 'clock', offeringSoldOut: 'ban' }
