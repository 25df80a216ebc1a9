import { campaigns } from './campaigns.ts'
import { client } from './client.ts'
import { dates } from './dates.ts'
import { dynamicForms } from './dynamicForms.ts'
import { eventsAndPreferences } from './eventsAndPreferences.ts'
import { grid } from './grid.ts'
import { hostApp } from './hostApp.ts'
import { invest } from './invest.ts'
import { investRules } from './investRules.ts'
import { live } from './live.ts'
import { liveLists } from './liveLists.ts'
import { livePushes } from './livePushes.ts'
import { mailedLinks } from './mailedLinks.ts'
import { money } from './money.ts'
import type { Mutant } from './Mutant.ts'
import { onboarding } from './onboarding.ts'
import { patterns } from './patterns.ts'
import { platformAccess } from './platformAccess.ts'
import { platformRules } from './platformRules.ts'
import { portfolio } from './portfolio.ts'
import { secretKeys } from './secretKeys.ts'
import { stagedImports } from './stagedImports.ts'
import { steps } from './steps.ts'
import { theme } from './theme.ts'
import { userInterface } from './userInterface.ts'
import { vendorAccess } from './vendorAccess.ts'

/** The behaviours of the product that a test must defend, by area, beside the areas of `pnpm mutation`. */
export const areas: Readonly<Record<string, readonly Mutant[]>> = {
  'Figures of features': money,
  'Days of features': dates,
  'Patterns of authors': patterns,
  'Dynamic forms': dynamicForms,
  'Rules of investing': investRules,
  Investing: invest,
  Steps: steps,
  Onboarding: onboarding,
  Portfolio: portfolio,
  Client: client,
  Grid: grid,
  Live: live,
  'Events and preferences': eventsAndPreferences,
  Theme: theme,
  'User interface': userInterface,
  'Host app': hostApp,
  Platform: [
    ...platformRules,
    ...platformAccess,
    ...mailedLinks,
    ...vendorAccess,
    ...secretKeys,
    ...livePushes,
    ...stagedImports,
  ],
  Campaigns: [...campaigns, ...liveLists],
}

export const mutants: readonly Mutant[] = Object.values(areas).flat()
