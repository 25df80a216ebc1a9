import { mutantsIn } from './mutantsIn.ts'

/** Patterns of authors are matched in linear time, or refused. */
export const patterns = mutantsIn('core', 'packages/sdk-core/src/fields/pattern', [
  {
    name: 'a pattern may be as long as it likes',
    file: 'compilePattern.ts',
    find: 'source.length > longestPattern',
    replace: 'false',
    test: 'compilePattern.test.ts',
  },
  {
    name: 'a text may be as long as it likes',
    file: 'compilePattern.ts',
    find: 'text.length <= longestText && ',
    replace: '',
    test: 'compilePattern.test.ts',
  },
  {
    name: 'a pattern may grow to any size',
    file: 'assemble.ts',
    find: 'program.length >= largest',
    replace: 'program.length >= 1e7',
    test: 'compilePattern.test.ts',
  },
  {
    name: 'a lookahead is not heeded',
    file: 'compilePattern.ts',
    find: 'holds(text) && ',
    replace: '',
    test: 'compilePattern.test.ts',
  },
  {
    name: 'a class with ^ matches what it excludes',
    file: 'readClass.ts',
    find: ' !== isNegated',
    replace: '',
    test: 'compilePattern.test.ts',
  },
  {
    name: 'a back-reference is taken for a letter',
    file: 'readClass.ts',
    find: 'if (/[a-zA-Z0-9]/.test(char)) throw new Refused()',
    replace: '',
    test: 'compilePattern.test.ts',
  },
  {
    name: '^ matches anywhere',
    file: 'runProgram.ts',
    find: 'return at === 0',
    replace: 'return true',
    test: 'compilePattern.test.ts',
  },
])
