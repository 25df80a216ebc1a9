import {
  aQuestion,
  aQuestionSet,
  fixtureIds,
  operations,
  questionsAnswer,
  refuse,
  type FakeServer,
} from '@capstan/sdk-core/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { failingOnce, never, onPlatform } from '../../testing/onPlatform'
import { QuestionSetAdmin } from './QuestionSetAdmin'
import { someQuestions, mockQuestionsApi, type QuestionsPlatform } from './testing'

const meta = {
  title: 'Questions/QuestionSetAdmin',
  component: QuestionSetAdmin,
  parameters: { platform: onPlatform((server) => mockQuestionsApi(server)) },
} satisfies Meta<typeof QuestionSetAdmin>
export default meta

type Story = StoryObj<typeof meta>
type Context = Parameters<NonNullable<Story['play']>>[0]

const withApi = (about: QuestionsPlatform) => ({
  platform: onPlatform((server) => mockQuestionsApi(server, about)),
})

const shown = async ({ canvas }: Context) =>
  void (await canvas.findByRole('rowheader', { name: /^Source of funds/ }))

const placesOf = ({ canvas }: Context, set: string) =>
  within(canvas.getByRole('list', { name: `Questions of ${set}` }))
    .getAllByRole('listitem')
    .map((item) => item.querySelector('bdi')?.textContent)

/** Sets beside questions: unlocked sets are expanded, locked ones are not. (QSET-004, QSET-005, QSET-006) */
export const Ready: Story = {
  play: async (context) => {
    await shown(context)
    const { canvas } = context
    await expect(placesOf(context, 'Know your client')).toEqual(['Client since', 'Bank'])
    await expect(canvas.queryByRole('list', { name: 'Questions of Source of funds' })).toBeNull()
    await expect(canvas.getAllByRole('row').map(({ textContent }) => textContent?.slice(0, 12))).toContain(
      'BankThe bank',
    )
  },
}

/** A locked set is read-only; its one button opens it. (QSET-008) */
export const Locked: Story = {
  play: async (context) => {
    await shown(context)
    const { canvas, userEvent } = context
    await userEvent.click(canvas.getByRole('button', { name: 'Open Source of funds' }))
    await expect(placesOf(context, 'Source of funds')).toEqual(['Source of funds', 'Your bank'])
    await expect(canvas.queryByRole('button', { name: 'Lock Source of funds' })).toBeNull()
    await expect(canvas.queryByRole('button', { name: 'Remove Your bank from the set' })).toBeNull()
  },
}

/** A viewer reads that nothing can be changed, and sees no buttons that change anything. (QSET-007) */
export const Viewer: Story = {
  parameters: withApi({ role: 'account_viewer' }),
  play: async (context) => {
    await shown(context)
    const { canvas } = context
    await canvas.findByText('Only an owner or an admin of this account can change its questions.')
    const names = canvas.queryAllByRole('button').map((button) => button.getAttribute('aria-label'))
    await expect(names.filter((name) => name && !/^(Open|Close) /.test(name))).toEqual([])
    await expect(canvas.queryByText('Actions')).toBeNull()
  },
}

export const Narrow: Story = { tags: ['variant'], globals: { width: '375', theme: 'dark' }, play: shown }

export const Narrowest: Story = { tags: ['variant'], globals: { width: '320' }, play: shown }

