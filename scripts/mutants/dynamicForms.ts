import { mutantsIn } from './mutantsIn.ts'

/** A form made by an author asks, checks and sends what the author meant. */
export const dynamicForms = mutantsIn('react', 'packages/sdk-react/src', [
  {
    name: 'a wrong answer is said while it is typed',
    file: 'forms/useCapstanForm.ts',
    find: "reValidateMode: 'onBlur'",
    replace: "reValidateMode: 'onChange'",
    test: 'features/steps/questions/DynamicForm.test.tsx',
  },
  {
    name: 'answers sent again go out under another id',
    file: 'forms/useIntentKey.ts',
    find: 'if (kept?.intent !== text) kept',
    replace: 'kept',
    test: 'features/steps/questions/DynamicForm.test.tsx',
  },
])
