import { mutantsIn } from './mutantsIn.ts'

/** What a vendor's secret key is good for, and what of it is kept. */
export const secretKeys = mutantsIn('sandbox', 'packages/sandbox', [
  {
    name: 'a secret stays in the stored answer',
    file: 'migrations/0040-stored-answers.sql',
    find: 'app_private.encrypt(app_private.without_secrets(answer))',
    replace: 'app_private.encrypt(answer)',
    test: 'src/platform/embed/embedKeys.test.ts',
    title: 'is neither told nor made again',
  },
  {
    name: 'a key makes sessions for every origin',
    file: 'migrations/0623-embed-key-sessions.sql',
    find: '    app_private.first_beyond(held.origins, new.origins), ',
    replace: '    ',
    test: 'src/platform/embed/keyBounds.test.ts',
    title: 'is sessions for its own origins',
  },
  {
    name: 'a key makes sessions for every component',
    file: 'migrations/0623-embed-key-sessions.sql',
    find: 'app_private.first_beyond(held.components, app_private.asked_components(new.components)));',
    replace: 'null);',
    test: 'src/platform/embed/keyBounds.test.ts',
    title: 'is sessions for its own components',
  },
  {
    name: 'a revoked key leaves the sessions made with it',
    file: 'migrations/0623-embed-key-sessions.sql',
    find: '    new.revoked_at is not null\n    or ',
    replace: '    ',
    test: 'src/platform/embed/keyBounds.test.ts',
    title: 'ends with the key',
  },
  {
    name: 'a session that is asked for while its key is revoked stays',
    file: 'migrations/0623-embed-key-sessions.sql',
    find: 'where id = key_id for share $$',
    replace: 'where id = key_id $$',
    test: 'src/platform/embed/keysOnTwoServers.test.ts',
    title: 'leaves no session behind',
  },
  {
    name: 'three keys stand side by side',
    file: 'migrations/0622-make-embed-keys.sql',
    find: '  elsif keep_old_for > 0 and exists (',
    replace: '  elsif keep_old_for < 0 and exists (',
    test: 'src/platform/embed/embedKeys.test.ts',
    title: 'is rotated two at a time',
  },
  {
    name: 'an account has as many keys as it likes',
    file: 'migrations/0622-make-embed-keys.sql',
    find: ') >= 20 then',
    replace: ') >= 200 then',
    test: 'src/platform/embed/embedKeys.test.ts',
    title: 'is one of twenty at most',
  },
])
