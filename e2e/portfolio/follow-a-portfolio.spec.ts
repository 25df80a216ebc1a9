import { spawn } from 'node:child_process'
import path from 'node:path'
import { makeDistribution, placeOf } from '../drivers/investments/distributions'
import { offeringPath } from '../drivers/investments/openOffering'
import { startSession } from '../drivers/people/startSession'
import { platformOrigin } from '../places'
import { expect, test } from '../test'

test('a program without a page sees an investment as soon as it is made', async ({
  page,
  context,
  investor,
}) => {
  await startSession(page, investor.email)
  const { offeringId } = placeOf(await offeringPath(page, 'Fund I Extension Tidewater'))
  const program = follow(investor.accountId)

  try {
    await expect.poll(program.said).toContain('0 assets')
    await makeDistribution(context, offeringId, '20')

    await expect.poll(program.said).toContain('1 assets')
    expect(program.said().match(/0 assets/g), 'said again though nothing had changed').toHaveLength(1)
  } finally {
    expect(await program.stop()).toBe(0)
  }
})

/** The sample of the core without React, as its reader would start it. */
function follow(account: string) {
  const file = path.join(import.meta.dirname, '../../examples/follow-a-portfolio/follow.ts')
  const env = { ...process.env, PLATFORM: platformOrigin, ACCOUNT: account }
  const child = spawn(process.execPath, [file], { env, stdio: ['ignore', 'pipe', 'pipe'] })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (said += text))
  const ended = new Promise((resolve) => child.once('exit', resolve))
  return {
    said: () => said,
    stop() {
      child.kill('SIGINT')
      return ended
    },
  }
}
