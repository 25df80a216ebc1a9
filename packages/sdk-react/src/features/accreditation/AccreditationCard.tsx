import { today } from '@capstan/sdk-core'
import {
  type Accreditation,
  accreditationQuery,
  accreditationState,
  renewAccreditation,
} from '@capstan/sdk-core/accreditation'
import { useState } from 'react'
import { useFormats } from '../../language/useFormats'
import { block, type BlockProps } from '../../provider/block'
import { useCapstan } from '../../provider/useCapstan'
import { useCapstanQuery } from '../../provider/queries/useCapstanQuery'
import { useMessages } from '../../provider/useMessages'
import { Button } from '../../ui/actions/Button'
import { Chip } from '../../ui/display/Chip'
import { ErrorNotice } from '../../ui/feedback/ErrorNotice'
import { useSnackbar } from '../../ui/feedback/useSnackbar'
import { Card } from '../../ui/layout/Card'
import { Stack } from '../../ui/layout/Stack'
import { lazyPart } from '../../ui/lazy/lazyPart'
import { DefinitionRows } from '../../ui/records/DefinitionRows'
import { Row } from '../../ui/records/Row'
import { useReader } from '../accounts/useReader'
import { accreditationMessages, type AccreditationMessages } from './messages'

/** The steps of a renewal, loaded on demand: few readers begin one. */
const RenewalSteps = lazyPart(async () => (await import('../steps/StepProcess')).StepProcess)

export type AccreditationCardProps = BlockProps

/**
 * How the investor of this instance qualifies as accredited, since when and until when, and its renewal at the accreditation service.
 * Nothing at all where no service has said anything yet. @public
 */
export const AccreditationCard = block(function AccreditationCard() {
  const capstan = useCapstan()
  const messages = useMessages('accreditation', accreditationMessages)
  const snackbar = useSnackbar()
  const accreditation = useCapstanQuery(accreditationQuery(capstan))
  const reader = useReader()
  const [renewal, setRenewal] = useState<string>()
  const [isStarting, setStarting] = useState(false)

  if (accreditation.status === 'error')
    return (
      <Card title={messages.title}>
        <ErrorNotice error={accreditation.error} text={messages.loadFailed} onRetry={accreditation.retry} />
      </Card>
    )
  // Most investors have none: no space is kept for it.
  if (accreditation.status !== 'ready' || !accreditation.data) return null
  const mayRenew = reader.status === 'ready' && reader.data?.mayChange

  const renew = async () => {
    setStarting(true)
    try {
      setRenewal(await renewAccreditation(capstan))
    } catch {
      snackbar.show(messages.renewFailed, { tone: 'danger' })
    }
    setStarting(false)
  }

  return (
    <Stack gap={4}>
      <AccreditationView
        accreditation={accreditation.data}
        isStarting={isStarting}
        onRenew={mayRenew && renewal === undefined ? () => void renew() : undefined}
      />
      {renewal !== undefined && (
        <RenewalSteps
          processId={renewal}
          onComplete={() => {
            snackbar.show(messages.renewed, { tone: 'success' })
            setRenewal(undefined)
          }}
        />
      )}
    </Stack>
  )
})

export interface AccreditationViewProps {
  accreditation: Accreditation
  /** The current day, `YYYY-MM-DD`; today unless given. */
  day?: string
  /** True while the renewal is started. */
  isStarting?: boolean
  /** Begins the renewal; without it, it is only read. */
  onRenew?: () => void
}

/** The accreditation of an investor: its basis, its beginning and its end. @public */
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

/** The basis of an accreditation as text; the name used by the service if there is no text for it. */
function methodWord(method: string, messages: AccreditationMessages): string {
  const words: Readonly<Record<string, string | undefined>> = {
    income: messages.method_income,
    netWorth: messages.method_netWorth,
    license: messages.method_license,
    entity: messages.method_entity,
  }
  return (Object.hasOwn(words, method) ? words[method] : undefined) ?? method
}
