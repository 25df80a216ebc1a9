import type { PDFFont } from '@cantoo/pdf-lib';
import type { FaceFor, Style } from './faces.ts';
/** A word with the face it is set in. */
export interface SetWord {
    text: string;
    font: PDFFont;
    width: number;
    /** It stands for a field that was filled in. */
    isFilled: boolean;
}
/** A piece of a text that is set in one way. */
export interface Piece {
    text: string;
    isFilled: boolean;
}
interface Setting {
    style: Style;
    size: number;
    width: number;
}
/** Breaks a text into lines of a width. A word that is longer than a line is broken where the line ends. */
export declare function textLines(pieces: readonly Piece[], faceFor: FaceFor, { style, size, width }: Setting): Promise<SetWord[][]>;
export {};
//# sourceMappingURL=textLines.d.ts.map