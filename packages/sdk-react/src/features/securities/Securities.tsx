import { createSecurity, securitiesQuery, securityNamesQuery } from '@capstan/sdk-core/securities'
import { CapstanRoot, type Isolation } from '../../provider/CapstanRoot'
import { useCapstan } from '../../provider/useCapstan'
import { useCapstanQuery, type QueryState } from '../../provider/useCapstanQuery'
import { useMessages } from '../../provider/useMessages'
import { Alert } from '../../ui/feedback/Alert'
import { ErrorNotice } from '../../ui/feedback/ErrorNotice'
import { Loading } from '../../ui/feedback/Loading'
import { SkeletonRows } from '../../ui/feedback/SkeletonRows'
import { Card } from '../../ui/layout/Card'
import { Stack } from '../../ui/layout/Stack'
import { NoAccount } from '../accounts/NoAccount'
import { useReader } from '../accounts/useReader'
import { securitiesMessages } from './messages'
import { SecuritiesView } from './SecuritiesView'
import type { Place } from '../../ui/layout/Elsewhere'

export interface SecuritiesProps {
  /** How far the page's styles are kept out. */
  isolation?: Isolation
  /** Where the button that adds a security stands, such as the head of a page; above the list unless told. */
  addIn?: Place
}

/** The securities an account sees: its issuer's with what each is worth and where it is traded, others' by name. @public */
export function Securities({ isolation, addIn }: SecuritiesProps) {
  return (
    <CapstanRoot isolation={isolation}>
      <ConnectedSecurities addIn={addIn} />
    </CapstanRoot>
  )
}

function ConnectedSecurities({ addIn }: Pick<SecuritiesProps, 'addIn'>) {
  const reader = useReader()
  if (reader.status !== 'ready') return <SecuritiesUnknown rows={reader} />
  if (!reader.data) return <NoAccount />
  const { type, mayChange, wasTaken } = reader.data
  return type === 'issuer' ? <Issued mayAdd={mayChange} wasTaken={wasTaken} addIn={addIn} /> : <Others />
}

interface IssuedProps extends Pick<SecuritiesProps, 'addIn'> {
  mayAdd: boolean
  wasTaken: boolean
}

function Issued({ mayAdd, wasTaken, addIn }: IssuedProps) {
  const capstan = useCapstan()
  const messages = useMessages('securities', securitiesMessages)
  const securities = useCapstanQuery(securitiesQuery(capstan))
  if (securities.status !== 'ready') return <SecuritiesUnknown rows={securities} />
  return (
    <Stack gap={4}>
      {wasTaken && <Alert tone="warning">{messages.listRoleTaken}</Alert>}
      <SecuritiesView
        securities={securities.data}
        isIssuer
        addIn={addIn}
        onAdd={
          mayAdd
            ? (security, idempotencyKey) => createSecurity(capstan, security, { idempotencyKey })
            : undefined
        }
      />
    </Stack>
  )
}

function Others() {
  const securities = useCapstanQuery(securityNamesQuery(useCapstan()))
  if (securities.status !== 'ready') return <SecuritiesUnknown rows={securities} />
  return <SecuritiesView securities={securities.data} />
}

function SecuritiesUnknown({ rows }: { rows: Exclude<QueryState<unknown>, { status: 'ready' }> }) {
  const messages = useMessages('securities', securitiesMessages)
  return (
    <Card flush aria-label={messages.title}>
      {rows.status === 'error' ? (
        <ErrorNotice error={rows.error} onRetry={rows.retry} />
      ) : (
        <Loading visible={rows.visible}>
          <SkeletonRows count={4} />
        </Loading>
      )}
    </Card>
  )
}