/** Questions, their sets and their types are in the reader's language; the form edits the original and says so. */
export const German: Story = {
  tags: ['variant'],
  globals: { language: 'german' },
  play: async (context) => {
    await shown(context)
    const { canvas, userEvent } = context
    const list = canvas.getByRole('list', { name: /Kundenprüfung/ })
    await expect(within(list).getByText('Kunde seit').closest('li')).toHaveTextContent('Kunde seitDatum')
    const row = canvas.getByRole('row', { name: /^Politisch exponiert/ })
    await expect(row).toHaveTextContent('Wird alle gefragt.Ja oder nein')
    await userEvent.click(within(row).getByRole('button', { name: 'Politisch exponiert bearbeiten' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Frage bearbeiten' }))
    await expect(await dialog.findByRole('textbox', { name: 'Name' })).toHaveValue('Politically exposed')
    await expect(dialog.getByText(/^Sie bearbeiten den Originaltext/)).toBeVisible()
  },
}

export const RightToLeft: Story = { tags: ['variant'], globals: { language: 'rightToLeft' }, play: shown }

export const LoudBrand: Story = { tags: ['variant'], globals: { brand: 'ember', theme: 'dark' }, play: shown }

const long = 'Grundstücksverkehrsgenehmigungszuständigkeitsübertragungsverordnung'

export const LongNames: Story = {
  globals: { width: '320' },
  parameters: withApi({
    questions: [aQuestion({ name: long, description: `${long} ${long}` }), ...someQuestions.slice(1)],
    sets: [aQuestionSet({ name: long })],
  }),
  play: async ({ canvas }) => void (await canvas.findByRole('rowheader', { name: /verordnung/ })),
}

export const Empty: Story = {
  parameters: withApi({ questions: [], sets: [], joins: [] }),
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByText('None Found.')).toHaveLength(2)
    await expect(canvas.getByRole('button', { name: 'Add question' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Add question set' })).toBeVisible()
  },
}

/** A set without questions explains how to add some, and cannot be locked. */
export const EmptySet: Story = {
  parameters: withApi({ joins: [] }),
  play: async (context) => {
    await shown(context)
    const { canvas, userEvent } = context
    await expect(canvas.getByText('Choose Add beside a question to add it to this set.')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Lock Know your client' }))
    await screen.findByText('A question set needs a question before it can be locked.')
    await expect(screen.queryByRole('alertdialog')).toBeNull()
  },
}

/** More than fifty sets. */
export const More: Story = {
  parameters: withApi({
    sets: Array.from({ length: 60 }, (_, at) =>
      aQuestionSet({ id: fixtureIds.nth(6400 + at), name: `Set ${at}`, locked: true }),
    ),
  }),
  play: async (context) => {
    await shown(context)
    const { canvas, userEvent } = context
    await expect(canvas.getByText('50 of 60')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: /^Show (all )?\d+/ }))
    await expect(canvas.getAllByRole('button', { name: /^Open Set/ })).toHaveLength(60)
  },
}

export const Loading: Story = {
  parameters: {
    platform: onPlatform((server) => {
      mockQuestionsApi(server)
      server.on(operations.OnboardingQuestionSets, never)
    }),
  },
  play: async ({ canvas }) => void (await canvas.findByText('Loading')),
}

/** The lists could not be read; Retry reads them. */
export const Failed: Story = {
  parameters: {
    platform: onPlatform((server) => {
      mockQuestionsApi(server)
      server.on(
        operations.OnboardingQuestions,
        failingOnce(() => questionsAnswer(someQuestions)),
      )
    }),
  },
  play: async (context) => {
    await context.userEvent.click(await context.canvas.findByRole('button', { name: 'Retry' }))
    await shown(context)
  },
}

/** A missing answer shows its error at the field. (QSET-009 to QSET-012) */
export const Adding: Story = {
  play: async (context) => {
    const dialog = await openDialog(context, 'Add question', 'Add question')
    await context.userEvent.click(dialog.getByRole('button', { name: 'Add question' }))
    for (const text of texts) await dialog.findAllByText(text)
  },
}

const texts = [
  ...['Field name is required', 'Field type is required', 'Description is required'],
  'error message is required',
]

export const AddingNarrow: Story = { ...Adding, tags: ['variant'], globals: { width: '375', theme: 'dark' } }

/** The preview shows the question as an investor sees it, and can be answered. */
export const Previewed: Story = {
  play: async (context) => {
    const dialog = await openDialog(context, 'Edit Bank ZIP code', 'Edit question')
    const preview = within(await dialog.findByRole('group', { name: 'As an investor sees it' }))
    const answer = await preview.findByRole('textbox', { name: 'Bank ZIP code' })
    await context.userEvent.type(answer, '9021')
    await context.userEvent.tab()
    await preview.findAllByText('Five digits, or five and four')
    await context.userEvent.clear(answer)
    await context.userEvent.type(answer, '90210')
    await context.userEvent.tab()
    const examples = await preview.findByRole('list', { name: 'Answers that were tried' })
    await waitFor(() =>
      expect(
        within(examples)
          .getAllByRole('listitem')
          .map((item) => item.textContent),
      ).toEqual(['90210Accepted', '9021Five digits, or five and four']),
    )
    await expect(answer).not.toBeInvalid()
  },
}

export const PreviewedNarrow: Story = {
  ...Previewed,
  tags: ['variant'],
  globals: { width: '375', theme: 'dark' },
}

/** The name of a question is its own within the account. (QSET-014) */
export const NameTaken: Story = {
  parameters: refusing((server, how) =>
    server.on(operations.UpdateOnboardingQuestion, how('name_taken', 'Questions must have a unique name.')),
  ),
  play: async (context) => {
    const dialog = await saveRenamed(context)
    await dialog.findAllByText('Questions must have a unique name.')
  },
}

/** Another user placed the question in a set meanwhile. (QSET-015) */
export const PutIntoASetMeanwhile: Story = {
  parameters: refusing((server, how) =>
    server.on(operations.UpdateOnboardingQuestion, how('question_in_set', 'No.')),
  ),
  play: async (context) => {
    const dialog = await saveRenamed(context)
    await dialog.findByText('Questions that are part of a question set cannot be edited.')
  },
}

/** A new set is first in the list, and its name is entered first. (QSET-001) */
export const AddingSet: Story = {
  play: async (context) => {
    await shown(context)
    const { canvas, userEvent } = context
    await userEvent.click(canvas.getByRole('button', { name: 'Add question set' }))
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveFocus())
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await canvas.findAllByText('Please provide a unique question set name')
  },
}

/** (QSET-002) */
export const SetNameTaken: Story = {
  parameters: refusing((server, how) =>
    server.on(operations.CreateOnboardingQuestionSet, how('name_taken', 'No.')),
  ),
  play: async (context) => {
    await shown(context)
    const { canvas, userEvent } = context
    await userEvent.click(canvas.getByRole('button', { name: 'Add question set' }))
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Name' }), 'Know your client')
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await canvas.findAllByText('Question set names must be unique.')
  },
}

export const Renaming: Story = {
  globals: { width: '375', theme: 'dark' },
  play: async (context) => {
    await shown(context)
    const { canvas, userEvent } = context
    await userEvent.click(canvas.getByRole('button', { name: 'Edit Know your client' }))
    await expect(await canvas.findByRole('textbox', { name: 'Name' })).toHaveValue('Know your client')
  },
}

/** A question is placed at the end of a set, with a name for that set. (QSET-013) */
export const Placing: Story = {
  play: async (context) => {
    const dialog = await openDialog(
      context,
      /^Add ?: Source of funds$/,
      'Add Source of funds to a question set',
    )
    const name = dialog.getByRole('textbox', { name: 'Name in the set' })
    await expect(name).toHaveValue('Source of funds')
    await context.userEvent.clear(name)
    await context.userEvent.click(dialog.getByRole('button', { name: 'Add' }))
    await dialog.findAllByText('Name field is required')
  },
}

export const Locking: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Lock Know your client' }))
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Lock Know your client?' }))
    // It rises into sight.
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Lock question set' })).toBeVisible())
  },
}

