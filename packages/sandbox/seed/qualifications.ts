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
      languages: { de: { name: qualifications[key].german } },
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
  suitability: { name: 'Suitability', german: 'Eignung', steps: [suitabilityStep] },
  accreditation: { name: 'Accreditation', german: 'Akkreditierung', steps: [usualSteps.accreditation] },
  profile: { name: 'Investor profile', german: 'Anlegerprofil', steps: [profileStep] },
  sign: { name: 'Sign documents', german: 'Dokumente unterschreiben', steps: [usualSteps.sign] },
  signHere: {
    name: 'Sign documents here',
    german: 'Dokumente hier unterschreiben',
    steps: [usualSteps.signHere],
  },
  fund: { name: 'Fund', german: 'Zahlung', steps: [usualSteps.fund] },
  wire: { name: 'Wire', german: 'Überweisung', steps: [usualSteps.wire] },
  acknowledge: { name: 'Acknowledgement', german: 'Kenntnisnahme', steps: [usualSteps.acknowledge] },
  unusual: {
    name: 'Fund admission',
    german: 'Aufnahme in den Fonds',
    steps: [usualSteps.custom, usualSteps.unknown],
  },
  long: { name: 'Noteholder checks', german: 'Prüfung der Anleihegläubiger', steps: longSteps },
  papers: { name: 'Accreditation papers', german: 'Nachweise der Akkreditierung', steps: [papersStep] },
} satisfies Record<string, { name: string; german: string; steps: StepTemplate[] }>
