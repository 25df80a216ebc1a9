import { isoToDay } from '@capstan/sdk-core'
import {
  answerWords,
  qualificationAnswersQuery,
  type VendorAnswer,
  type VendorAnswers,
} from '@capstan/sdk-core/qualificationAnswers'
import { useMemo, useState } from 'react'
import { styled } from 'styled-components'
import { AuthorText } from '../../language/AuthorText'
import { fillIn } from '../../language/fillIn'
import { useFormats } from '../../language/useFormats'
import { block, type BlockProps } from '../../provider/block'
import { useCapstan } from '../../provider/useCapstan'
import { useCapstanQuery } from '../../provider/queries/useCapstanQuery'
import { useMessages } from '../../provider/useMessages'
import { DataTable } from '../../tables/DataTable'
import type { TableDefinition } from '../../tables/TableDefinition'
import { Button } from '../../ui/actions/Button'
import { Avatar } from '../../ui/display/Avatar'
import { EmptyState } from '../../ui/feedback/EmptyState'
import { ErrorNotice } from '../../ui/feedback/ErrorNotice'
import { Loading } from '../../ui/feedback/Loading'
import { SkeletonRows } from '../../ui/feedback/SkeletonRows'
import { Card } from '../../ui/layout/Card'
import { Stack } from '../../ui/layout/Stack'
import { qualificationAnswersMessages } from './messages'

export type QualificationAnswersProps = BlockProps

/** The last answers of an investor to the questions of vendors; the next questionnaires begin with them. @public */
export const QualificationAnswers = block(function QualificationAnswers() {
  const messages = useMessages('qualificationAnswers', qualificationAnswersMessages)
  const vendors = useCapstanQuery(qualificationAnswersQuery(useCapstan()))

  if (vendors.status === 'ready') return <QualificationAnswersView vendors={vendors.data} />
  return (
    <Card aria-label={messages.title}>
      {vendors.status === 'error' ? (
        <ErrorNotice error={vendors.error} onRetry={vendors.retry} />
      ) : (
        <Loading visible={vendors.visible}>
          <SkeletonRows count={4} />
        </Loading>
      )}
    </Card>
  )
})

export interface QualificationAnswersViewProps {
  /** The answers by vendor. */
  vendors: readonly VendorAnswers[]
}

/** Cards of the vendors, with their questions and the answers. (QANS-001, QANS-002) @public */
export function QualificationAnswersView({ vendors }: QualificationAnswersViewProps) {
  const messages = useMessages('qualificationAnswers', qualificationAnswersMessages)

  if (vendors.length === 0)
    return (
      <Card aria-label={messages.title} className="capstan-qualification-answers">
        <EmptyState icon="note" text={messages.none} />
      </Card>
    )
  return (
    <Stack gap={6} className="capstan-qualification-answers">
      <Intro>{messages.intro}</Intro>
      {vendors.map((vendor, index) => (
        <VendorAnswersCard key={vendor.id} vendor={vendor} index={index} />
      ))}
    </Stack>
  )
}

const Intro = styled.p`
  margin: 0;
  color: var(--capstan-text-muted);
`

interface VendorAnswersCardProps {
  vendor: VendorAnswers
  /** The index in the list, which selects the colour. */
  index: number
}

/** The questions and answers of one vendor; a long list shows the first ones until all are requested. */
function VendorAnswersCard({ vendor: { name, answers }, index }: VendorAnswersCardProps) {
  const messages = useMessages('qualificationAnswers', qualificationAnswersMessages)
  const { units } = useFormats()
  const table = useAnswersTable()
  const [isWhole, setWhole] = useState(false)
  const isCut = !isWhole && answers.length > shownAtFirst

  return (
    <Card
      flush
      title={
        <Vendor>
          <Avatar name={name} index={index} />
          <bdi>{name}</bdi>
        </Vendor>
      }
      footer={
        isCut && (
          <Button dense onPress={() => setWhole(true)}>
            {fillIn(messages.showAll, { count: units(String(answers.length)) })}
          </Button>
        )
      }
    >
      <DataTable
        aria-label={fillIn(messages.answersTo, { name })}
        table={table}
        rows={{ status: 'ready', data: isCut ? answers.slice(0, shownAtFirst) : answers }}
      />
    </Card>
  )
}

const shownAtFirst = 25

const Vendor = styled.span`
  display: inline-flex;
  align-items: center;
  gap: var(--capstan-space-3);
  min-width: 0;
  overflow-wrap: anywhere;
`

/** Returns the table of answers: dates are formatted, and yes and no are translated. (QANS-002, QANS-003) */
function useAnswersTable(): TableDefinition<VendorAnswer> {
  const messages = useMessages('qualificationAnswers', qualificationAnswersMessages)
  const formats = useFormats()

  return useMemo(() => {
    const texts: Readonly<Record<string, string>> = { true: messages.yes, false: messages.no }
    const textOf = (given: VendorAnswer) => {
      const { value } = given
      const { answer } = answerWords(given, formats)
      if (answer !== undefined) return answer
      const day = isoToDay(value)
      return day === undefined
        ? (Object.hasOwn(texts, value) && texts[value]) || value
        : formats.day(day, 'short')
    }
    return {
      idOf: ({ id }) => id,
      columns: [
        {
          ...{ id: 'question', header: messages.question, kind: 'text', isUnsorted: true },
          value: (given) => answerWords(given, formats).question.text,
          cell: (given) => <AuthorText {...answerWords(given, formats).question} />,
        },
        { ...{ id: 'answer', header: messages.answer, kind: 'text', isUnsorted: true }, value: textOf },
      ],
    }
  }, [messages, formats])
}
