import { chooseMail, mailChoicesQuery } from '@capstan/sdk-core/mails'
import { CapstanRoot, type Isolation } from '../../provider/CapstanRoot'
import { useCapstan } from '../../provider/useCapstan'
import { useCapstanQuery } from '../../provider/useCapstanQuery'
import { useMessages } from '../../provider/useMessages'
import { ErrorNotice } from '../../ui/feedback/ErrorNotice'
import { Loading } from '../../ui/feedback/Loading'
import { SkeletonRows } from '../../ui/feedback/SkeletonRows'
import { Card } from '../../ui/layout/Card'
import { MailsView } from './MailsView'
import { mailsMessages } from './messages'

export interface MailsProps {
  /** How far the page's styles are kept out. */
  isolation?: Isolation
}

/** Which mails whoever looks on gets; they turn each kind off or on, but for those that always come. @public */
export function Mails({ isolation }: MailsProps) {
  return (
    <CapstanRoot isolation={isolation}>
      <ConnectedMails />
    </CapstanRoot>
  )
}

function ConnectedMails() {
  const capstan = useCapstan()
  const messages = useMessages('mails', mailsMessages)
  const choices = useCapstanQuery(mailChoicesQuery(capstan))

  if (choices.status === 'ready')
    return (
      <MailsView
        choices={choices.data}
        onChoose={(choice, idempotencyKey) => chooseMail(capstan, choice, { idempotencyKey })}
      />
    )
  return (
    <Card flush title={messages.title}>
      {choices.status === 'error' ? (
        <ErrorNotice error={choices.error} onRetry={choices.retry} />
      ) : (
        <Loading visible={choices.visible}>
          <SkeletonRows count={6} />
        </Loading>
      )}
    </Card>
  )
}
