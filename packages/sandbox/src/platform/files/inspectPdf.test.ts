import { degrees, PDFBool, PDFDocument, PDFName } from '@cantoo/pdf-lib'
import { describe, expect, it } from 'vitest'
import { pdfProblem } from './inspectPdf.ts'

async function aPdf(change: (pdf: PDFDocument) => void = () => undefined, useObjectStreams = false) {
  const pdf = await PDFDocument.create()
  pdf.addPage().drawText('Terms')
  change(pdf)
  return Buffer.from(await pdf.save({ useObjectStreams }))
}
const manyPages = (pdf: PDFDocument) => {
  for (let n = 1; n < 300; n++) pdf.addPage().drawText(`Page ${n}`)
}
const turned = (pdf: PDFDocument) => {
  pdf.getPage(0).setRotation(degrees(90))
  pdf.getPage(0).setCropBox(50, 50, 300, 400)
}
/** A form whose pages only Adobe Reader makes. */
const dynamicForm = (pdf: PDFDocument) => {
  pdf.catalog.set(PDFName.of('NeedsRendering'), PDFBool.True)
  pdf.catalog.set(PDFName.of('AcroForm'), pdf.context.obj({ XFA: [], Fields: [] }))
}
/** A form with an XFA part beside pages of its own, as tax forms have it. */
const hybridForm = (pdf: PDFDocument) =>
  pdf.catalog.set(PDFName.of('AcroForm'), pdf.context.obj({ XFA: [], Fields: [] }))
const signed = (pdf: PDFDocument) =>
  pdf.context.register(pdf.context.obj({ Type: 'Sig', Filter: 'Adobe.PPKLite', ByteRange: [0, 1, 2, 3] }))

async function encrypted() {
  const pdf = await PDFDocument.create()
  pdf.addPage()
  pdf.encrypt({ userPassword: 'secret', ownerPassword: 'secret' })
  return Buffer.from(await pdf.save({ useObjectStreams: false }))
}

describe('pdfProblem', () => {
  it.each([
    ['plain', undefined],
    ['of 300 pages', manyPages],
    ['rotated and cropped', turned],
    ['signed', signed],
    ['with XFA beside its own pages', hybridForm],
  ])('accepts a PDF that is %s', async (_, change) => {
    expect(pdfProblem([await aPdf(change)])).toBeUndefined()
    expect(pdfProblem([await aPdf(change, true)])).toBeUndefined()
  })

  it('names the reason why a PDF cannot be shown', async () => {
    const whole = await aPdf(manyPages)
    const locked = await encrypted()

    expect(pdfProblem([locked])).toBe('pdf_encrypted')
    expect(pdfProblem([locked.subarray(0, 100), locked.subarray(100)])).toBe('pdf_encrypted')
    expect(pdfProblem([whole.subarray(0, whole.length / 2)])).toBe('pdf_damaged')
    expect(pdfProblem([await aPdf(dynamicForm)])).toBe('pdf_form_only')
    expect(pdfProblem([await aPdf(dynamicForm, true)])).toBe('pdf_form_only')
  })
})
