/** A field of a paper that is more than a text. */
export interface FieldToPlace {
    id: string;
    label: string;
    kind: 'signature' | 'initials' | 'date';
    /** Whether the reader of the paper fills it in; the others are filled in by somebody else. */
    isTheirs: boolean;
}
/** A document as it is written: paragraphs in which `{{label}}` stands for a field. */
export interface Paper {
    name: string;
    about: string;
    text: readonly string[];
    values: Readonly<Record<string, string>>;
    fields: readonly FieldToPlace[];
}
/** Where a field stands: in points, from the lower left corner of its page. */
export interface PlacedField extends FieldToPlace {
    /** From 1. */
    page: number;
    x: number;
    y: number;
    width: number;
    height: number;
}
/** A paper as it is shown to whoever is to sign it. */
export interface ShownPaper {
    file: Uint8Array;
    pages: number;
    fields: PlacedField[];
}
export declare const pageWidth = 612;
export declare const pageHeight = 792;
/** Sets a paper: its text with what is known filled in, and a place for everything that is to be signed. */
export declare function paperPdf(paper: Paper): Promise<ShownPaper>;
//# sourceMappingURL=paperPdf.d.ts.map