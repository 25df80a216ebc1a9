import { describe, expect, it } from 'vitest'
import { builtApp } from './packageFiles.ts'

describe('builtApp', () => {
  it('is the last build of the workspace, not the packed copy', () => {
    expect(builtApp(() => true)).toMatch(/examples\/host-app\/dist\/$/)
  })

  it('is the one beside the packed package where there is no workspace', () => {
    expect(builtApp(({ pathname }) => !pathname.includes('/examples/'))).toMatch(/sandbox\/app\/$/)
    expect(builtApp(() => false)).toMatch(/sandbox\/app\/$/)
  })
})
