import { questionsQuery, questionTypesQuery } from '@capstan/sdk-core/questions'
import { CapstanRoot, type Isolation } from '../../provider/CapstanRoot'
import { useCapstan } from '../../provider/useCapstan'
import { useCapstanQuery } from '../../provider/queries/useCapstanQuery'
import { useMessages } from '../../provider/useMessages'
import { Alert } from '../../ui/feedback/Alert'
import { Stack } from '../../ui/layout/Stack'
import { allowedActions, type AdminSwitches } from '../accounts/adminSwitches'
import { NoAccount } from '../accounts/NoAccount'
import { useReader, type Reader } from '../accounts/useReader'
import { questionsMessages } from './messages'
import { QuestionsUnknown } from './QuestionsUnknown'
import { QuestionsView } from './QuestionsView'
import { useQuestionActions } from './useQuestionActions'

export interface QuestionSetAdminProps {
  /** The actions that the host switches off; all are on by default. Question sets have `lock` and `edit`. */
  switches?: AdminSwitches
  /** The degree to which the styles of the page are kept out. */
  isolation?: Isolation
}

/** Question sets of a vendor, and the questions that they consist of. @public */
export function QuestionSetAdmin({ switches, isolation }: QuestionSetAdminProps) {
  return (
    <CapstanRoot isolation={isolation}>
      <ConnectedQuestions switches={switches} />
    </CapstanRoot>
  )
}

function ConnectedQuestions({ switches }: Pick<QuestionSetAdminProps, 'switches'>) {
  const messages = useMessages('questions', questionsMessages)
  const reader = useReader()

  if (reader.status !== 'ready') return <QuestionsUnknown part={reader} />
  if (!reader.data) return <NoAccount />
  const isVendor = ['issuer', 'broker'].includes(reader.data.type)
  return isVendor ? (
    <OfVendor reader={reader.data} switches={switches} />
  ) : (
    <Alert tone="neutral">{messages.notForAccount}</Alert>
  )
}

interface OfVendorProps extends Pick<QuestionSetAdminProps, 'switches'> {
  reader: Reader
}

function OfVendor({ reader: { mayChange, wasTaken }, switches }: OfVendorProps) {
  const capstan = useCapstan()
  const messages = useMessages('questions', questionsMessages)
  const book = useCapstanQuery(questionsQuery(capstan))
  const types = useCapstanQuery(questionTypesQuery(capstan))
  const actions = useQuestionActions()
  const may = allowedActions(mayChange, switches)

  if (book.status !== 'ready') return <QuestionsUnknown part={book} />
  if (types.status !== 'ready') return <QuestionsUnknown part={types} />
  return (
    <Stack>
      {!mayChange && (
        <Alert tone={wasTaken ? 'warning' : 'neutral'}>
          {wasTaken ? messages.roleTaken : messages.readOnly}
        </Alert>
      )}
      <QuestionsView
        {...book.data}
        types={types.data}
        actions={may.edit ? actions : undefined}
        onLock={may.lock ? actions.lockSet : undefined}
      />
    </Stack>
  )
}
