import type { PDFDocument, PDFFont } from '@cantoo/pdf-lib';
/** How a text is set: as the body of a paper, as a heading, or as somebody's signature. */
export type Style = 'body' | 'heading' | 'hand';
/** A text has a letter that no face has: set all the same, it would be lost from what is signed without a word. */
export declare class LetterMissing extends Error {
}
/** The face a text is set in. */
export type FaceFor = (text: string, style: Style) => Promise<PDFFont>;
/** The faces of a document: each is embedded once, with the letters that are used, when a text first needs it. */
export declare function facesOf(document: PDFDocument): FaceFor;
//# sourceMappingURL=faces.d.ts.map