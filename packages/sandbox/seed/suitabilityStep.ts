import type { StepTemplate } from './StepTemplate.ts'

/** What a broker has to ask before it may recommend anything. */
export const suitabilityStep: StepTemplate = {
  type: 'form',
  renderAttributes: {
    title: 'Suitability',
    progressBarTitle: 'Suitability',
    instructions:
      'Tell Larkspur Securities what you hope for from this investment and what you can afford to lose.',
    about: 'Takes about two minutes.',
  },
  schema: {
    title: 'Suitability',
    fields: [
      {
        key: 'objective',
        displayKey: 'Investment objective',
        type: 'dropdown',
        order: 1,
        options: ['Growth', 'Income', 'Preservation of capital', 'Speculation'],
      },
      {
        key: 'horizon',
        displayKey: 'Time horizon',
        type: 'dropdown',
        order: 2,
        options: ['Under 3 years', '3 to 7 years', 'Over 7 years'],
      },
      {
        key: 'riskTolerated',
        displayKey: 'I can afford to lose this whole investment',
        type: 'boolean',
        order: 3,
      },
      {
        key: 'experience',
        displayKey: 'Experience with private securities',
        type: 'textArea',
        order: 4,
        optional: true,
      },
    ],
  },
}
