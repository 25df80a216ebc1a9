import type { Offering } from '@capstan/sdk-core/invest'
import { styled } from 'styled-components'
import { fillIn } from '../../../language/fillIn'
import { useMessages } from '../../../provider/useMessages'
import { Avatar } from '../../../ui/display/Avatar'
import { Card } from '../../../ui/layout/Card'
import { daysLeft, OfferingStateChip } from '../../offerWall/offeringState'
import { BannerLines } from './BannerLines'
import { investMessages } from '../messages'
import { OfferingFacts } from './OfferingFacts'
import { OfferingLinks } from './OfferingLinks'
import { narrow } from '../../../ui/layout/breakpoints'

export interface OfferingBannerProps {
  /** The offering. */
  offering: Offering
}

/** The offering, its seller, its price and its deadline, under the one surface that carries the brand. */
export function OfferingBanner({ offering }: OfferingBannerProps) {
  const messages = useMessages('invest', investMessages)
  const { assetName, className, issuerName, sellerName, termsUrl, supportEmail } = offering
  const state = stateOf(offering)
  const names = { class: className, issuer: issuerName, seller: sellerName }

  return (
    <BannerBox>
      <Card className="capstan-offering-banner" flush aria-label={assetName}>
        <BannerLines />
        <div className="capstan-offering-head">
          <Avatar name={issuerName} large />
          <div className="capstan-offering-names">
            <div>
              <h2 className="capstan-heading">
                <bdi>{assetName}</bdi>
              </h2>
              {state && <OfferingStateChip state={state} />}
            </div>
            <p>{fillIn(messages.offeredBy, names)}</p>
          </div>
          <div className="capstan-offering-links">
            <OfferingLinks termsUrl={termsUrl} supportEmail={supportEmail} />
          </div>
        </div>
        <OfferingFacts offering={offering} />
      </Card>
    </BannerBox>
  )
}

/** Returns the state of an offering on its wall; undefined if it is no longer offered. */
function stateOf({ refusal, closesOn }: Offering): string | undefined {
  if (refusal === 'offering_not_open') return 'not_yet_open'
  if (refusal === 'offering_sold_out') return 'sold_out'
  if (refusal) return undefined
  // As the wall counts: it closes within seven days.
  return closesOn && daysLeft(closesOn) <= 7 ? 'closing_soon' : 'open'
}

const BannerBox = styled.div`
  .capstan-offering-head {
    display: flex;
    flex-wrap: wrap;
    align-items: flex-end;
    justify-content: space-between;
    gap: var(--capstan-space-3) var(--capstan-space-6);
    padding: var(--capstan-space-5) var(--capstan-space-6);
  }
  .capstan-offering-head > .capstan-avatar {
    position: relative;
    align-self: flex-start;
    width: calc(72 * var(--capstan-unit));
    height: calc(72 * var(--capstan-unit));
    margin-top: calc(-40 * var(--capstan-unit));
    border: 1px solid var(--capstan-border);
    border-radius: var(--capstan-radius-base);
    font-size: var(--capstan-font-size-title);
  }
  .capstan-offering-names {
    flex: 1 1 calc(240 * var(--capstan-unit));
  }
  .capstan-offering-names > div {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--capstan-space-1) var(--capstan-space-3);
  }
  .capstan-offering-head > div {
    min-width: 0;
    overflow-wrap: anywhere;
  }
  .capstan-heading {
    margin: 0;
    font: var(--capstan-font-weight-strong) var(--capstan-font-size-title) / var(--capstan-font-line-title)
      var(--capstan-font-family-heading);
  }
  .capstan-offering-head p {
    margin: 0;
    color: var(--capstan-text-muted);
  }
  .capstan-offering-links {
    display: flex;
    flex-wrap: wrap;
    gap: var(--capstan-space-3) var(--capstan-space-6);
  }
  @container ${narrow} {
    .capstan-offering-head {
      padding-inline: var(--capstan-space-4);
    }
  }
`
