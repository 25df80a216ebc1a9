import { shortAddress } from '@capstan/sdk-core'
import type { Security } from '@capstan/sdk-core/securities'
import { styled } from 'styled-components'
import { useFormats } from '../../language/useFormats'
import { useMessages } from '../../provider/useMessages'
import { useRouter } from '../../provider/useRouter'
import { CopyButton } from '../../ui/records/CopyButton'
import { TextLink } from '../../ui/actions/TextLink'
import { StatusChip } from '../../ui/display/StatusChip'
import { Card } from '../../ui/layout/Card'
import { DefinitionRows } from '../../ui/records/DefinitionRows'
import { Row } from '../../ui/records/Row'
import { securitiesMessages } from './messages'

export interface SecurityFactsProps {
  security: Security
  /** Whether the reader's account issues it: its rounds are links then, and its listing is known. */
  isIssuer: boolean
}

/** What a security is, one fact a line. */
export function SecurityFacts({ security, isIssuer }: SecurityFactsProps) {
  const messages = useMessages('securities', securitiesMessages)
  const formats = useFormats()
  const { ticker, issuer, total, issued, unitValue, ats, address } = security
  const listing = ats ?? (isIssuer ? <StatusChip status="unlisted" word={messages.unlisted} /> : undefined)

  return (
    <Card title={messages.security}>
      <DefinitionRows compact>
        <Row label={messages.ticker} value={ticker && <span className="capstan-mono">{ticker}</span>} />
        {!isIssuer && <Row label={messages.issuer} value={issuer} />}
        <Row label={messages.totalUnits} value={total && formats.units(total)} />
        <Row label={messages.issuedUnits} value={formats.units(issued)} />
        <Row label={messages.unitValue} value={unitValue && formats.price(unitValue)} />
        {listing && <Row label={messages.ats} value={listing} />}
        <Rounds security={security} isIssuer={isIssuer} />
        {address && <Row label={messages.address} value={<Address address={address} />} />}
      </DefinitionRows>
    </Card>
  )
}

function Rounds({ security: { rounds }, isIssuer }: SecurityFactsProps) {
  const messages = useMessages('securities', securitiesMessages)
  const { href } = useRouter()
  if (rounds.length === 0) return null
  return (
    <Row
      label={rounds.length === 1 ? messages.round : messages.rounds}
      value={
        <Names>
          {rounds.map(({ id, name }) =>
            isIssuer ? (
              <TextLink key={id} href={href(`/asset-class/${id}/manage`)}>
                {name}
              </TextLink>
            ) : (
              <bdi key={id}>{name}</bdi>
            ),
          )}
        </Names>
      }
    />
  )
}

/** Twenty characters of it; all of them are copied. */
function Address({ address }: { address: string }) {
  const messages = useMessages('securities', securitiesMessages)
  return (
    <Copied>
      <bdi className="capstan-mono" title={address}>
        {shortAddress(address)}
      </bdi>
      <CopyButton text={address} aria-label={messages.copyAddress} />
    </Copied>
  )
}

const Names = styled.span`
  display: grid;
  justify-items: end;
`

const Copied = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: flex-end;
  gap: var(--capstan-space-1);
  margin-block: calc(-4 * var(--capstan-unit));
`
