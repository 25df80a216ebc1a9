import type { StepTemplate } from './StepTemplate.ts'

/** A step that asks for papers, which Larkspur looks at before it continues. */
export const papersStep: StepTemplate = {
  type: 'custom',
  service: 'document_upload',
  renderAttributes: {
    title: 'Accreditation papers',
    progressBarTitle: 'Papers',
    instructions:
      'A licensed person’s letter, and if you like a statement of the last three months. Both must show your name.',
    languages: {
      de: {
        title: 'Nachweise der Akkreditierung',
        progressBarTitle: 'Nachweise',
        instructions:
          'Das Schreiben einer zugelassenen Person, dazu gern ein Kontoauszug der letzten drei Monate. Beide müssen Ihren Namen zeigen.',
      },
    },
  },
  schema: {
    title: 'Accreditation papers',
    languages: { de: { title: 'Nachweise der Akkreditierung' } },
    completedBy: 'investor',
    reviewed: true,
    documents: [
      {
        key: 'letter',
        displayKey: 'Accreditation letter',
        message: 'From a broker-dealer, an attorney or an accountant.',
        languages: {
          de: {
            displayKey: 'Schreiben zur Akkreditierung',
            message: 'Von einem Broker-Dealer, einer Anwältin oder einem Wirtschaftsprüfer.',
          },
        },
      },
      {
        key: 'statement',
        displayKey: 'Account statement',
        message: 'The last three months, every page.',
        optional: true,
        languages: {
          de: { displayKey: 'Kontoauszug', message: 'Die letzten drei Monate, jede Seite.' },
        },
      },
    ],
  },
}
