import type { LiveTable } from '@capstan/sdk-core'
import { useMessages } from '@capstan/sdk-react/provider'
import { Button, Card, PageHeader, SelectField, TextField } from '@capstan/sdk-react/ui'
import { useEffect, useRef, useState } from 'react'
import { styled } from 'styled-components'
import { Page } from '../../frame/Page'
import type { PageProps } from '../../routing/lazyPage'
import { useHost } from '../../session/Host'
import { developerMessages } from './messages'

const tables: LiveTable[] = [
  'accounts',
  'allocations',
  'distributions',
  'holdings',
  'processes',
  'rounds',
  'steps',
  'users_accounts',
]
const tableOptions = tables.map((table) => ({ value: table, label: table }))

/** A developer's view of the live socket: the subscriptions, and every push as it arrives. */
export function SocketTester({ title }: PageProps) {
  const messages = useMessages('developer', developerMessages)
  const [table, setTable] = useState<LiveTable>('steps')
  const [ids, setIds] = useState('')
  const { lines, subscribe, unsubscribe } = useSubscription()

  return (
    <Page title={title} width="form">
      <PageHeader title={title} lead={messages.socketLead} />
      <Card title={messages.subscription}>
        <SelectField
          label={messages.table}
          name="table"
          options={tableOptions}
          value={table}
          onChange={(value) => setTable(tables.find((name) => name === value) ?? table)}
        />
        <TextField
          label={messages.ids}
          name="ids"
          description={messages.idsHelp}
          value={ids}
          onChange={setIds}
        />
        <Actions>
          <Button onPress={unsubscribe}>{messages.unsubscribe}</Button>
          <Button variant="primary" onPress={() => subscribe(table, readIds(ids))}>
            {messages.subscribe}
          </Button>
        </Actions>
        <Log aria-label={messages.log} role="log">
          {lines.join('\n')}
        </Log>
      </Card>
    </Page>
  )
}

function useSubscription() {
  const { capstan } = useHost()
  const [lines, setLines] = useState<string[]>([])
  const stop = useRef<() => void>(undefined)
  useEffect(() => () => stop.current?.(), [])

  const say = (line: string) => setLines((before) => [...before.slice(-199), line])
  const unsubscribe = () => {
    if (stop.current) say('unsubscribed')
    stop.current?.()
    stop.current = undefined
  }
  const subscribe = (table: LiveTable, ids: string[]) => {
    unsubscribe()
    say(`subscribe ${table} ${ids.join(', ')}`)
    stop.current = capstan.live.subscribe(table, ids, {
      onState: (state) => say(state),
      onChange: (change) => say(JSON.stringify(change)),
    })
  }
  return { lines, subscribe, unsubscribe }
}

function readIds(text: string): string[] {
  return text.split(/[\s,]+/).filter(Boolean)
}

const Actions = styled.div`
  display: flex;
  justify-content: flex-end;
  gap: var(--capstan-space-2);
`

const Log = styled.pre`
  min-height: calc(120 * var(--capstan-unit));
  margin: var(--capstan-space-4) 0 0;
  overflow-x: auto;
  font: var(--capstan-font-size-dense) / 1.5 var(--capstan-font-family-mono);
`
