import { mutantsIn } from './mutantsIn.ts'

/** The host hears what happens; a browser remembers what it was told, as far as it may. */
export const eventsAndPreferences = mutantsIn('core', 'packages/sdk-core/src', [
  {
    name: 'a listener that throws silences the rest',
    file: 'events/createEventBus.ts',
    find: 'callListener(() => tell(event), onListenerError)',
    replace: 'tell(event)',
    test: 'events/createEventBus.test.ts',
  },
  {
    name: 'who left is still told',
    file: 'events/createEventBus.ts',
    find: 'return () => void listeners.delete(listener)',
    replace: 'return () => {}',
    test: 'events/createEventBus.test.ts',
  },
  {
    name: 'what another version stored is read',
    file: 'preferences/createPreferences.ts',
    find: 'stored?.version === version ?',
    replace: 'stored ?',
    test: 'preferences/createPreferences.test.ts',
  },
  {
    name: 'a full storage loses what is the host’s',
    file: 'preferences/createPreferences.ts',
    find: 'if (key?.startsWith(prefix))',
    replace: 'if (key)',
    test: 'preferences/createPreferences.test.ts',
  },
  {
    name: 'a tab does not hear what another stored',
    file: 'preferences/createPreferences.ts',
    find: 'if (isOurs) store.setState(',
    replace: 'if (false) store.setState(',
    test: 'preferences/createPreferences.test.ts',
  },
  {
    name: 'telemetry is told who somebody is',
    file: 'events/redactEvent.ts',
    find: "publicFieldNames.has(name) ? value : '[redacted]'",
    replace: 'value',
    test: 'submissions.test.ts',
  },
  {
    name: 'a write whose answer was lost is told as refused',
    file: 'client/submit.ts',
    find: "isUncertain ? 'submit.uncertain' : 'submit.failed'",
    replace: "'submit.failed'",
    test: 'submissions.test.ts',
  },
])
