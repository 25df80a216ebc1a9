import type { Question, QuestionSet, QuestionType } from '@capstan/sdk-core/questions'
import { useCallback, useRef, useState } from 'react'
import { styled } from 'styled-components'
import { useFormats } from '../../language/useFormats'
import { useFocusBack } from '../../provider/announcements/useFocusBack'
import { useMessages } from '../../provider/useMessages'
import { DataTable } from '../../tables/DataTable'
import { TableSearch } from '../../tables/TableSearch'
import { Button } from '../../ui/actions/Button'
import { EmptyState } from '../../ui/feedback/EmptyState'
import { Card } from '../../ui/layout/Card'
import { Toolbar } from '../../ui/layout/Toolbar'
import { questionsMessages } from './messages'
import type { QuestionActions } from './QuestionActions'
import { QuestionDialogs, type QuestionTask } from './QuestionDialogs'
import { useQuestionsTable } from './useQuestionsTable'

export interface QuestionsCardProps {
  questions: readonly Question[]
  sets: readonly QuestionSet[]
  types: readonly QuestionType[]
  actions?: QuestionActions
}

/** The questions, each with its type and the number of its sets. (QSET-006) */
export function QuestionsCard({ questions, sets, types, actions }: QuestionsCardProps) {
  const messages = useMessages('questions', questionsMessages)
  const { plural } = useFormats()
  const card = useRef<HTMLElement>(null)
  const focusBack = useFocusBack(card)
  const [search, setSearch] = useState('')
  const [task, setTask] = useState<QuestionTask>()
  const table = useQuestionsTable(sets, actions && setTask)
  const isEmpty = questions.length === 0

  const add = (variant: 'quiet' | 'secondary') =>
    actions && (
      <Button variant={variant} dense icon="plus" onPress={() => setTask({ kind: 'add' })}>
        {messages.addQuestion}
      </Button>
    )
  const close = useCallback(() => {
    setTask(undefined)
    focusBack(task && 'id' in task ? task.id : undefined)
  }, [focusBack, task])

  return (
    <Card
      ref={card}
      flush
      title={messages.questions}
      className="capstan-question-list"
      actions={!isEmpty && add('quiet')}
      footer={
        !isEmpty && (
          <>
            <Note>{plural(messages.questionCount, questions.length)}</Note>
            {actions && questions.some(({ setCount }) => setCount > 0) && <Note>{messages.inSet}</Note>}
          </>
        )
      }
    >
      {isEmpty ? (
        <EmptyState icon="help" action={add('secondary')} />
      ) : (
        <>
          <Toolbar>
            <TableSearch value={search} onChange={setSearch} />
          </Toolbar>
          <Table>
            <DataTable
              isClose
              aria-label={messages.questions}
              table={table}
              rows={{ status: 'ready', data: questions }}
              search={search}
            />
          </Table>
        </>
      )}
      {actions && task && (
        <QuestionDialogs
          task={task}
          questions={questions}
          sets={sets}
          types={types}
          actions={actions}
          onClose={close}
        />
      )}
    </Card>
  )
}

/** Two buttons fit beside the name of a record, also at touch size. */
const Table = styled.div`
  --capstan-actions: calc(64 * var(--capstan-unit));
  @media (pointer: coarse) {
    --capstan-actions: calc(96 * var(--capstan-unit));
  }
`

const Note = styled.small`
  color: var(--capstan-text-muted);
`
