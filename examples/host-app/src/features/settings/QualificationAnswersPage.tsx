import { accreditationQuery } from '@capstan/sdk-core/accreditation'
import { AccreditationCard } from '@capstan/sdk-react/accreditation'
import { QualificationAnswers, prefetchQualificationAnswers } from '@capstan/sdk-react/qualificationAnswers'
import { Stack } from '@capstan/sdk-react/ui'
import type { PageProps, Prefetch } from '../../routing/lazyPage'
import { SettingsPage } from './SettingsPage'

/** Page of an investor's latest answers to the questions of vendors. (QANS-001 to QANS-005) */
export function QualificationAnswersPage({ title }: PageProps) {
  return (
    <SettingsPage title={title}>
      <Stack gap={6}>
        <AccreditationCard />
        <QualificationAnswers />
      </Stack>
    </SettingsPage>
  )
}

/** Its data is requested while the app first renders. */
export const prefetch: Prefetch = async (capstan) => {
  await Promise.all([
    prefetchQualificationAnswers(capstan),
    capstan.queryClient.prefetchQuery(accreditationQuery(capstan)),
  ])
}
