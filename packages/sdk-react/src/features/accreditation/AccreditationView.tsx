import { today } from '@capstan/sdk-core'
import { accreditationState, type Accreditation } from '@capstan/sdk-core/accreditation'
import { useFormats } from '../../language/useFormats'
import { useMessages } from '../../provider/useMessages'
import { Button } from '../../ui/actions/Button'
import { Chip } from '../../ui/display/Chip'
import { Card } from '../../ui/layout/Card'
import { DefinitionRows } from '../../ui/records/DefinitionRows'
import { Row } from '../../ui/records/Row'
import { accreditationMessages } from './messages'
import { methodWord } from './methodWord'

export interface AccreditationViewProps {
  accreditation: Accreditation
  /** The day it is looked at, `YYYY-MM-DD`; today unless given. */
  day?: string
  /** Whether the renewal is being started. */
  isStarting?: boolean
  /** Begins the renewal; without it, it is only read. */
  onRenew?: () => void
}

/** How somebody qualifies as accredited, since when and until when. @public */
export function AccreditationView({
  accreditation,
  day = today(new Date(), 'UTC'),
  isStarting,
  onRenew,
}: AccreditationViewProps) {
  const messages = useMessages('accreditation', accreditationMessages)
  const formats = useFormats()
  const { status } = accreditationState(accreditation, day)
  const tones = { valid: 'success', soon: 'warning', expired: 'danger' } as const
  const icons = { valid: 'check-circle', soon: 'clock', expired: 'x-circle' } as const

  return (
    <Card
      title={messages.title}
      className="capstan-accreditation"
      data-status={status}
      chip={
        <Chip tone={tones[status]} icon={icons[status]}>
          {messages[`state_${status}`]}
        </Chip>
      }
      actions={
        onRenew && (
          <Button
            variant={status === 'valid' ? undefined : 'primary'}
            dense
            pending={isStarting}
            onPress={onRenew}
          >
            {messages.renew}
          </Button>
        )
      }
    >
      <DefinitionRows compact>
        <Row label={messages.method} value={methodWord(accreditation.method, messages)} />
        <Row label={messages.verifiedOn} value={formats.day(accreditation.verifiedOn, 'short')} />
        <Row label={messages.expiresOn} value={formats.day(accreditation.expiresOn, 'short')} />
      </DefinitionRows>
    </Card>
  )
}
