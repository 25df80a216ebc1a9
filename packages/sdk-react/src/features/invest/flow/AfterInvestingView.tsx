import type { DistributionOffering } from '@capstan/sdk-core/invest'
import { styled } from 'styled-components'
import { fillIn } from '../../../language/fillIn'
import { useMessages } from '../../../provider/useMessages'
import { TextLink } from '../../../ui/actions/TextLink'
import { WireDetails } from '../../steps/types/WireDetails'
import { investMessages } from '../messages'
import { Muted } from '../Muted'
import { narrow } from '../../../ui/layout/breakpoints'

export interface AfterInvestingViewProps {
  /** The investment. */
  offering: Pick<DistributionOffering, 'issuerName' | 'sellerName'>
  /** The signed papers, each with its link. */
  papers: readonly { id: string; name: string; href: string }[]
  /** The payment step whose money has not arrived. */
  awaitedStepId?: string
}

/** The next steps with their parties, the wire instructions while a wire is awaited, and the signed documents. */
export function AfterInvestingView({ offering, papers, awaitedStepId }: AfterInvestingViewProps) {
  const messages = useMessages('invest', investMessages)
  const names = { issuer: offering.issuerName, seller: offering.sellerName }
  const next = [messages.nextPending, awaitedStepId && messages.nextMoney, messages.nextIssued]

  return (
    <Sections className="capstan-after-investing">
      {awaitedStepId && (
        <section>
          <h3 className="capstan-heading">{messages.awaitingWire}</h3>
          <Muted>{fillIn(messages.awaitingWireLead, names)}</Muted>
          <WireDetails stepId={awaitedStepId} />
        </section>
      )}
      <section>
        <h3 className="capstan-heading">{messages.whatNext}</h3>
        {/* Said to be a list: one without its own marks is none to some readers. */}
        <ol role="list">
          {next.filter(Boolean).map((text) => (
            <li key={text}>{fillIn(text ?? '', names)}</li>
          ))}
        </ol>
        <Muted>{fillIn(messages.nothingMore, names)}</Muted>
      </section>
      {papers.length > 0 && (
        <section>
          <h3 className="capstan-heading">{messages.signedPapers}</h3>
          <ul>
            {papers.map(({ id, name, href }) => (
              <li key={id}>
                <TextLink href={href} external>
                  {name}
                </TextLink>
              </li>
            ))}
          </ul>
        </section>
      )}
    </Sections>
  )
}

/** The later sections have numbers, as steps do. */
const Sections = styled.div`
  > section {
    margin-inline: calc(-1 * var(--capstan-space-6));
    padding: var(--capstan-space-6);
    border-top: 1px solid var(--capstan-border);
  }
  > section:last-child {
    padding-bottom: 0;
  }
  .capstan-heading {
    margin: 0 0 var(--capstan-space-2);
    font: var(--capstan-font-weight-strong) var(--capstan-font-size-lead) / var(--capstan-font-line-lead)
      var(--capstan-font-family-heading);
  }
  ol {
    margin: 0 0 var(--capstan-space-3);
    padding: 0;
    list-style: none;
    counter-reset: next;
  }
  ol > li {
    display: flex;
    gap: var(--capstan-space-3);
    padding-block: var(--capstan-space-2);
    counter-increment: next;
  }
  ol > li::before {
    content: counter(next);
    display: grid;
    place-items: center;
    box-sizing: border-box;
    flex: none;
    width: calc(24 * var(--capstan-unit));
    height: calc(24 * var(--capstan-unit));
    margin-block: calc(-2 * var(--capstan-unit));
    border: 1.5px solid var(--capstan-border-strong);
    border-radius: 50%;
    color: var(--capstan-text-muted);
    font-size: var(--capstan-font-size-dense);
    font-weight: var(--capstan-font-weight-strong);
    line-height: 1;
  }
  ul {
    margin: 0;
    padding: 0;
    list-style: none;
  }
  li {
    padding-block: var(--capstan-space-1);
  }
  @container ${narrow} {
    > section {
      margin-inline: calc(-1 * var(--capstan-space-4));
      padding-inline: var(--capstan-space-4);
    }
  }
`
