import { existsSync, globSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { startProgram, waitForOutput, windowSize, type Engine, type EngineKind } from './Engine'

const driver = '/usr/bin/WebKitWebDriver'
const screen = '/usr/bin/Xvfb'
const [browser] = globSync('/usr/lib/*/webkit2gtk-4.1/MiniBrowser')

/** WebKitGTK, by its own WebDriver, in the MiniBrowser that comes with it, on a virtual screen. */
export const webkit: EngineKind = {
  name: 'WebKitGTK',
  packages: ['webkit2gtk-driver', 'xvfb'],
  isInstalled: () => existsSync(driver) && existsSync(screen) && browser !== undefined,
  start: startWebKit,
}

async function startWebKit(): Promise<Engine> {
  const { width, height } = windowSize
  const size = `${width + 100}x${height + 100}x24`
  // It writes the number of the display that it chose to the descriptor 3.
  const xvfb = startProgram(screen, ['-displayfd', '3', '-screen', '0', size, '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  })
  const numbers = xvfb.child.stdio[3] as NodeJS.ReadableStream | undefined // a pipe is read from
  const display = await waitForOutput(xvfb.child, numbers, /(\d+)\n/)
  const port = await freePort()
  const server = startProgram(driver, [`--port=${port}`], {
    stdio: 'ignore',
    env: {
      ...process.env,
      DISPLAY: `:${display}`,
      // Without a language of the system, WebKit reports "C", which is not one.
      ...{ LANG: 'en_US.UTF-8', LC_ALL: 'en_US.UTF-8', GDK_BACKEND: 'x11' },
      // The sandbox of its processes needs rights that a container lacks; only pages of the tests are opened.
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
    },
  })
  const origin = `http://127.0.0.1:${port}`
  await isListening(origin)
  const { sessionId, capabilities } = await send<Session>(`${origin}/session`, {
    capabilities: {
      alwaysMatch: { 'webkitgtk:browserOptions': { binary: browser, args: ['--automation'] } },
    },
  })
  const session = `${origin}/session/${sessionId}`
  await send(`${session}/window/rect`, { x: 0, y: 0, width, height })
  return {
    version: capabilities.browserVersion,
    open: (url) => send(`${session}/url`, { url }),
    evaluate: async (expression) => {
      const script = `return JSON.stringify(${expression})`
      const text = await send<string | null>(`${session}/execute/sync`, { script, args: [] })
      return JSON.parse(text ?? 'null') as unknown
    },
    perform: (actions) => send(`${session}/actions`, { actions }),
    picture: async () => Buffer.from(await send<string>(`${session}/screenshot`), 'base64'),
    async close() {
      await send(session, undefined, 'DELETE').catch(() => undefined)
      server.end()
      xvfb.end()
    },
  }
}

/** Sends a command of the WebDriver protocol: https://www.w3.org/TR/webdriver2/#endpoints */
async function send<Result = void>(
  url: string,
  body?: object,
  method = body ? 'POST' : 'GET',
): Promise<Result> {
  const response = await fetch(url, { method, body: body && JSON.stringify(body) })
  const { value } = (await response.json()) as { value: Result & { error?: string; message?: string } }
  if (!response.ok) throw new Error(`${value.error}: ${value.message}`)
  return value
}

/** Waits until the driver answers: it prints nothing when it is ready. */
async function isListening(origin: string): Promise<void> {
  for (let tries = 0; tries < 200; tries += 1) {
    if (
      await fetch(`${origin}/status`).then(
        ({ ok }) => ok,
        () => false,
      )
    )
      return
    await pause(50)
  }
  throw new Error(`${driver} did not start.`)
}

async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as AddressInfo // it listens on a port
  await new Promise((done) => server.close(done))
  return port
}

interface Session {
  sessionId: string
  capabilities: { browserVersion: string }
}
