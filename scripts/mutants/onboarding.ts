import { mutantsIn } from './mutantsIn.ts'

/** An account is set up with what was typed, once. */
export const onboarding = [
  ...mutantsIn('core', 'packages/sdk-core/src/features/onboarding', [
    {
      name: 'one person opens a joint account',
      file: 'partyRule.ts',
      find: "{ label: 'Individual', min: 2, max: 2 }",
      replace: "{ label: 'Individual', min: 1, max: 2 }",
      test: 'partyRule.test.ts',
    },
    {
      name: 'a corporation has one officer',
      file: 'partyRule.ts',
      find: ': { label, min: 1 }',
      replace: ': { label, min: 1, max: 1 }',
      test: 'partyRule.test.ts',
    },
    {
      name: 'one address is not copied for the mail',
      file: 'setupAddresses.ts',
      find: "byType.get('mailing') ?? byType.get('primary')",
      replace: "byType.get('mailing')",
      test: 'setupInput.test.ts',
    },
    {
      name: 'a tax id of 000 is refused',
      file: 'isTaxId.ts',
      find: 'parsed.value === noTaxId || ',
      replace: '',
      test: 'setupSchemas.test.ts',
    },
    {
      name: 'an Individual may not log in to their own account',
      file: 'setupInput.ts',
      find: 'isPersonal || party.allowLogin',
      replace: 'party.allowLogin',
      test: 'setupInput.test.ts',
    },
    {
      name: 'every party is the primary one',
      file: 'setupInput.ts',
      find: 'isPrimary: isFirst',
      replace: 'isPrimary: true',
      test: 'setupInput.test.ts',
    },
    {
      name: 'the attestation need not be accepted',
      file: 'setupSchemas.ts',
      find: 'z.refine(Boolean, say.attestationRequired)',
      replace: '',
      test: 'setupSchemas.test.ts',
    },
    {
      name: 'the code of a refusal is shown to the reader',
      file: 'setupErrorText.ts',
      find: '?.[1]?.trim()',
      replace: '?.[0]?.trim()',
      test: 'setupErrorText.test.ts',
    },
    {
      name: 'Puerto Rico is missing',
      file: 'usStates.ts',
      find: 'PR Puerto Rico|',
      replace: '',
      test: 'usStates.test.ts',
    },
  ]),
  ...mutantsIn('react', 'packages/sdk-react/src/features/onboarding', [
    {
      name: 'a form that could not be checked is sent',
      file: 'setupCheck.ts',
      find: 'return { ok: false, problems: [], text: options.messages.notChecked }',
      replace: 'return { ok: true, values: answers }',
      test: 'setupCheck.test.ts',
    },
    {
      name: 'pressing Submit twice sends twice',
      file: '../../forms/useAttempt.ts',
      find: 'if (isOnItsWay.current) return undefined',
      replace: '',
      test: 'AccountSetup.test.tsx',
    },
  ]),
]
