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

const block = (noun: Noun) => {
  const { plural, Plural, Record, label } = noun
  return `import type { Capstan } from '@capstan/sdk-core'
import { ${plural}Query, type ${Record} } from '@capstan/sdk-core/${plural}'
import { block, type BlockProps } from '../../provider/block'
import { Loaded } from '../../provider/queries/Loaded'
import { useCapstan } from '../../provider/useCapstan'
import { useCapstanQuery } from '../../provider/queries/useCapstanQuery'
import { useMessages } from '../../provider/useMessages'
import { Card } from '../../ui/layout/Card'
import { EmptyState } from '../../ui/feedback/EmptyState'
import type { RecordColumn } from '../../ui/records/RecordRow'
import { Records } from '../../ui/records/Records'
import { ${plural}Messages } from './messages'

export type ${Plural}Props = BlockProps

/** The ${wordsOf(Plural)} of the account of this instance. @public */
export const ${Plural} = block(function ${Plural}() {
  const messages = useMessages('${plural}', ${plural}Messages)
  return (
    <Loaded
      query={useCapstanQuery(${plural}Query(useCapstan()))}
      frame={(content) => <Card aria-label={messages.title}>{content}</Card>}
    >
      {(${plural}) => <${Plural}View ${plural}={${plural}} />}
    </Loaded>
  )
})

export interface ${Plural}ViewProps {
  /** The rows, in their order. */
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

/** Asks for the data of \`${Plural}\` before it is shown. A request that fails is repeated by the block. @public */
export async function prefetch${Plural}(capstan: Capstan): Promise<void> {
  await capstan.queryClient.prefetchQuery(${plural}Query(capstan))
}
`
}

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

export const Narrow: Story = { ...Ready, tags: ['look'], globals: { width: '375' } }

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
