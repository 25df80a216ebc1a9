import { wireInstructions } from '@capstan/sdk-core/steps'
import { useFormats } from '../../../language/useFormats'
import { useCapstanQuery } from '../../../provider/queries/useCapstanQuery'
import { useCapstan } from '../../../provider/useCapstan'
import { useMessages } from '../../../provider/useMessages'
import { ErrorNotice } from '../../../ui/feedback/ErrorNotice'
import { Loading } from '../../../ui/feedback/Loading'
import { WireRows } from './WireRows'
import { stepsMessages } from '../messages'

export interface WireDetailsProps {
  /** The payment step. */
  stepId: string
}

/** The account that receives the money of an investment, from its payment provider. */
export function WireDetails({ stepId }: WireDetailsProps) {
  const capstan = useCapstan()
  const { day, money } = useFormats()
  const messages = useMessages('steps', stepsMessages)
  const instructions = useCapstanQuery({
    queryKey: ['wireInstructions', stepId],
    queryFn: () => wireInstructions(capstan, stepId),
    staleTime: Infinity,
  })

  if (instructions.status === 'loading') return <Loading visible={instructions.visible} />
  if (instructions.status === 'error')
    return <ErrorNotice error={instructions.error} text={messages.wireFailed} onRetry={instructions.retry} />
  const { data } = instructions
  return (
    <WireRows
      rows={[
        { label: messages.beneficiary, value: data.beneficiary },
        { label: messages.bank, value: data.bank },
        { label: messages.routingNumber, value: data.routingNumber },
        { label: messages.accountNumber, value: data.accountNumber },
        ...(data.swift ? [{ label: messages.swift, value: data.swift }] : []),
        ...(data.iban ? [{ label: messages.iban, value: data.iban }] : []),
        { label: messages.reference, value: data.reference },
        { label: messages.amount, value: data.amount, shown: money(data.amount) },
        ...(data.deadline ? [{ label: messages.deadline, shown: day(data.deadline, 'allocation') }] : []),
      ]}
    />
  )
}
