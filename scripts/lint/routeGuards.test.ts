import { Linter } from 'eslint'
import { parser } from 'typescript-eslint'
import { describe, expect, it } from 'vitest'
import { routeGuards } from './routeGuards.js'

const problems = (code: string) =>
  new Linter().verify(
    code,
    [
      {
        files: ['**/*.ts'],
        languageOptions: { parser },
        plugins: { capstan: { rules: { 'route-guards': routeGuards } } },
        rules: { 'capstan/route-guards': 'error' },
      },
    ],
    { filename: 'some.ts' },
  ).length

describe('route-guards', () => {
  it.each([
    `if (request.url.startsWith('/api/')) guard()`,
    `if (request.raw.url.includes('graphql')) guard()`,
    `const path = request.url?.split('?', 1)[0]`,
    `if (/^\\/api/.test(request.url)) guard()`,
    `if (req.url === '/api/v2/graphql') guard()`,
    `switch (request.originalUrl) { case '/': break }`,
    `app.addHook('preHandler', async ({ url, body }) => { guard(url, body) })`,
    `function wantsPage({ method, url }: FastifyRequest) { return method + url }`,
    `const { url } = request`,
  ])('refuses %s', (code) => {
    expect(problems(code)).toBe(1)
  })

  it.each([
    `if (request.routeOptions.url?.startsWith('/api/')) guard()`,
    `reply.redirect(carriedQuery(request.url))`,
    `const asked = new URL(request.url ?? '/', 'http://localhost').searchParams`,
    `const open = ({ url, channel }: Listening) => url + channel`,
    `const same = platform.url === 'http://localhost'`,
  ])('takes %s', (code) => {
    expect(problems(code)).toBe(0)
  })
})
