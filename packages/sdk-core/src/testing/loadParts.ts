import { lazyAnswerEditor } from '../cache/edits/lazyAnswerEditor'
import { lazyAnswerRefresh } from '../cache/rows/lazyAnswerRefresh'
import { lazyDiagnosisCode } from '../diagnosis/lazyDiagnosisCode'
import { lazyLiveCode } from '../live/lazyLiveCode'

// What a page loads when it is needed is there for every test: one with a clock of its own could not wait for it.
await Promise.all([
  lazyAnswerEditor.load(),
  lazyAnswerRefresh.load(),
  lazyLiveCode.load(),
  lazyDiagnosisCode.load(),
])
