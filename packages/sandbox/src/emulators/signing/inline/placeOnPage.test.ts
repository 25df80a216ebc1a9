import { PDFDocument, degrees } from '@cantoo/pdf-lib'
import { describe, expect, it } from 'vitest'
import { placeOnPage, type Place } from './placeOnPage.ts'

describe('placeOnPage', () => {
  // A page of 200 by 400, cropped by 50 at the left and 100 at the bottom: 100 by 200 are shown.
  const box = { x: 50, y: 100, width: 100, height: 200 }
  // In the lower left of the visible page: 10 from the left, 20 from the bottom, 30 wide, 40 high.
  const place = { x: 60, y: 120, width: 30, height: 40 }

  it.each<[rotation: number, shown: Place]>([
    // From the top: 200 - 20 - 40 = 140 of 200.
    [0, { x: 0.1, y: 0.7, width: 0.3, height: 0.2 }],
    // The lower left corner is shown at the upper left.
    [90, { x: 0.1, y: 0.1, width: 0.2, height: 0.3 }],
    // At the upper right: 100 - 10 - 30 = 60 of 100 from the left.
    [180, { x: 0.6, y: 0.1, width: 0.3, height: 0.2 }],
    // At the lower right.
    [270, { x: 0.7, y: 0.6, width: 0.2, height: 0.3 }],
    [-90, { x: 0.7, y: 0.6, width: 0.2, height: 0.3 }],
    [450, { x: 0.1, y: 0.1, width: 0.2, height: 0.3 }],
  ])('finds a place on a cropped page that is turned by %i degrees', (rotation, shown) => {
    const found = placeOnPage(place, { ...box, rotation })

    for (const side of ['x', 'y', 'width', 'height'] as const)
      expect(found[side], side).toBeCloseTo(shown[side], 10)
  })

  it('reads the box and the rotation of a page as the typesetting library does', async () => {
    const document = await PDFDocument.create()
    const page = document.addPage([200, 400])
    page.setCropBox(50, 100, 100, 200)
    page.setRotation(degrees(90))

    expect({ ...page.getCropBox(), rotation: page.getRotation().angle }).toEqual({ ...box, rotation: 90 })
  })
})
