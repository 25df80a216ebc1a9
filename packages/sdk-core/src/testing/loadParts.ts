import { lazyAnswerEditor } from '../cache/edits/lazyAnswerEditor'
import { lazyAnswerRefresh } from '../cache/rows/lazyAnswerRefresh'
import { lazyDiagnosisCode } from '../diagnosis/lazyDiagnosisCode'
import { lazyLiveCode } from '../live/lazyLiveCode'

// Lazy modules are loaded for every test: one with fake timers could not wait for them.
await Promise.all([
  lazyAnswerEditor.load(),
  lazyAnswerRefresh.load(),
  lazyLiveCode.load(),
  lazyDiagnosisCode.load(),
])
