import { qualificationAnswersQuery } from '@capstan/sdk-core/qualificationAnswers'
import { AccreditationCard } from '@capstan/sdk-react/accreditation'
import { QualificationAnswers } from '@capstan/sdk-react/qualificationAnswers'
import { Stack } from '@capstan/sdk-react/ui'
import { styled } from 'styled-components'
import type { PageProps, Prefetch } from '../../routing/lazyPage'
import { SettingsPage } from './SettingsPage'

/** What an investor last answered to the questions of vendors. (QANS-001 to QANS-005) */
export function QualificationAnswersPage({ title }: PageProps) {
  return (
    <SettingsPage title={title}>
      <Narrow>
        <Stack gap={6}>
          <AccreditationCard />
          <QualificationAnswers />
        </Stack>
      </Narrow>
    </SettingsPage>
  )
}

/** The answers are asked for beside the app's first render. */
export const prefetch: Prefetch = (capstan) =>
  capstan.queryClient.prefetchQuery(qualificationAnswersQuery(capstan))

const Narrow = styled.div`
  max-width: calc(960 * var(--capstan-unit));
`
