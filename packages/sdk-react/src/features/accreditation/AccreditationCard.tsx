import { accreditationQuery, renewAccreditation } from '@capstan/sdk-core/accreditation'
import { useState } from 'react'
import { CapstanRoot, type Isolation } from '../../provider/CapstanRoot'
import { useCapstan } from '../../provider/useCapstan'
import { useCapstanQuery } from '../../provider/useCapstanQuery'
import { useMessages } from '../../provider/useMessages'
import { ErrorNotice } from '../../ui/feedback/ErrorNotice'
import { useSnackbar } from '../../ui/feedback/useSnackbar'
import { Card } from '../../ui/layout/Card'
import { Stack } from '../../ui/layout/Stack'
import { useReader } from '../accounts/useReader'
import { AccreditationView } from './AccreditationView'
import { RenewalSteps } from './lazyRenewalSteps'
import { accreditationMessages } from './messages'

export interface AccreditationCardProps {
  /** How far the page's styles are kept out. */
  isolation?: Isolation
}

/**
 * How the investor of this instance qualifies as accredited, since when and until when, and its renewal at the accreditation service.
 * Nothing at all where no service has said anything yet. @public
 */
export function AccreditationCard({ isolation }: AccreditationCardProps) {
  return (
    <CapstanRoot isolation={isolation}>
      <ConnectedAccreditation />
    </CapstanRoot>
  )
}

function ConnectedAccreditation() {
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
}
