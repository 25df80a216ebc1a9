import { shortAddress } from '@capstan/sdk-core'
import { type Security, securityQuery } from '@capstan/sdk-core/securities'
import { useState } from 'react'
import { styled } from 'styled-components'
import { fillIn } from '../../language/fillIn'
import { useFormats } from '../../language/useFormats'
import { block, type BlockProps } from '../../provider/block'
import { combineQueries } from '../../provider/queries/combineQueries'
import { Loaded } from '../../provider/queries/Loaded'
import { useCapstan } from '../../provider/useCapstan'
import { useCapstanQuery } from '../../provider/queries/useCapstanQuery'
import { useMessages } from '../../provider/useMessages'
import { useRouter } from '../../provider/useRouter'
import { Button } from '../../ui/actions/Button'
import { TextLink } from '../../ui/actions/TextLink'
import { StatusChip } from '../../ui/display/StatusChip'
import { Alert } from '../../ui/feedback/Alert'
import { EmptyState } from '../../ui/feedback/EmptyState'
import { SkeletonRows } from '../../ui/feedback/SkeletonRows'
import { Card } from '../../ui/layout/Card'
import { Columns } from '../../ui/layout/Columns'
import { Portal, type Place } from '../../ui/layout/Portal'
import { Inline } from '../../ui/layout/Inline'
import { Stack } from '../../ui/layout/Stack'
import { CopyButton } from '../../ui/records/CopyButton'
import { DefinitionRows } from '../../ui/records/DefinitionRows'
import { Row } from '../../ui/records/Row'
import { NoAccount } from '../accounts/NoAccount'
import { type Reader, useReader } from '../accounts/useReader'
import { AuditButton } from '../audit/AuditButton'
import { TotalFigure, TotalFigures } from '../capTable/TotalFigure'
import { DocumentsTable } from '../uploads/DocumentsTable'
import { EditSecurity } from './lazySecurityForms'
import { securitiesMessages } from './messages'

export interface SecurityDetailsProps extends BlockProps {
  /** The security to show. */
  securityId: string
  /** The place of the buttons, such as the head of a page; above the card by default. */
  actionsIn?: Place
}

/** One security: its value, its ATS, and the documents shared with and by the reader. @public */
export const SecurityDetails = block(function SecurityDetails({
  securityId,
  actionsIn,
}: SecurityDetailsProps) {
  const messages = useMessages('securities', securitiesMessages)
  const security = useCapstanQuery(securityQuery(useCapstan(), securityId))
  const reader = useReader()
  return (
    <Loaded
      query={combineQueries(security, reader)}
      skeleton={<SkeletonRows count={6} />}
      notFound={<EmptyState text={messages.notFound} />}
      frame={(content) => <Card aria-label={messages.security}>{content}</Card>}
    >
      {([security, reader]) =>
        reader ? <SecurityOf security={security} reader={reader} actionsIn={actionsIn} /> : <NoAccount />
      }
    </Loaded>
  )
}, 'securityId')

interface SecurityOfProps extends Pick<SecurityDetailsProps, 'actionsIn'> {
  security: Security
  reader: Reader
}

/** A security and its documents, as its reader may see and change them. */
function SecurityOf({ security, reader, actionsIn }: SecurityOfProps) {
  const messages = useMessages('securities', securitiesMessages)
  const { type, accountId, mayChange, wasTaken } = reader
  const isIssuer = type === 'issuer' && accountId === security.issuerId
  const owner = { kind: 'security', id: security.id } as const

  return (
    <Stack gap={6} className="capstan-security-details">
      {isIssuer && !mayChange && !wasTaken && <Alert tone="neutral">{messages.viewer}</Alert>}
      <SecurityDetailsView
        security={security}
        isIssuer={isIssuer}
        mayEdit={isIssuer && mayChange}
        wasTaken={wasTaken}
        actionsIn={actionsIn}
      />
      <DocumentsTable owner={owner} title={messages.sharedWithMe} show="withMe" />
      {wasTaken && type === 'ats' && <Alert tone="warning">{messages.uploadsTaken}</Alert>}
      {/* Accounts that may not upload have no list of their own. */}
      {(type === 'issuer' || type === 'ats') && (
        <DocumentsTable owner={owner} title={messages.sharedByMe} show="byMe" />
      )}
    </Stack>
  )
}

export interface SecurityDetailsViewProps {
  security: Security
  /** True when the reader's account issues it. */
  isIssuer?: boolean
  /** True when the reader may change it. */
  mayEdit?: boolean
  /** True when the permission to change it was removed while the page was open. */
  wasTaken?: boolean
  /** The place of the buttons: above the card by default. */
  actionsIn?: Place
}

/** Details of a security: its terms and its value. @public */
export function SecurityDetailsView({
  security,
  isIssuer = false,
  mayEdit = false,
  wasTaken = false,
  actionsIn,
}: SecurityDetailsViewProps) {
  const messages = useMessages('securities', securitiesMessages)
  const formats = useFormats()
  const [isEditing, setEditing] = useState(false)
  const { id, name, unitValue, latestValue, total } = security
  const actions = mayEdit && (
    <Inline>
      <AuditButton record={{ kind: 'security', id }} name={name} />
      <Button icon="pencil" onPress={() => setEditing(true)}>
        {messages.edit}
      </Button>
    </Inline>
  )

  return (
    <Stack gap={4}>
      {wasTaken && isIssuer && <Alert tone="warning">{messages.roleTaken}</Alert>}
      {actions && actionsIn && <Portal in={actionsIn}>{actions}</Portal>}
      {actions && actionsIn === undefined && actions}
      <Columns split="7-5">
        <Card
          title={messages.value}
          footer={
            total !== null &&
            latestValue !== null && (
              <small>
                {fillIn(formats.pluralText(messages.aboutLatestValue, total), {
                  count: formats.units(total),
                })}
              </small>
            )
          }
        >
          <TotalFigures>
            <TotalFigure
              label={messages.latestPrice}
              value={unitValue === null ? messages.notAvailable : formats.price(unitValue)}
            />
            <TotalFigure
              label={messages.latestValue}
              value={latestValue === null ? messages.notAvailable : formats.money(latestValue)}
            />
          </TotalFigures>
        </Card>
        <SecurityFacts security={security} isIssuer={isIssuer} />
      </Columns>
      {mayEdit && isEditing && <EditSecurity security={security} onClose={() => setEditing(false)} />}
    </Stack>
  )
}

interface SecurityFactsProps {
  security: Security
  /** True when the reader's account issues it: its rounds are links and its listing is shown. */
  isIssuer: boolean
}

/** Facts about a security, one a line. */
function SecurityFacts({ security, isIssuer }: SecurityFactsProps) {
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

/** Shows twenty characters of an address; copying takes all of them. */
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
