import { today } from '@capstan/sdk-core'
import { investRefusal, type Offering, type RefusalKey } from '@capstan/sdk-core/invest'
import { useFormats } from '../../../language/useFormats'
import { fillIn } from '../../../language/fillIn'
import { useMessages } from '../../../provider/useMessages'
import { LinkButton } from '../../../ui/actions/LinkButton'
import type { IconName } from '../../../ui/display/Icon'
import { State } from '../../../ui/feedback/State'
import { investMessages } from '../messages'
import { refusalText } from '../amount/refusalText'

export interface OfferingRefusedProps {
  /** The offering that takes nothing, by its code. */
  offering: Pick<Offering, 'opensOn' | 'closesOn' | 'supportEmail'> & { refusal: string }
}

/** Why an offering takes no investment now, where the amount would be typed. */
export function OfferingRefused({ offering }: OfferingRefusedProps) {
  const formats = useFormats()
  const messages = useMessages('invest', investMessages)
  const { refusal, opensOn, closesOn, supportEmail } = offering
  const { key } = investRefusal(refusal)
  const says = (text: string, day: string) => fillIn(text, { day: formats.day(day, 'round') })
  const opens = opensOn ? says(messages.opensOn, opensOn) : undefined
  const closed =
    key === 'offeringClosed' && closesOn && closesOn < today(new Date(), 'UTC')
      ? `${says(messages.closedOn, closesOn)} `
      : ''

  return (
    <State
      className="capstan-offering-refused"
      data-reason={refusal}
      icon={icons[key] ?? 'lock'}
      detail={key === 'offeringNotOpen' ? opens : closed + messages.sellerTellsMore}
      action={
        supportEmail && (
          <LinkButton icon="mail" href={`mailto:${encodeURI(supportEmail)}`}>
            {messages.contactSupport}
          </LinkButton>
        )
      }
    >
      {refusalText(key, {}, messages, formats)}
    </State>
  )
}

const icons: Partial<Record<RefusalKey, IconName>> = { offeringNotOpen: 'clock', offeringSoldOut: 'ban' }
