import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { aPlatform } from '../../../testing/server/aPlatform.ts'

const requirements = new URL('../../../../../../docs/conformance/requirements.tsv', import.meta.url)

/** The paths of the specification's route table that are pages of the app, with an id for each parameter. */
const paths = readFileSync(requirements, 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('ROUTE-'))
  .flatMap((line) => /^(\/[^\s,]*)/.exec(line.split('\t')[4] ?? '')?.[1] ?? [])
  .filter((path) => !path.startsWith('/authenticate/'))
  .flatMap((path) =>
    [path.replace(/\/\{[a-z_]+\?\}/g, ''), path].map((one) => one.replace(/\{[a-z_]+\??\}/g, '7')),
  )
const pages = [...new Set(paths)]

describe('a page of the route table', () => {
  const platform = aPlatform()
  const html = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8', 'sec-fetch-mode': 'navigate' }

  it('is one of those that the requirements name', () => {
    expect(pages.length).toBeGreaterThan(40)
    expect(pages).toEqual(
      expect.arrayContaining(['/assets', '/login', '/docusign/templates', '/docusign/templates/7/7/7']),
    )
  })

  it.each(pages)('answers the app when it is reloaded: %s', async (path) => {
    for (const address of [path, `${path}/`, `${path}?tab=a`, `${path}/below`, `${path}/below.js`]) {
      const answer = await platform.browser().ask(address, { headers: html })
      expect([address, answer.status, answer.headers.get('content-type')]).toEqual([
        address,
        200,
        'text/html; charset=utf-8',
      ])
      expect(await answer.text()).toContain('<title>The app</title>')
    }
  })
})
