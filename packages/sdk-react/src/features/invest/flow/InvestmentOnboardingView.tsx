import type { Distribution } from '@capstan/sdk-core/invest'
import type { ReactNode } from 'react'
import { Columns } from '../../../ui/layout/Columns'
import { Stack } from '../../../ui/layout/Stack'
import { OfferingCardView } from '../offering/OfferingCardView'
import type { ProfileHref } from '../offering/PartyName'
import { SetUpPrompt } from './SetUpPrompt'

export interface InvestmentOnboardingViewProps {
  /** The investment. */
  distribution: Distribution
  /** The steps that are left; shown once the account is set up. */
  children: ReactNode
  /** The actions on the whole investment, below its offering. */
  changes?: ReactNode
  /** Called when the investor has to set up the account; without it the prompt links to /account/setup. */
  onSetUp?: () => void
  /** Returns the page of the issuer and the seller, where the reader may read them; without it their names are not links. */
  profileHref?: ProfileHref
}

/** The offering of an investment, beside the step process or the prompt to set up the account. @public */
export function InvestmentOnboardingView(props: InvestmentOnboardingViewProps) {
  const { distribution, children, changes, onSetUp, profileHref } = props
  const { offering, price, units, investor } = distribution

  return (
    <div className="capstan-investment-onboarding" data-setup={investor.setup}>
      <Columns split="4-8">
        <Stack gap={6}>
          <OfferingCardView
            offering={{ ...offering, classPrice: price }}
            units={units}
            profileHref={profileHref}
          />
          {changes}
        </Stack>
        {investor.setup ? children : <SetUpPrompt distributionId={distribution.id} onSetUp={onSetUp} />}
      </Columns>
    </div>
  )
}
