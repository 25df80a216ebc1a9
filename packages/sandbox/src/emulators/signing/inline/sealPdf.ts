import { createHash } from 'node:crypto'
import { type PDFDocument, PDFHexString, PDFName, PDFString } from '@cantoo/pdf-lib'
import { signDetached, verifyDetached, type Seal } from './cms.ts'

/** Room for the signature, in bytes: ours is about 1.6 kB with one RSA-2048 certificate; a time stamp takes 6 more. */
const ROOM = 8192
const WIDE = 9_999_999_999

/** The name of the sealing party, the time, and the id of the stored paper. */
export interface Sealing {
  seal: Seal
  sealedAt: Date
  paperId: string
}

/** Seals a document: a certifying signature (DocMDP, no change allowed) over every byte but its own. */
export async function sealPdf(
  doc: PDFDocument,
  { seal: by, sealedAt: when, paperId }: Sealing,
): Promise<Buffer> {
  place(doc, when, paperId)
  // A signature's dictionary may not lie inside an object stream, and nothing may be drawn again after this.
  const pdf = Buffer.from(await doc.save({ useObjectStreams: false, updateFieldAppearances: false }))
  const contents = pdf.indexOf(`<${'0'.repeat(ROOM * 2)}>`)
  const end = contents + ROOM * 2 + 2
  const range = `[ 0 ${contents} ${end} ${pdf.length - end} ]`
  const written = `[ 0 ${WIDE} ${WIDE} ${WIDE} ]`
  const at = pdf.indexOf(written)
  if (contents < 0 || at < 0 || pdf.indexOf(written, at + 1) >= 0) throw new Error('no place for the seal')
  pdf.write(range.padEnd(written.length), at, 'latin1')
  const cms = signDetached(digestOf(pdf, contents, end), by, when)
  if (cms.length > ROOM) throw new Error('the signature does not fit')
  pdf.write(cms.toString('hex'), contents + 1, 'latin1')
  return pdf
}

/** Says when an intact document was sealed; throws with the reason when it is not sealed by us, or changed since. */
export function verifySeal(bytes: Uint8Array, trusted: Buffer): { signedAt: string } {
  const pdf = Buffer.from(bytes)
  const range = /\/ByteRange \[ 0 (\d+) (\d+) (\d+) \] *\n/.exec(pdf.toString('latin1'))
  if (!range) throw new Error('not sealed')
  const [start, end, rest] = range.slice(1).map(Number) as [number, number, number]
  // Appended bytes (an incremental update) leave the range as it was, so the range must end with the file.
  if (end + rest !== pdf.length) throw new Error('something was appended')
  if (end - start !== ROOM * 2 + 2) throw new Error('the seal is not where it should be')
  const hex = pdf.subarray(start, end).toString('latin1')
  const cms = element(hex)
  if (hex !== `<${cms.toString('hex').padEnd(ROOM * 2, '0')}>`)
    throw new Error('the seal is not as it was written')
  return verifyDetached(cms, digestOf(pdf, start, end), trusted)
}

function element(hex: string): Buffer {
  const bytes = Buffer.from(hex.slice(1, -1), 'hex')
  if (bytes[0] !== 0x30 || bytes[1] !== 0x82) throw new Error('no signature')
  return bytes.subarray(0, 4 + bytes.readUInt16BE(2))
}

function digestOf(pdf: Buffer, start: number, end: number): Buffer {
  return createHash('sha256').update(pdf.subarray(0, start)).update(pdf.subarray(end)).digest()
}

/** Returns the id of the kept paper that a file names in its seal, also when the file was changed since. */
export function sealedPaperId(pdf: Uint8Array): string | undefined {
  return /\/Location \(Paper ([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\)/.exec(
    Buffer.from(pdf).toString('latin1'),
  )?.[1]
}

function place(doc: PDFDocument, when: Date, paperId: string): void {
  const { context, catalog } = doc
  const reference = context.obj({
    Type: 'SigRef',
    TransformMethod: 'DocMDP',
    TransformParams: { Type: 'TransformParams', P: 1, V: PDFName.of('1.2') },
  })
  const signature = context.register(
    context.obj({
      Type: 'Sig',
      Filter: 'Adobe.PPKLite',
      SubFilter: 'adbe.pkcs7.detached',
      ByteRange: [0, WIDE, WIDE, WIDE],
      Contents: PDFHexString.of('0'.repeat(ROOM * 2)),
      M: PDFString.fromDate(when),
      Reason: PDFString.of('Sealed when the last party signed'),
      Location: PDFString.of(`Paper ${paperId}`),
      Reference: [reference],
    }),
  )
  const page = doc.getPage(doc.getPageCount() - 1)
  const widget = context.register(
    context.obj({
      Type: 'Annot',
      Subtype: 'Widget',
      FT: 'Sig',
      Rect: [0, 0, 0, 0],
      V: signature,
      T: PDFString.of('seal'),
      F: 132,
      P: page.ref,
    }),
  )
  page.node.addAnnot(widget)
  const form = catalog.getOrCreateAcroForm()
  form.addField(widget)
  form.dict.set(PDFName.of('SigFlags'), context.obj(3))
  catalog.set(PDFName.of('Perms'), context.obj({ DocMDP: signature }))
}
