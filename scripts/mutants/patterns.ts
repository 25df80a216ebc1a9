import { mutantsIn } from './mutantsIn.ts'

/** Patterns of authors are matched in linear time, or refused. */
export const patterns = mutantsIn('sandbox', 'packages/sandbox', [
  {
    name: 'a form may be stored with any pattern',
    file: 'migrations/0120-step-form-schemas.sql',
    find: 'create trigger check_schema_patterns before insert or update of schema',
    replace: 'create trigger check_schema_patterns before delete',
    test: 'src/platform/questions/storedPatterns.test.ts',
  },
  {
    name: 'an answer to a pattern that is refused is taken',
    file: 'migrations/0043-check-answers.sql',
    find: "and app_private.json_pattern_error(field -> 'regex') is not null",
    replace: 'and false',
    test: 'src/platform/questions/storedPatterns.test.ts',
  },
  {
    name: 'a pattern that is refused matches what it may',
    file: 'migrations/0028-author-patterns.sql',
    find: 'app_private.pattern_error(pattern) is null and length(value)',
    replace: 'length(value)',
    test: 'src/platform/questions/storedPatterns.test.ts',
  },
  {
    name: 'a group may be repeated',
    file: 'migrations/0028-author-patterns.sql',
    find: "('refused', '\\)[*+{]', 'A group may not be repeated.'),",
    replace: '',
    test: 'src/platform/questions/patterns.test.ts',
  },
  {
    name: 'the end of a line is any character',
    file: 'migrations/0028-author-patterns.sql',
    find: "when part = '.' then '[^\\n\\r\\u2028\\u2029]'",
    replace: '',
    test: 'src/platform/questions/storedPatterns.test.ts',
  },
])
