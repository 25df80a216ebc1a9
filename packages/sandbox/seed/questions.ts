import { accountIds } from './ids.ts'
import { insertRows } from './insertRows.ts'
import type { SeedContext } from './SeedContext.ts'
import { seedId } from './seedId.ts'

/** Larkspur's onboarding questions: a set in use, one being put together, and a question in neither. */
export async function seedQuestions({ client, day }: SeedContext): Promise<void> {
  const owned = { account_id: accountIds.larkspur, version: 1 }
  await insertRows(
    client,
    'app_public.onboarding_questions',
    questions.map(([name, description, error_message, type, message, error], index) => ({
      id: seedId(`question:${name}`),
      ...owned,
      name,
      description,
      error_message,
      languages: { de: { name: germanNames[name], message, error } },
      type,
      created_on: day(index - 300),
    })),
  )
  await insertRows(
    client,
    'app_public.onboarding_question_sets',
    Object.keys(sets).map((name) => ({
      id: seedId(`question-set:${name}`),
      ...owned,
      name,
      languages: { de: { title: germanNames[name] } },
      locked: false,
      created_on: day(-250),
    })),
  )
  await insertRows(
    client,
    'app_public.onboarding_question_joins',
    Object.entries(sets).flatMap(([set, names]) =>
      names.map((name, index) => ({
        id: seedId(`join:${set}:${name}`),
        ...owned,
        name,
        languages: { de: { displayKey: germanNames[name] } },
        execute_order: index + 1,
        question_id: seedId(`question:${name}`),
        question_set_id: seedId(`question-set:${set}`),
      })),
    ),
  )
  await client.query('update app_public.onboarding_question_sets set locked = true where id = $1', [
    seedId('question-set:Source of funds'),
  ])
}

type Question = [
  name: string,
  description: string,
  errorMessage: string,
  type: number,
  germanDescription: string,
  germanError: string,
]

const questions: Question[] = [
  [
    'Source of funds',
    'Where the money for this investment comes from.',
    'Say where the money comes from',
    1,
    'Woher das Geld für diese Investition kommt.',
    'Geben Sie an, woher das Geld kommt',
  ],
  [
    'Bank',
    'The bank the money is sent from.',
    'Name the bank',
    1,
    'Die Bank, von der das Geld überwiesen wird.',
    'Nennen Sie die Bank',
  ],
  [
    'Bank ZIP code',
    'The ZIP code of your branch.',
    'Five digits, or five and four',
    8,
    'Die Postleitzahl (ZIP-Code) Ihrer Filiale.',
    'Fünf Ziffern, oder fünf und vier',
  ],
  [
    'Client since',
    'When you opened your account with us.',
    'A day',
    5,
    'Wann Sie Ihr Konto bei uns eröffnet haben.',
    'Ein Tag',
  ],
  [
    'Politically exposed',
    'Whether you or your family hold a public office.',
    'Yes or no',
    6,
    'Ob Sie oder Ihre Familie ein öffentliches Amt innehaben.',
    'Ja oder nein',
  ],
  [
    'Adviser’s CRD number',
    'Leave out if you have no adviser.',
    'Up to eight digits',
    9,
    'Lassen Sie das Feld leer, wenn Sie keine Beratung haben.',
    'Höchstens acht Ziffern',
  ],
]

/** The names of the questions and of their sets in German. */
const germanNames: Record<string, string> = {
  'Source of funds': 'Herkunft der Mittel',
  Bank: 'Bank',
  'Bank ZIP code': 'Postleitzahl der Bank',
  'Client since': 'Kunde seit',
  'Politically exposed': 'Politisch exponiert',
  'Adviser’s CRD number': 'CRD-Nummer der Beratung',
  'Know your client': 'Kundenprüfung',
}

const sets: Record<string, string[]> = {
  'Source of funds': ['Source of funds', 'Bank', 'Bank ZIP code'],
  'Know your client': ['Client since', 'Politically exposed'],
}
