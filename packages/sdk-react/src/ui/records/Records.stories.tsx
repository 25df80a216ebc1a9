import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '../actions/Button'
import { Card } from '../layout/Card'
import { Records } from './Records'
import { StatusChip } from '../display/StatusChip'
import type { RecordColumn } from './RecordRow'

interface Person {
  email: string
  name: string
  status: string
}

const people: Person[] = [
  { name: 'Ada Whitlock', email: 'ada@haldenbio.example', status: 'active' },
  { name: 'Priya Raghunathan', email: 'priya@haldenbio.example', status: 'suspended' },
]
const columns: RecordColumn<Person>[] = [
  { id: 'name', header: 'Name', cell: ({ name }) => name },
  { id: 'email', header: 'Email', cell: ({ email }) => email },
  { id: 'status', header: 'Status', cell: ({ status }) => <StatusChip status={status} /> },
  {
    id: 'actions',
    header: 'Actions',
    isActions: true,
    cell: ({ name }) => <Button variant="quiet" dense icon="pencil" aria-label={`Edit ${name}`} />,
  },
]

const meta = {
  title: 'UI/Records',
  component: Records<Person>,
  args: { 'aria-label': 'Delegates', columns, rows: people, keyOf: ({ email }) => email },
  decorators: [
    (Story) => (
      <Card flush title="Delegates">
        <Story />
      </Card>
    ),
  ],
} satisfies Meta<typeof Records<Person>>
export default meta

type Story = StoryObj<typeof meta>

export const Rows: Story = {}

/** Each row is a record: its title, then a label and a value a line. */
export const Narrow: Story = { tags: ['variant'], globals: { width: '375' } }

export const LongWords: Story = {
  args: {
    rows: [
      {
        name: 'Grundstücksverkehrsgenehmigungszuständigkeitsübertragungsverordnung',
        email: 'a.very.long.address.that.no.one.would.ever.type@department.haldenbio.example',
        status: 'active',
      },
    ],
  },
}

export const LongWordsNarrow: Story = { args: LongWords.args, globals: { width: '375' } }
