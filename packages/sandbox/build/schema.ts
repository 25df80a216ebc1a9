// Makes the schema that a start runs, unless the one there was made from the same files.
import { ensureBuiltSchema } from './exportProgram.ts'

await ensureBuiltSchema()
