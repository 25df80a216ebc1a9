import { useMessages } from '../../../provider/useMessages'
import { safeUrl } from '../../steps/step/safeUrl'
import { Icon } from '../../../ui/display/Icon'
import { TextLink } from '../../../ui/actions/TextLink'
import { investMessages } from '../messages'

export interface OfferingLinksProps {
  /** Where the documents of the offering are. */
  termsUrl?: string | null
  /** Whom to ask. */
  supportEmail?: string | null
}

/** The ways out of an offering: its dataroom, its support contact. A link that is not safe to follow is left out. */
export function OfferingLinks({ termsUrl, supportEmail }: OfferingLinksProps) {
  const messages = useMessages('invest', investMessages)
  const dataroom = safeUrl(termsUrl)

  return (
    <>
      {dataroom && (
        <TextLink href={dataroom} external>
          {messages.dataroom}
        </TextLink>
      )}
      {supportEmail && (
        <TextLink href={`mailto:${encodeURI(supportEmail)}`}>
          <Icon name="mail" dense />
          {messages.support}
        </TextLink>
      )}
    </>
  )
}
