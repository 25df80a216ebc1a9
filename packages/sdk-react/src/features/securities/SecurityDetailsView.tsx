import type { Security } from '@capstan/sdk-core/securities'
import { useState } from 'react'
import { useFormats } from '../../language/useFormats'
import { fillIn } from '../../language/fillIn'
import { useMessages } from '../../provider/useMessages'
import { Button } from '../../ui/actions/Button'
import { Alert } from '../../ui/feedback/Alert'
import { Card } from '../../ui/layout/Card'
import { Columns } from '../../ui/layout/Columns'
import { Elsewhere, type Place } from '../../ui/layout/Elsewhere'
import { Inline } from '../../ui/layout/Inline'
import { Stack } from '../../ui/layout/Stack'
import { AuditButton } from '../audit/AuditButton'
import { TotalFigure, TotalFigures } from '../capTable/TotalFigure'
import { EditSecurity } from './lazySecurityForms'
import { securitiesMessages } from './messages'
import { SecurityFacts } from './SecurityFacts'

export interface SecurityDetailsViewProps {
  security: Security
  /** Whether the reader's account issues it. */
  isIssuer?: boolean
  /** Whether the reader may change it. */
  mayEdit?: boolean
  /** They could, and somebody took it away while the page was open. */
  wasTaken?: boolean
  /** Where its buttons stand: above it unless told. */
  actionsIn?: Place
}

/** What a security is and what it is worth. @public */
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
      {actions && actionsIn && <Elsewhere in={actionsIn}>{actions}</Elsewhere>}
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
