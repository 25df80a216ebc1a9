import { describe, expect, it } from 'vitest'
import { anInstance } from '../../testing/anInstance'
import { fixtureIds } from '../../testing/fixtureIds'
import { addAnnotation, type AnnotatedType } from './allocationWrites'

describe('addAnnotation', () => {
  it('refuses a record of any other type, in the text of the specification', async () => {
    const { capstan } = anInstance()
    // A caller without types.
    const round = { type: 'round' as AnnotatedType, id: fixtureIds.nth(1) }

    await expect(addAnnotation(capstan, round, 'Note')).rejects.toMatchObject({
      code: 'unsupported_annotation',
      // proves ALLOC-065
      message: expect.stringContaining('Unsupported type supplied to annotation from.'),
    })
  })
})
