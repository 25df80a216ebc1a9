import type { Offering } from '@capstan/sdk-core/invest'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { stepName } from '@capstan/sdk-core/progress'
import { AuthorText } from '../../../language/AuthorText'
import { useFormats } from '../../../language/useFormats'
import { useMessages } from '../../../provider/useMessages'
import { Alert } from '../../../ui/feedback/Alert'
import { Card } from '../../../ui/layout/Card'
import { Columns } from '../../../ui/layout/Columns'
import { Stack } from '../../../ui/layout/Stack'
import { StepBar } from '../../../ui/navigation/StepBar'
import { Muted } from '../Muted'
import { investMessages } from '../messages'
import { KeyTerms } from './KeyTerms'
import { OfferingBanner } from './OfferingBanner'
import type { ProfileHref } from './PartyName'
import { medium } from '../../../ui/layout/breakpoints'

export interface OfferingDetailsViewProps {
  /** The offering. */
  offering: Offering
  /** Returns the page of its issuer and its seller, where the reader may read them; without it their names are not links. */
  profileHref?: ProfileHref
  /** The card to invest with. */
  children: ReactNode
}

/** An offering as an investor sees it: its banner, its terms beside the card to invest with. @public */
export function OfferingDetailsView({ offering, profileHref, children }: OfferingDetailsViewProps) {
  const messages = useMessages('invest', investMessages)

  return (
    <Content gap={6} className="capstan-offering-details">
      <OfferingBanner offering={offering} />
      <Columns split="8-4">
        <Stack gap={6} className="capstan-offering-reading">
          <KeyTerms offering={offering} profileHref={profileHref} />
          <StepsAhead offering={offering} />
          <Alert tone="neutral" title={messages.beforeInvesting}>
            {messages.risk}
          </Alert>
        </Stack>
        {children}
      </Columns>
    </Content>
  )
}

/** The steps that follow an investment, where one can be made now. */
function StepsAhead({ offering }: Pick<OfferingDetailsViewProps, 'offering'>) {
  const formats = useFormats()
  const messages = useMessages('invest', investMessages)
  const { stepsAhead = [], refusal, openInvestment } = offering
  const names = stepsAhead.flatMap((step) => stepName(step, { formats }) ?? [])

  if (names.length === 0 || refusal || openInvestment) return null
  return (
    <Card className="capstan-steps-ahead" title={messages.stepsAhead}>
      <Stack>
        <StepBar
          vertical
          aria-label={messages.stepsAhead}
          steps={names.map((name, index) => ({
            id: String(index),
            title: <AuthorText {...name} />,
            status: 'not_started',
            word: '',
          }))}
        />
        <Muted isDense>{messages.stepsAheadNote}</Muted>
      </Stack>
    </Card>
  )
}

const Content = styled(Stack)`
  /* In one column, the action comes before the details. */
  @container ${medium} {
    .capstan-offering-reading {
      order: 1;
    }
  }
`
