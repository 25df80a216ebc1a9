import { accountIds } from './ids.ts'
import { insertRows } from './insertRows.ts'
import { longSteps } from './longSteps.ts'
import { papersStep } from './papersStep.ts'
import { profileStep } from './profileStep.ts'
import type { SeedContext } from './SeedContext.ts'
import { seedId } from './seedId.ts'
import type { StepTemplate } from './StepTemplate.ts'
import { suitabilityStep } from './suitabilityStep.ts'
import { usualSteps } from './usualSteps.ts'

/** Larkspur's qualifications and the steps of each. */
export async function seedQualifications({ client, day }: SeedContext): Promise<void> {
  const keys = Object.keys(qualifications) as QualificationKey[]
  await insertRows(
    client,
    'app_public.vendor_qualifications',
    keys.map((key) => ({
      id: qualificationId(key),
      account_id: accountIds.larkspur,
      name: qualifications[key].name,
      service: qualifications[key].steps[0]?.service ?? null,
      active: true,
      created_on: day(-400),
    })),
  )
  await insertRows(
    client,
    'app_private.step_templates',
    keys.flatMap((key) =>
      qualifications[key].steps.map((step, index) => ({
        id: seedId(`template:${key}:${index}`),
        vendor_qualification_id: qualificationId(key),
        order: index + 1,
        type: step.type,
        service: step.service ?? null,
        schema: step.schema ?? {},
        render_attributes: step.renderAttributes,
        dynamic_data: {},
      })),
    ),
  )
}

/** The qualifications that Larkspur may require of an investor. */
export type QualificationKey = keyof typeof qualifications

export function qualificationId(key: QualificationKey): string {
  return seedId(`qualification:${key}`)
}

const qualifications = {
  suitability: { name: 'Suitability', steps: [suitabilityStep] },
  accreditation: { name: 'Accreditation', steps: [usualSteps.accreditation] },
  profile: { name: 'Investor profile', steps: [profileStep] },
  sign: { name: 'Sign documents', steps: [usualSteps.sign] },
  signHere: { name: 'Sign documents here', steps: [usualSteps.signHere] },
  fund: { name: 'Fund', steps: [usualSteps.fund] },
  wire: { name: 'Wire', steps: [usualSteps.wire] },
  acknowledge: { name: 'Acknowledgement', steps: [usualSteps.acknowledge] },
  unusual: { name: 'Fund admission', steps: [usualSteps.custom, usualSteps.unknown] },
  long: { name: 'Noteholder checks', steps: longSteps },
  papers: { name: 'Accreditation papers', steps: [papersStep] },
} satisfies Record<string, { name: string; steps: StepTemplate[] }>
