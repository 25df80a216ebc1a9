import { mutantsIn } from './mutantsIn.ts'

const test = 'src/platform/imports/stagedContacts.test.ts'

/** What nobody sees of an import before all of it stands. */
export const stagedImports = mutantsIn('sandbox', 'packages/sandbox', [
  {
    name: 'whoever adds a contact that is staged is answered with that',
    file: 'migrations/0114-make-customer.sql',
    find: 'from app_private.known_customers where account_id = vendor and known_customers.email = address',
    replace: 'from app_public.customers where account_id = vendor and customers.email = address',
    test,
    title: 'whoever adds one of them meanwhile',
  },
  {
    name: 'whoever became a contact meanwhile is one twice',
    file: 'migrations/0752-write-imports.sql',
    find: 'dropped := app_private.drop_known(import, staged);',
    replace: 'dropped := 0;',
    test,
    title: 'whoever adds one of them meanwhile',
  },
  {
    name: 'the audit tells of an operation that is not shown yet',
    file: 'migrations/0037-audit.sql',
    find: '  and id <> all ((select app_private.staged_operations())::uuid[])\n',
    replace: '',
    test,
    title: 'seen by nobody before the last piece',
  },
  {
    name: 'a piece begins where the one before began',
    file: 'migrations/0752-write-imports.sql',
    find: 'set through_row = piece[cardinality(piece)]',
    replace: 'set through_row = piece[1]',
    test,
    title: 'go on where a server died',
  },
  {
    name: 'a piece tells of what is hidden',
    file: 'migrations/0752-write-imports.sql',
    find: "perform set_config('app.staging', 'on', true);",
    replace: '',
    test,
    title: 'seen by nobody before the last piece',
  },
])
