import '@testing-library/jest-dom/vitest'
import { cleanup, configure } from '@testing-library/react'
import { afterEach } from 'vitest'

// A loaded machine takes its time: waiting longer costs nothing where the answer comes.
configure({ asyncUtilTimeout: 10_000 })

afterEach(() => cleanup())
