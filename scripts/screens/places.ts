import type { BrowserContext } from 'playwright'
import { signIn } from './signIn.ts'

/** The addresses of the screens. */
export interface Places {
  /** The origin of the running platform. */
  platform: string
  /** The origin of Storybook's static build. */
  storybook: string
  /** The origin of the broker's site of scripts/sample.ts. */
  embed: string
  /** Signs a context in as a seeded user. */
  signIn: (context: BrowserContext, user: string) => Promise<void>
}

/** The places the environment names: PORT, and EMBED_PORT for the broker's site. */
export function placesFrom(env: NodeJS.ProcessEnv, storybook: string): Places {
  const platform = `http://localhost:${env.PORT ?? 4400}`
  return {
    platform,
    storybook,
    embed: `http://127.0.0.1:${env.EMBED_PORT ?? 4420}`,
    signIn: (context, user) => signIn(context, platform, user),
  }
}
