import '@testing-library/jest-dom/vitest'
import { cleanup, configure } from '@testing-library/react'
import { afterEach } from 'vitest'
import { drawFramesInRealTime } from './vitest.frames'

// A loaded machine takes its time: waiting longer costs nothing where the answer comes.
configure({ asyncUtilTimeout: 10_000 })

drawFramesInRealTime()
afterEach(() => {
  cleanup()
  // A test is a tab of its own.
  if (typeof sessionStorage !== 'undefined') sessionStorage.clear()
})
