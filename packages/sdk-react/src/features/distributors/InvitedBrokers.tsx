import { invitedBrokersQuery } from '@capstan/sdk-core/distributors'
import { CapstanRoot, type Isolation } from '../../provider/CapstanRoot'
import { useCapstan } from '../../provider/useCapstan'
import { useCapstanQuery } from '../../provider/useCapstanQuery'
import { InvitedBrokersView } from './InvitedBrokersView'

export interface InvitedBrokersProps {
  /** How far the page's styles are kept out. */
  isolation?: Isolation
}

/** The brokers invited to the rounds of an issuer, and what they answered, as they do. (C-08) @public */
export function InvitedBrokers({ isolation }: InvitedBrokersProps) {
  return (
    <CapstanRoot isolation={isolation}>
      <ConnectedBrokers />
    </CapstanRoot>
  )
}

function ConnectedBrokers() {
  return <InvitedBrokersView brokers={useCapstanQuery(invitedBrokersQuery(useCapstan()))} />
}
