// The client of `inChromium`.
import { createSession } from './createSession.ts'

globalThis.session = createSession()