/** Another user locked the set meanwhile: the order stays, and the reason is shown. */
export const MoveRefused: Story = {
  parameters: refusing((server, how) =>
    server.on(operations.SwapOnboardingQuestionJoins, how('question_set_locked', 'It is locked.')),
  ),
  play: async (context) => {
    await shown(context)
    const { canvas, userEvent } = context
    await userEvent.click(canvas.getByRole('button', { name: 'Move Client since down' }))
    await canvas.findByText('It is locked.')
    await expect(placesOf(context, 'Know your client')).toEqual(['Client since', 'Bank'])
  },
}

/** Returns a platform that refuses one request. */
function refusing(mockApi: (server: FakeServer, how: typeof saying) => void) {
  return {
    platform: onPlatform((server) => {
      mockQuestionsApi(server)
      mockApi(server, saying)
    }),
  }
}

const saying = (code: string, message: string) => () => refuse(code, message)

async function openDialog({ canvas, userEvent }: Context, button: string | RegExp, name: string) {
  await userEvent.click(await canvas.findByRole('button', { name: button }))
  return within(await screen.findByRole('dialog', { name }))
}

async function saveRenamed(context: Context) {
  const dialog = await openDialog(context, 'Edit Bank ZIP code', 'Edit question')
  await context.userEvent.type(await dialog.findByRole('textbox', { name: 'Name' }), ' code')
  await context.userEvent.click(dialog.getByRole('button', { name: 'Save' }))
  return dialog
}

/** A host that allows `lock` only: a set can be locked, and nothing can be edited. */
export const HostSwitches: Story = {
  args: { switches: { edit: false } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Lock Know your client' })).toBeEnabled()
    await expect(canvas.queryByRole('button', { name: /^(Add|Edit|Rename|Move|Remove|Put)/ })).toBeNull()
  },
}
