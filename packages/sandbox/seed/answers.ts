import { accountIds } from './ids.ts'
import { insertRows } from './insertRows.ts'
import type { SeedContext } from './SeedContext.ts'
import { seedId } from './seedId.ts'

/** Seeds the earlier answers of Maren Okafor to Larkspur's questions; the next form begins with them. */
export async function seedAnswers({ client, day }: SeedContext): Promise<void> {
  await insertRows(
    client,
    'app_public.instanced_account_informations',
    answers.map(([key, field, value, german]) => ({
      id: seedId(`answer:${key}`),
      account_id: accountIds.larkspur,
      investor_id: accountIds.maren,
      key,
      field,
      value,
      answer: value,
      languages: { de: german },
      answered_on: day(-120),
      version: 1,
    })),
  )
}

const answers = [
  ['investingSince', 'Investing since', '2011-04-02', { question: 'Anleger seit' }],
  ['sourceOfWealth', 'Source of wealth', 'Salary', { question: 'Herkunft des Vermögens', answer: 'Gehalt' }],
  [
    'heardFrom',
    'How did you hear of us?',
    'A colleague',
    { question: 'Wie haben Sie von uns erfahren?', answer: 'Durch eine Kollegin oder einen Kollegen' },
  ],
] as const
