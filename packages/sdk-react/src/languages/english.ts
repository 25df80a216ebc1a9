import { fieldMessages, fieldWarnings } from '@capstan/sdk-core'
import { progressMessages } from '@capstan/sdk-core/progress'
import { chartsMessages } from '../charts/messages'
import { formsMessages } from '../forms/messages'
import { gridMessages } from '../grid/messages'
import { statusMessages } from '../ui/display/statuses'
import { tablesMessages } from '../tables/messages'
import { diagnosisMessages } from '../provider/setup/diagnosisMessages'
import { secondFactorMessages } from '../provider/secondFactor/secondFactorMessages'
import { uiMessages } from '../ui/uiMessages'
import { features } from './features.generated'

/** All texts in English, by feature, as the base of a translation. */
export const english = {
  ...features,
  charts: chartsMessages,
  diagnosis: diagnosisMessages,
  fields: fieldMessages,
  forms: formsMessages,
  grid: gridMessages,
  progress: progressMessages,
  statuses: statusMessages,
  tables: tablesMessages,
  secondFactor: secondFactorMessages,
  ui: uiMessages,
  warnings: fieldWarnings,
}
