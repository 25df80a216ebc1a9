import { mutantsIn } from './mutantsIn.ts'

const test = 'src/platform/live/rows.test.ts'

/** Who is told of which row by the platform's socket. */
export const livePushes = mutantsIn('sandbox', 'packages/sandbox', [
  {
    name: 'who lost a row is told its new version',
    file: 'src/platform/live/RowUpdate.ts',
    find: 'if (!is(update.seers)) return [update.id, update.lastVersion, 1]',
    replace: '',
    test,
    title: 'as gone',
  },
  {
    name: 'who had a row is not told that it left',
    file: 'src/platform/live/RowUpdate.ts',
    find: 'new Set([...before, ...after])',
    replace: 'new Set([...before.slice(before.length), ...after])',
    test,
    title: 'as gone',
  },
  {
    name: 'a lost link is not told',
    file: 'migrations/0003-change-feed.sql',
    find: 'array(select unnest(lost) except select unnest(gained)), true)',
    replace: "'{}', true)",
    test,
    title: 'by a link',
  },
  {
    name: 'a new link is not told',
    file: 'migrations/0003-change-feed.sql',
    find: 'array(select unnest(gained) except select unnest(lost)), false)',
    replace: "'{}', false)",
    test,
    title: 'by a link',
  },
  {
    name: 'who sees a row by a link is not told that it changed',
    file: 'src/platform/live/linkedUpdates.ts',
    find: "(key.includes(':') ? [...(linked.get(key) ?? [])] : [key])",
    replace: "(key.includes(':') || linked.size < 0 ? [] : [key])",
    test,
    title: 'by a link',
  },
  {
    name: 'viewers of a deleted document are forgotten with their links',
    file: 'src/platform/live/linkedUpdates.ts',
    find: '...lostTo(before ?? after)',
    replace: '...lostTo([])',
    test,
    title: 'links went first',
  },
  {
    name: 'a unit value touches no holding',
    file: 'migrations/0632-touches.sql',
    find: "'{name,total,unit_value}'",
    replace: "'{name,total}'",
    test,
    title: 'unit value',
  },
  {
    name: 'whoever a row names is told of it',
    file: 'migrations/0003-change-feed.sql',
    find: "select coalesce(array_agg(entry order by entry), '{}') from seen",
    replace:
      "select array_agg(distinct entry) from (select entry from seen union select attname from pg_attribute where attrelid = live_table and attname = 'investor_id') as named",
    test,
    title: 'vendor’s contact',
  },
  {
    name: 'a frame names however many rows',
    file: 'src/platform/live/ListPushes.ts',
    find: 'if (waiting.rows.size > mostRows) waiting.rows = undefined',
    replace: '',
    test,
    title: 'five hundred',
  },
  {
    name: 'every change of a row is a frame',
    file: 'src/platform/live/ListPushes.ts',
    find: 'if (!this.#resting.has(key)) this.#push(key)',
    replace: 'this.#push(key)',
    test: 'src/platform/live/ListPushes.test.ts',
  },
  {
    name: 'an older word about a row counts',
    file: 'src/platform/live/ListPushes.ts',
    find: 'at >= (before?.at ?? 0)',
    replace: 'at >= 0',
    test: 'src/platform/live/ListPushes.test.ts',
  },
  {
    name: 'what somebody missed is counted from when it is their turn',
    file: 'src/platform/live/CatchUps.ts',
    find: 'this.#history.since(Math.min(...together.map(({ moment }) => moment)))',
    replace: 'this.#history.since(performance.now() - 1_000)',
    test: 'src/platform/live/CatchUps.test.ts',
    title: 'the moment that was said',
  },
  {
    name: 'what cannot be worked out is not told',
    file: 'src/platform/live/UpdateDispatcher.ts',
    find: 'this.#resync(() => true)',
    replace: '',
    test: 'src/platform/live/UpdateDispatcher.test.ts',
  },
])
