import type { Question, QuestionSet } from '@capstan/sdk-core/questions'
import { useMemo } from 'react'
import { styled } from 'styled-components'
import { useMessages } from '../../provider/useMessages'
import type { TableDefinition } from '../../tables/TableDefinition'
import { questionsMessages } from './messages'
import { QuestionButtons } from './QuestionButtons'
import type { QuestionTask } from './QuestionDialogs'
import { setsFor } from './setsFor'
import { useShownTexts } from './useShownTexts'

/** Returns the table of questions, sorted by name. Its rows have buttons when `onTask` is given. (QSET-006, QSET-007) */
export function useQuestionsTable(
  sets: readonly QuestionSet[],
  onTask: ((task: QuestionTask) => void) | undefined,
): TableDefinition<Question> {
  const messages = useMessages('questions', questionsMessages)
  const shown = useShownTexts()

  return useMemo(
    () => ({
      idOf: ({ id }) => id,
      sort: { column: 'name', direction: 'ascending' },
      columns: [
        {
          ...{ id: 'name', header: messages.name, kind: 'text', value: shown.questionName },
          cell: (question) => (
            <Named>
              <bdi>{shown.questionName(question)}</bdi>
              <bdi>{shown.description(question)}</bdi>
            </Named>
          ),
        },
        {
          ...{ id: 'type', header: messages.type, kind: 'text' },
          value: ({ type }) => type && shown.typeName(type),
        },
        {
          ...{ id: 'inSets', header: messages.inSets, kind: 'number' },
          value: ({ setCount }) => String(setCount),
        },
      ],
      actions: onTask && {
        header: messages.actions,
        cell: (question) => (
          <QuestionButtons
            question={question}
            canPlace={setsFor(question, sets).length > 0}
            onTask={onTask}
          />
        ),
      },
    }),
    [messages, shown, sets, onTask],
  )
}

const Named = styled.span`
  display: grid;
  > :last-child {
    color: var(--capstan-text-muted);
    font-size: var(--capstan-font-size-dense);
    font-weight: var(--capstan-font-weight-regular);
  }
`
