import { expect, it } from 'vitest'
import story from './TenFields.stories.tsx?raw'

it('takes at most 60 lines to write a form of ten fields, its sections and texts included', () => {
  const form = story.slice(story.indexOf('const lead ='), story.indexOf('const meta ='))

  expect(form.match(/<lead\.Field /g)).toHaveLength(10)
  expect(form.trim().split('\n').length).toBeLessThanOrEqual(60)
})
