import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { columns } from '../page/columns.ts'
import { offer } from '../page/harness.ts'
import { rows } from '../page/rows.ts'

// React and the harness alone: the baseline for the size of every other page.
offer({
  mount: (root) => flushSync(() => createRoot(root).render(columns[0]?.format(rows[0]?.id ?? ''))),
  first: () => '',
  count: () => rows.length,
  header: () => null,
  scroller: () => null,
  covered: () => ({ top: 0, bottom: 0 }),
  rows: () => [],
  filter: () => undefined,
  append: () => undefined,
})
