import { wordsOf, type Noun } from './Noun.ts'

/** A feature's files in the kit, by their paths in its `src`. */
export function kitFiles(noun: Noun): Record<string, string> {
  const { Plural } = noun
  const folder = `features/${noun.plural}`
  return {
    [`${folder}/messages.ts`]: messages(noun),
    [`${folder}/messages.de.ts`]: german(noun),
    [`${folder}/${Plural}.tsx`]: block(noun),
    [`${folder}/${Plural}.stories.tsx`]: stories(noun),
    [`${folder}/${Plural}View.tsx`]: view(noun),
    [`${folder}/prefetch${Plural}.ts`]: prefetch(noun),
  }
}

const titleOf = (Plural: string) => wordsOf(Plural).replace(/^./, (letter) => letter.toUpperCase())

const wordsFor = ({ Plural, label }: Noun) => `{
  title: '${titleOf(Plural)}',
  ${label}: '${titleOf(label)}',
  none: 'None Found.',
}`

const messages = (noun: Noun) => `import type { Spoken } from '../../language/Messages'

/** The words of the ${wordsOf(noun.Plural)}, in English. @public */
export const ${noun.plural}Messages = ${wordsFor(noun)}

/** What a partner may reword on the ${wordsOf(noun.Plural)}. @public */
export type ${noun.Plural}Messages = Spoken<typeof ${noun.plural}Messages>
`

const german = (noun: Noun) => `import type { Spoken } from '../../language/Messages'
import type { ${noun.plural}Messages } from './messages'

/** The same in German. */
export const ${noun.plural}German = ${wordsFor(noun)} satisfies Spoken<typeof ${noun.plural}Messages>
`

const block = ({ plural, Plural }: Noun) => `import { ${plural}Query } from '@capstan/sdk-core/${plural}'
import { CapstanRoot, type Isolation } from '../../provider/CapstanRoot'
import { useCapstan } from '../../provider/useCapstan'
import { useCapstanQuery } from '../../provider/useCapstanQuery'
import { useMessages } from '../../provider/useMessages'
import { Card } from '../../ui/layout/Card'
import { ErrorNotice } from '../../ui/feedback/ErrorNotice'
import { Loading } from '../../ui/feedback/Loading'
import { ${Plural}View } from './${Plural}View'
import { ${plural}Messages } from './messages'

export interface ${Plural}Props {
  /** How far the page's styles are kept out. */
  isolation?: Isolation
}

/** The ${wordsOf(Plural)} of the account of this instance, as they stand. @public */
export function ${Plural}({ isolation }: ${Plural}Props) {
  return (
    <CapstanRoot isolation={isolation}>
      <Connected${Plural} />
    </CapstanRoot>
  )
}

function Connected${Plural}() {
  const messages = useMessages('${plural}', ${plural}Messages)
  const ${plural} = useCapstanQuery(${plural}Query(useCapstan()))

  switch (${plural}.status) {
    case 'loading':
      return (
        <Card aria-label={messages.title}>
          <Loading visible={${plural}.visible} />
        </Card>
      )
    case 'error':
      return (
        <Card aria-label={messages.title}>
          <ErrorNotice error={${plural}.error} onRetry={${plural}.retry} />
        </Card>
      )
    case 'ready':
      return <${Plural}View ${plural}={${plural}.data} />
  }
}
`

const prefetch = ({ plural, Plural }: Noun) => `import type { Capstan } from '@capstan/sdk-core'
import { ${plural}Query } from '@capstan/sdk-core/${plural}'

/** Asks for what \`${Plural}\` shows, before it is there to show it. What fails is asked for again by the block. @public */
export async function prefetch${Plural}(capstan: Capstan): Promise<void> {
  await capstan.queryClient.prefetchQuery(${plural}Query(capstan))
}
`

const view = ({
  plural,
  Plural,
  Record,
  label,
}: Noun) => `import type { ${Record} } from '@capstan/sdk-core/${plural}'
import { useMessages } from '../../provider/useMessages'
import { Card } from '../../ui/layout/Card'
import { EmptyState } from '../../ui/feedback/EmptyState'
import { Records, type RecordColumn } from '../../ui/records/Records'
import { ${plural}Messages } from './messages'

export interface ${Plural}ViewProps {
  /** What is listed, in its order. */
  ${plural}: readonly ${Record}[]
}

/** A list of ${wordsOf(Plural)}. @public */
export function ${Plural}View({ ${plural} }: ${Plural}ViewProps) {
  const messages = useMessages('${plural}', ${plural}Messages)
  const columns: RecordColumn<${Record}>[] = [{ id: '${label}', header: messages.${label}, cell: (row) => row.${label} }]

  return (
    <Card flush aria-label={messages.title} className="capstan-${wordsOf(Plural).replaceAll(' ', '-')}">
      {${plural}.length === 0 ? (
        <EmptyState text={messages.none} />
      ) : (
        <Records aria-label={messages.title} columns={columns} rows={${plural}} keyOf={({ id }) => id} />
      )}
    </Card>
  )
}
`

const stories = ({
  plural,
  Plural,
  Record,
  label,
}: Noun) => `import { ${plural}Answer, operations, some${Record} } from '@capstan/sdk-core/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { failingOnce, never, onPlatform } from '../../testing/onPlatform'
import { ${Plural} } from './${Plural}'

const all = () => ${plural}Answer([some${Record}({ ${label}: 'The first one' })])

const meta = {
  title: '${titleOf(Plural)}/${Plural}',
  component: ${Plural},
  parameters: { platform: onPlatform((server) => server.on(operations.${Plural}, all)) },
} satisfies Meta<typeof ${Plural}>
export default meta

type Story = StoryObj<typeof meta>

export const Ready: Story = {
  play: async ({ canvas }) => void (await canvas.findByText('The first one')),
}

export const Narrow: Story = { ...Ready, globals: { width: '375' } }

export const Empty: Story = {
  parameters: { platform: onPlatform((server) => server.on(operations.${Plural}, () => ${plural}Answer([]))) },
  play: async ({ canvas }) => void (await canvas.findByText('None Found.')),
}

export const Loading: Story = {
  parameters: { platform: onPlatform((server) => server.on(operations.${Plural}, never)) },
  play: async ({ canvas }) => void (await canvas.findByText('Loading')),
}

export const Failed: Story = {
  parameters: { platform: onPlatform((server) => server.on(operations.${Plural}, failingOnce(all))) },
  play: async ({ canvas }) => void (await canvas.findByRole('button', { name: 'Retry' })),
}

export const Retried: Story = {
  parameters: Failed.parameters,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Retry' }))
    await canvas.findByText('The first one')
  },
}
`
