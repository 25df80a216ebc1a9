import { wordsOf, type Noun } from './Noun.ts'

/** A feature's files in the kit, by their paths in its `src`. */
export function kitFiles(noun: Noun): Record<string, string> {
  const { plural, Plural } = noun
  const folder = `features/${plural}`
  return {
    [`${folder}/messages.ts`]: messages(noun),
    [`${folder}/${Plural}.tsx`]: block(noun),
    [`${folder}/${Plural}.test.tsx`]: test(noun),
    [`${folder}/${Plural}View.tsx`]: view(noun),
    [`${folder}/${Plural}View.stories.tsx`]: stories(noun),
    [`entries/${plural}.ts`]: `'use client'

export { ${Plural} } from '../${folder}/${Plural}'
export { ${Plural}View, type ${Plural}ViewProps } from '../${folder}/${Plural}View'
export { ${plural}Messages, type ${Plural}Messages } from '../${folder}/messages'
`,
  }
}

const titleOf = (Plural: string) => wordsOf(Plural).replace(/^./, (letter) => letter.toUpperCase())

const messages = ({ plural, Plural, label }: Noun) => `/** The words of the ${wordsOf(Plural)}, in English. */
export const ${plural}Messages = {
  title: '${titleOf(Plural)}',
  ${label}: '${titleOf(label)}',
  none: 'None Found.',
}

/** What a partner may reword on the ${wordsOf(Plural)}. */
export type ${Plural}Messages = typeof ${plural}Messages
`

const block = ({ plural, Plural }: Noun) => `import { ${plural}Query } from '@capstan/sdk-core/${plural}'
import { useCapstan } from '../../provider/useCapstan'
import { useCapstanQuery } from '../../provider/useCapstanQuery'
import { ErrorNotice } from '../../ui/feedback/ErrorNotice'
import { Loading } from '../../ui/feedback/Loading'
import { ${Plural}View } from './${Plural}View'

/** The ${wordsOf(Plural)} of the account of this instance, as they stand. */
export function ${Plural}() {
  const ${plural} = useCapstanQuery(${plural}Query(useCapstan()))

  switch (${plural}.status) {
    case 'loading':
      return <Loading visible={${plural}.visible} />
    case 'error':
      return <ErrorNotice error={${plural}.error} onRetry={${plural}.retry} />
    case 'ready':
      return <${Plural}View ${plural}={${plural}.data} />
  }
}
`

const view = ({
  plural,
  Plural,
  Record,
  label,
}: Noun) => `import type { ${Record} } from '@capstan/sdk-core/${plural}'
import { useMessages } from '../../provider/useMessages'
import { EmptyState } from '../../ui/feedback/EmptyState'
import { Records, type RecordColumn } from '../../ui/records/Records'
import { ${plural}Messages } from './messages'

export interface ${Plural}ViewProps {
  /** What is listed, in its order. */
  ${plural}: readonly ${Record}[]
}

/** A list of ${wordsOf(Plural)}. */
export function ${Plural}View({ ${plural} }: ${Plural}ViewProps) {
  const words = useMessages('${plural}', ${plural}Messages)
  const columns: RecordColumn<${Record}>[] = [{ id: '${label}', header: words.${label}, cell: (row) => row.${label} }]
  if (${plural}.length === 0) return <EmptyState text={words.none} />

  return <Records aria-label={words.title} columns={columns} rows={${plural}} keyOf={({ id }) => id} />
}
`

const stories = ({
  plural,
  Plural,
  Record,
}: Noun) => `import { some${Record} } from '@capstan/sdk-core/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { ${Plural}View } from './${Plural}View'

const meta = {
  title: '${titleOf(Plural)}/${Plural}View',
  component: ${Plural}View,
  args: { ${plural}: [some${Record}()] },
} satisfies Meta<typeof ${Plural}View>
export default meta

type Story = StoryObj<typeof meta>

export const Some: Story = {}

export const Empty: Story = { args: { ${plural}: [] } }
`

const test = ({
  plural,
  Plural,
  Record,
  label,
}: Noun) => `import { fakeServer, operations, refuse, some${Record}, ${plural}Answer } from '@capstan/sdk-core/testing'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { renderWithServer } from '../../testing/renderWithServer'
import { ${Plural} } from './${Plural}'

describe('${Plural}', () => {
  it('tries again where it failed, and shows what there is', async () => {
    const server = fakeServer()
    server.on(operations.${Plural}, () => refuse('internal', 'It broke'))
    renderWithServer(<${Plural} />, server)

    const retry = await screen.findByRole('button', { name: 'Retry' })
    server.on(operations.${Plural}, () => ${plural}Answer([some${Record}({ ${label}: 'Mine' })]))
    await userEvent.click(retry)

    expect(await screen.findByText('Mine')).toBeInTheDocument()
  })
})
`
