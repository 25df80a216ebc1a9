import { useMessages } from '@capstan/sdk-react/provider'
import { Alert, Button, Card, PageHeader, TextAreaField } from '@capstan/sdk-react/ui'
import { useState } from 'react'
import { styled } from 'styled-components'
import { Page } from '../../frame/Page'
import type { PageProps } from '../../routing/lazyPage'
import { useHost } from '../../session/Host'
import { developerMessages } from './messages'
import { sendRaw, type RawAnswer } from './sendRaw'

const example = '{\n  getUsersData {\n    user { firstName lastName }\n    account { name type }\n  }\n}'

/** A developer's way to ask the platform anything the session may ask: a query, its variables, the raw answer. */
export function GraphqlTester({ title }: PageProps) {
  const messages = useMessages('developer', developerMessages)
  const { visitor } = useHost()
  const [query, setQuery] = useState(example)
  const [variables, setVariables] = useState('{}')
  const [answer, setAnswer] = useState<RawAnswer>()
  const [isPending, setPending] = useState(false)

  const send = async () => {
    setPending(true)
    setAnswer(undefined)
    const account = visitor.status === 'acting' ? visitor.account.id : undefined
    setAnswer(await sendRaw({ query, variables, account }))
    setPending(false)
  }

  return (
    <Page title={title} width="form">
      <PageHeader title={title} lead={messages.queryLead} />
      <Card title={messages.request}>
        <TextAreaField label={messages.query} name="query" value={query} onChange={setQuery} />
        <TextAreaField
          label={messages.variables}
          name="variables"
          value={variables}
          onChange={setVariables}
        />
        <Actions>
          <Button variant="primary" pending={isPending} onPress={() => void send()}>
            {messages.send}
          </Button>
        </Actions>
        {answer && (
          <>
            <Alert tone={answer.isDone ? 'success' : 'danger'} />
            <Answer aria-label={messages.answer} role="region" tabIndex={0}>
              {answer.text}
            </Answer>
          </>
        )}
      </Card>
    </Page>
  )
}

const Actions = styled.div`
  display: flex;
  justify-content: flex-end;
  margin-bottom: var(--capstan-space-4);
`

const Answer = styled.pre`
  margin: var(--capstan-space-4) 0 0;
  overflow-x: auto;
  font: var(--capstan-font-size-dense) / 1.5 var(--capstan-font-family-mono);
`
