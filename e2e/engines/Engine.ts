import { spawn, type ChildProcess, type SpawnOptions } from 'node:child_process'

/** A browser engine that Playwright does not drive as installed: controls its window by WebDriver actions. */
export interface Engine {
  /** The version that the engine itself reports. */
  version: string
  /** Opens an address, and waits until its document is loaded. */
  open: (url: string) => Promise<void>
  /** Evaluates an expression in the page, and returns its value, which is JSON. */
  evaluate: (expression: string) => Promise<unknown>
  /** Performs input actions: https://www.w3.org/TR/webdriver2/#perform-actions */
  perform: (actions: object[]) => Promise<void>
  /** A picture of the window, as the bytes of a PNG file. */
  picture: () => Promise<Buffer>
  close: () => Promise<void>
}

/** An engine that may be installed. */
export interface EngineKind {
  name: string
  /** The Debian packages that contain it. */
  packages: string[]
  isInstalled: () => boolean
  start: () => Promise<Engine>
}

/** The size of the window of each engine. */
export const windowSize = { width: 1280, height: 860 }

/** A process with those that it starts, which end together. */
export interface Running {
  child: ChildProcess
  end: () => void
}

/** Starts a program in a process group of its own. */
export function startProgram(program: string, args: string[], options: SpawnOptions): Running {
  const child = spawn(program, args, { ...options, detached: true })
  const end = () => {
    process.off('exit', end)
    try {
      if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL')
    } catch {
      // It has ended by itself.
    }
  }
  process.on('exit', end)
  return { child, end }
}

/** Reads the output of a program until a pattern matches; throws with the output if the program ends first. */
export function waitForOutput(
  child: ChildProcess,
  stream: NodeJS.ReadableStream | null | undefined,
  pattern: RegExp,
): Promise<string> {
  return new Promise((resolve, reject) => {
    let text = ''
    stream?.on('data', (chunk: Buffer) => {
      text += String(chunk)
      const found = pattern.exec(text)?.[1]
      if (found !== undefined) resolve(found)
    })
    child.once('error', reject)
    child.once('exit', (code) => reject(new Error(`${child.spawnfile} ended with ${code}: ${text}`)))
  })
}
