// Documents that a step asks for: the list, the uploads and their progress.

export { askedPapers, paperService, type AskedPaper } from '../features/papers/askedPapers'
export { paperUploads } from '../features/papers/paperUploads'
export { deletePaper, makePaper, makePaperLocation, type PaperInput } from '../features/papers/savePaper'
export { stepPapersQuery, type StepPaper } from '../features/papers/stepPapersQuery'
