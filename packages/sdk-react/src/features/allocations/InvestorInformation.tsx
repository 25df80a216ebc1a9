import { investorAnswersQuery, type AllocationDistribution } from '@capstan/sdk-core/allocations'
import { answerWords } from '@capstan/sdk-core/qualificationAnswers'
import { AuthorText } from '../../language/AuthorText'
import { useFormats } from '../../language/useFormats'
import { Loaded } from '../../provider/queries/Loaded'
import { useCapstan } from '../../provider/useCapstan'
import { useCapstanQuery } from '../../provider/queries/useCapstanQuery'
import { useMessages } from '../../provider/useMessages'
import { TextLink } from '../../ui/actions/TextLink'
import { EmptyState } from '../../ui/feedback/EmptyState'
import { Card } from '../../ui/layout/Card'
import { DefinitionRows } from '../../ui/records/DefinitionRows'
import { Row } from '../../ui/records/Row'
import { useAllowedHref } from '../accounts/useAllowedHref'
import { allocationsMessages } from './messages'
import type { AllocationViewProps } from './AllocationViewProps'

/** The account and the answers of the selected investor. (ALLOC-018 to ALLOC-021) */
export function InvestorInformation({ selected }: AllocationViewProps) {
  const messages = useMessages('allocations', allocationsMessages)
  const [one, another] = selected

  if (!one || another) {
    return (
      <Card title={messages.view.investors}>
        <p>{another ? messages.selectOne : messages.selectNone}</p>
      </Card>
    )
  }
  return (
    <>
      <InvestorAccount investor={one} />
      {one.investorId && <Answers key={one.investorId} investorId={one.investorId} />}
    </>
  )
}

function InvestorAccount({ investor: { name, email, investorId } }: { investor: AllocationDistribution }) {
  const messages = useMessages('allocations', allocationsMessages)
  const profile = useAllowedHref()('investor', investorId)

  return (
    <Card
      flush
      title={messages.investor}
      actions={profile && <TextLink href={profile}>{messages.profile}</TextLink>}
    >
      <DefinitionRows>
        <Row label={messages.name} value={<bdi>{name}</bdi>} />
        <Row label={messages.email} value={email ?? messages.none} />
      </DefinitionRows>
    </Card>
  )
}

function Answers({ investorId }: { investorId: string }) {
  const capstan = useCapstan()
  const messages = useMessages('allocations', allocationsMessages)
  const formats = useFormats()
  const answers = useCapstanQuery(investorAnswersQuery(capstan, investorId))

  return (
    <Card flush title={messages.information}>
      <Loaded query={answers}>
        {(given) =>
          given.length === 0 ? (
            <EmptyState icon="help" text={messages.noAnswers} />
          ) : (
            <DefinitionRows>
              {given.map((each) => {
                const { question, answer = each.value } = answerWords(each, formats)
                return (
                  <Row
                    key={each.id}
                    label={
                      <bdi>
                        <AuthorText {...question} />
                      </bdi>
                    }
                    value={<bdi>{answer}</bdi>}
                  />
                )
              })}
            </DefinitionRows>
          )
        }
      </Loaded>
    </Card>
  )
}
