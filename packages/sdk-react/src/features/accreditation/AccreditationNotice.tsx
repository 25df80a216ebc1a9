import { today } from '@capstan/sdk-core'
import { accreditationQuery, accreditationState, type Accreditation } from '@capstan/sdk-core/accreditation'
import { styled } from 'styled-components'
import { useFormats } from '../../language/useFormats'
import { fillIn } from '../../language/fillIn'
import { block, type BlockProps } from '../../provider/block'
import { useCapstan } from '../../provider/useCapstan'
import { useCapstanQuery } from '../../provider/queries/useCapstanQuery'
import { useMessages } from '../../provider/useMessages'
import { LinkButton } from '../../ui/actions/LinkButton'
import { Alert } from '../../ui/feedback/Alert'
import { accreditationMessages } from './messages'

export interface AccreditationNoticeProps extends BlockProps {
  /** The address of the renewal; without it none is offered. */
  renewHref?: string
}

/** That the investor's accreditation expires within 30 days, or has expired; nothing otherwise. @public */
export const AccreditationNotice = block(function AccreditationNotice({
  renewHref,
}: AccreditationNoticeProps) {
  const accreditation = useCapstanQuery(accreditationQuery(useCapstan()))
  if (accreditation.status !== 'ready' || !accreditation.data) return null
  return <AccreditationNoticeView accreditation={accreditation.data} renewHref={renewHref} />
})

export interface AccreditationNoticeViewProps extends Pick<AccreditationNoticeProps, 'renewHref'> {
  accreditation: Accreditation
  /** The current day, `YYYY-MM-DD`; today unless given. */
  day?: string
}

/** The notice of an accreditation on a day. @public */
export function AccreditationNoticeView({
  accreditation,
  renewHref,
  day = today(new Date(), 'UTC'),
}: AccreditationNoticeViewProps) {
  const messages = useMessages('accreditation', accreditationMessages)
  const formats = useFormats()
  const { status, daysLeft } = accreditationState(accreditation, day)
  const on = formats.day(accreditation.expiresOn, 'short')

  if (status === 'valid') return null
  const text =
    status === 'expired'
      ? fillIn(messages.expired, { day: on })
      : daysLeft === 0
        ? messages.expiresToday
        : fillIn(formats.plural(messages.expiresIn, daysLeft), { day: on })
  return (
    <Apart
      tone={status === 'expired' ? 'danger' : 'warning'}
      action={renewHref && <LinkButton href={renewHref}>{messages.renew}</LinkButton>}
    >
      {text}
    </Apart>
  )
}

/** Space above the content of its page. */
const Apart = styled(Alert)`
  margin-block-end: var(--capstan-space-6);
`
