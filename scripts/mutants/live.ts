import { mutantsIn } from './mutantsIn.ts'

/** What happens elsewhere is seen here, and what is not needed is not asked. */
export const live = mutantsIn('core', 'packages/sdk-core/src/live', [
  {
    name: 'what happened before the subscription is missed',
    file: 'createReceiver.ts',
    find: "for (const id of frame.ids.length > 0 ? frame.ids : ['']) mark(frame.table, id)",
    replace: '',
    test: 'createLive.test.ts',
  },
  {
    name: 'a push during a question is missed',
    file: 'createCatchUp.ts',
    find: '      each.isDirty = true\n      due.set',
    replace: '      due.set',
    test: 'createLive.test.ts',
  },
  {
    name: 'an answer behind its push is believed',
    file: 'createCatchUp.ts',
    find: 'answer !== undefined && isBehind(record, each.version)',
    replace: 'false',
    test: 'createLive.test.ts',
  },
  {
    name: 'a complete step is still followed',
    file: 'createLive.ts',
    find: 'if (record && isSettled(table, record) && followers.stop(table, id)) sync()',
    replace: '',
    test: 'createLive.test.ts',
  },
  {
    name: 'waiting does not grow with the tries',
    file: 'backoff.ts',
    find: 'first * 2 ** Math.min(tries - 1, 10)',
    replace: 'first',
    test: 'createLive.test.ts',
  },
  {
    name: 'all clients come back at the same moment',
    file: 'backoff.ts',
    find: 'random() * (most - shortest)',
    replace: '(most - shortest)',
    test: 'createLive.test.ts',
  },
  {
    name: 'a silent connection is trusted',
    file: 'createConnection.ts',
    find: '    later(lose, within)\n',
    replace: '',
    test: 'createLive.test.ts',
  },
  {
    name: 'without a socket nothing is asked',
    file: 'createLive.ts',
    find: "if (!timers.isSet('poll')) poll()",
    replace: '',
    test: 'createLive.test.ts',
  },
  {
    name: 'nothing is asked after a sleep',
    file: 'createLive.ts',
    find: '    connection.wake()\n    markAll()',
    replace: '',
    test: 'createLive.test.ts',
  },
])
