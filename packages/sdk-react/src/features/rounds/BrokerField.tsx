import { findBrokers, type BrokerSuggestion, type Distributor } from '@capstan/sdk-core/rounds'
import { FoundField } from '../../forms/FoundField'
import { useMessages } from '../../provider/useMessages'
import { roundsMessages } from './messages'

export interface BrokerFieldProps {
  /** Those who are invited already. */
  invited: readonly Distributor[]
}

/** A broker, found by the beginning of its name. */
export function BrokerField({ invited }: BrokerFieldProps) {
  const messages = useMessages('rounds', roundsMessages)

  return (
    <FoundField
      name="brokerId"
      label={messages.broker}
      description={messages.brokerHint}
      autoFocus
      find={findBrokers}
      nameOf={nameOf}
      detailOf={({ id }) =>
        invited.some(({ brokerId }) => brokerId === id) ? messages.alreadyInvited : undefined
      }
      failedText={messages.brokersNotFound}
    />
  )
}

const nameOf = ({ name }: BrokerSuggestion) => name
