import { beforeEach, describe, expect, it } from 'vitest'
import { forgetTypedByOthers } from './typedBy'

const kept = () => Object.keys(sessionStorage).filter((key) => key.startsWith('capstan:'))

describe('forgetTypedByOthers', () => {
  beforeEach(() => {
    sessionStorage.clear()
    forgetTypedByOthers('user-1')
    sessionStorage.setItem('capstan:draft:account-1:form', '{}')
    sessionStorage.setItem('capstan:invitations:account-1:allocation-1', '{}')
    sessionStorage.setItem('capstan:other', '{}')
  })

  it('leaves the typed text of the same person', () => {
    forgetTypedByOthers('user-1')

    expect(kept()).toHaveLength(3)
  })

  it('removes the typed text of another person, who may act for the same account', () => {
    forgetTypedByOthers('user-2')

    expect(kept()).toEqual(['capstan:other'])
    sessionStorage.setItem('capstan:draft:account-1:form', '{}')
    forgetTypedByOthers('user-2')
    expect(kept()).toHaveLength(2)
  })
})
