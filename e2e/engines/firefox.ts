import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { startProgram, waitForOutput, windowSize, type Engine, type EngineKind } from './Engine'

const program = process.env.FIREFOX_PATH ?? '/usr/bin/firefox-esr'

/** Firefox ESR, by WebDriver BiDi: it speaks an older version of the protocol than Playwright does. */
export const firefox: EngineKind = {
  name: 'Firefox ESR',
  packages: ['firefox-esr'],
  isInstalled: () => existsSync(program),
  start: startFirefox,
}

const preferences = {
  'app.update.disabledForTesting': true,
  'browser.shell.checkDefaultBrowser': false,
  'datareporting.policy.dataSubmissionEnabled': false,
  'intl.accept_languages': 'en-US, en',
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
}

async function startFirefox(): Promise<Engine> {
  const profile = mkdtempSync(path.join(tmpdir(), 'capstan-firefox-'))
  const lines = Object.entries(preferences).map(
    ([name, value]) => `user_pref('${name}', ${JSON.stringify(value)})`,
  )
  writeFileSync(path.join(profile, 'user.js'), lines.join('\n'))
  const { width, height } = windowSize
  const args = ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port', '0']
  const { child, end } = startProgram(program, [...args, `--width=${width}`, `--height=${height}`], {
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const address = await waitForOutput(child, child.stderr, /WebDriver BiDi listening on (ws:\/\/\S+)/)
  const { send, close } = await connect(`${address}/session`)
  const { capabilities } = await send<Session>('session.new', { capabilities: {} })
  // The window that Firefox starts with has no focus, and then there are no focus events.
  const { context } = await send<{ context: string }>('browsingContext.create', { type: 'window' })
  await send('browsingContext.activate', { context })
  await send('browsingContext.setViewport', { context, viewport: windowSize })
  return {
    version: capabilities.browserVersion,
    open: (url) => send('browsingContext.navigate', { context, url, wait: 'complete' }),
    async evaluate(expression) {
      const answer = await send<Evaluated>('script.evaluate', {
        expression: `JSON.stringify(${expression})`,
        ...{ target: { context }, awaitPromise: false },
      })
      if (answer.type === 'exception') throw new Error(answer.exceptionDetails.text)
      return JSON.parse(answer.result.value ?? 'null') as unknown
    },
    perform: (actions) => send('input.performActions', { context, actions }),
    async picture() {
      const { data } = await send<{ data: string }>('browsingContext.captureScreenshot', { context })
      return Buffer.from(data, 'base64')
    },
    async close() {
      close()
      const hasEnded = new Promise((resolve) => child.once('exit', resolve))
      end()
      await hasEnded
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}

interface Connection {
  send: <Result = void>(method: string, params: object) => Promise<Result>
  close: () => void
}

async function connect(address: string): Promise<Connection> {
  const socket = new WebSocket(address)
  const waiting: Asked[] = []
  socket.addEventListener('message', ({ data }) => {
    const { id, result, error, message } = JSON.parse(String(data)) as Answer
    const asked = waiting[id ?? -1]
    if (error) asked?.reject(new Error(`${error}: ${message}`))
    else asked?.resolve(result)
  })
  socket.addEventListener('close', () => {
    for (const { reject } of waiting) reject(new Error('Firefox closed its connection.'))
  })
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve)
    socket.addEventListener('error', () => reject(new Error(`Firefox refused ${address}.`)))
  })
  return {
    send(method, params) {
      return new Promise((resolve, reject) => {
        const id = waiting.push({ resolve, reject }) - 1
        socket.send(JSON.stringify({ id, method, params }))
      })
    },
    close: () => socket.close(),
  }
}

interface Asked {
  /** Each method has its own result, which the caller of `send` names. */
  resolve: (result: never) => void
  reject: (error: Error) => void
}

interface Answer {
  id?: number
  result: never
  error?: string
  message?: string
}

interface Session {
  capabilities: { browserVersion: string }
}

type Evaluated =
  { type: 'success'; result: { value?: string } } | { type: 'exception'; exceptionDetails: { text: string } }
