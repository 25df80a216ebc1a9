// A platform on one engine, with an investor signed in. Asked line by line: `[[sql, values], …]` runs as the owner of its
// database, in one transaction. The first line of its answers says where it is and who asks, or that there is no such engine.
import { createInterface } from 'node:readline'
import { startPlatform } from '../src/platform/startPlatform.ts'
import { aBrowser } from '../src/testing/aBrowser.ts'
import { engines } from './engines.ts'

const say = (answer: unknown) => console.log(JSON.stringify(answer))

const [engine] = await engines(process.argv[2])
if (engine) {
  const platform = await startPlatform({ ...engine.options, port: 0, logLevel: 'silent' })
  const browser = aBrowser(platform.url)
  const account = await browser.signInTo('investor@capstan.test')
  say({ url: platform.url, cookie: browser.cookie, account })
  for await (const text of createInterface(process.stdin)) {
    const client = await platform.db.pool.connect()
    try {
      await client.query('begin')
      const answers: unknown[] = []
      for (const [sql, values] of JSON.parse(text) as [string, unknown[]][])
        answers.push((await client.query(sql, values)).rows)
      await client.query('commit')
      say(answers)
    } catch (error) {
      await client.query('rollback')
      say({ error: String(error) })
    } finally {
      client.release()
    }
  }
  await platform.close()
  await engine.stop()
} else say({})
process.exit(0)
