import type { StepTemplate } from './StepTemplate.ts'

/** The questions that a broker has to ask before it may recommend anything. */
export const suitabilityStep: StepTemplate = {
  type: 'form',
  renderAttributes: {
    title: 'Suitability',
    progressBarTitle: 'Suitability',
    instructions:
      'Tell Larkspur Securities what you hope for from this investment and what you can afford to lose.',
    about: 'Takes about two minutes.',
    languages: {
      de: {
        title: 'Eignung',
        progressBarTitle: 'Eignung',
        instructions:
          'Sagen Sie Larkspur Securities, was Sie sich von dieser Investition erhoffen und welchen Verlust Sie tragen können.',
        about: 'Dauert etwa zwei Minuten.',
      },
    },
  },
  schema: {
    title: 'Suitability',
    languages: { de: { title: 'Eignung' } },
    fields: [
      {
        key: 'objective',
        displayKey: 'Investment objective',
        type: 'dropdown',
        order: 1,
        options: ['Growth', 'Income', 'Preservation of capital', 'Speculation'],
        languages: {
          de: {
            displayKey: 'Anlageziel',
            options: {
              Growth: 'Wachstum',
              Income: 'Laufende Erträge',
              'Preservation of capital': 'Kapitalerhalt',
              Speculation: 'Spekulation',
            },
          },
        },
      },
      {
        key: 'horizon',
        displayKey: 'Time horizon',
        type: 'dropdown',
        order: 2,
        options: ['Under 3 years', '3 to 7 years', 'Over 7 years'],
        languages: {
          de: {
            displayKey: 'Anlagehorizont',
            options: {
              'Under 3 years': 'Unter 3 Jahren',
              '3 to 7 years': '3 bis 7 Jahre',
              'Over 7 years': 'Über 7 Jahre',
            },
          },
        },
      },
      {
        key: 'riskTolerated',
        displayKey: 'I can afford to lose this whole investment',
        type: 'boolean',
        languages: {
          de: { displayKey: 'Ich kann den Verlust dieser gesamten Investition verkraften' },
        },
        order: 3,
      },
      {
        key: 'experience',
        displayKey: 'Experience with private securities',
        type: 'textArea',
        languages: { de: { displayKey: 'Erfahrung mit nicht börsennotierten Wertpapieren' } },
        order: 4,
        optional: true,
      },
    ],
  },
}
