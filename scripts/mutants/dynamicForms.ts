import { mutantsIn } from './mutantsIn.ts'

/** A form made by an author asks, checks and sends what the author meant. */
export const dynamicForms = [
  ...mutantsIn('core', 'packages/sdk-core/src/features/steps', [
    {
      name: 'fields stand in the order they are listed in',
      file: 'readStepFields.ts',
      find: 'orderOf(a) - orderOf(b) || 0',
      replace: '0',
      test: 'dynamicForm.test.ts',
    },
    {
      name: 'a pattern of an author is not checked',
      file: 'checkDynamicField.ts',
      find: 'matches instanceof Promise ? matches.then(settle) : settle(matches)',
      replace: 'read',
      test: 'dynamicForm.test.ts',
    },
    {
      name: 'a pattern that is no text is none',
      file: 'readStepFields.ts',
      find: 'regex === null ? undefined : noPattern',
      replace: 'regex === null ? undefined : undefined',
      test: 'dynamicForm.test.ts',
    },
    {
      name: 'an author’s own words for a wrong answer are not said',
      file: 'checkDynamicField.ts',
      find: 'field.error ?? ',
      replace: '',
      test: 'dynamicForm.test.ts',
    },
    {
      name: 'an answer that is no option is taken',
      file: 'checkDynamicField.ts',
      find: 'options.length === 0 || ',
      replace: 'true || ',
      test: 'dynamicForm.test.ts',
    },
    {
      name: 'a field of digits is a field of text',
      file: 'readStepFields.ts',
      find: "if (regex && written === 'string' && isNumericPattern(regex)) return 'integer'",
      replace: '',
      test: 'dynamicForm.test.ts',
    },
    {
      name: 'a repeated key is asked twice',
      file: 'readStepFields.ts',
      find: ' || seen.has(key)',
      replace: '',
      test: 'dynamicForm.test.ts',
    },
    {
      name: 'a key may reach a prototype',
      file: 'readStepFields.ts',
      find: ' || reserved.has(key)',
      replace: '',
      test: 'dynamicForm.test.ts',
    },
    {
      name: 'a number is sent without decimals',
      file: 'dynamicForm.ts',
      find: 'const sentDecimals = 2',
      replace: 'const sentDecimals = 0',
      test: 'dynamicForm.test.ts',
    },
  ]),
  ...mutantsIn('react', 'packages/sdk-react/src/features/steps', [
    {
      name: 'a wrong answer is said while it is typed',
      file: 'useDynamicForm.ts',
      find: "reValidateMode: 'onBlur'",
      replace: "reValidateMode: 'onChange'",
      test: 'DynamicForm.test.tsx',
    },
    {
      name: 'answers sent again go out under another id',
      file: 'useIntentKey.ts',
      find: 'if (kept?.intent !== text) kept',
      replace: 'kept',
      test: 'DynamicForm.test.tsx',
    },
  ]),
]
