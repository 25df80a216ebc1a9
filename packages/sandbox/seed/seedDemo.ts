import type { PoolClient } from 'pg'
import { seedAnswers } from './answers.ts'
import { seedAssets } from './assets.ts'
import { seedBrokerAllocations } from './brokerAllocations.ts'
import { seedCompanies } from './companies.ts'
import { seedContacts } from './contacts.ts'
import { seedCrowd } from './crowd.ts'
import { seedDeployments } from './deployments.ts'
import { seedDistributionRecords } from './distributionRecords.ts'
import { seedDocuments } from './documents.ts'
import { seedEmployeePlan } from './employeePlan.ts'
import { seedEmbedKeys } from './embedKeys.ts'
import { seedFormSchemas } from './formSchemas.ts'
import { seedIntegrations } from './integrations.ts'
import { seedInvestors } from './investors.ts'
import { seedInvitations } from './invitations.ts'
import { seedIssued } from './issued.ts'
import { seedLarge } from './large.ts'
import { seedMarenPortfolio } from './marenPortfolio.ts'
import { seedMessages } from './messages.ts'
import { seedOfferings } from './offerings.ts'
import { seedPayment } from './payment.ts'
import { seedPeople } from './people.ts'
import { seedQualifications } from './qualifications.ts'
import { seedQuestions } from './questions.ts'
import { mulberry32 } from './random.ts'
import type { SeedContext } from './SeedContext.ts'
import { seedSignedDocuments } from './signedDocuments.ts'
import { seedSigning } from './signing.ts'
import { seedSoldByHalden } from './soldByHalden.ts'
import { seedTaxIds } from './taxIds.ts'
import { seedTerms } from './terms.ts'
import { seedTokens } from './tokens.ts'

const parts = [
  seedCompanies,
  seedInvestors,
  seedPeople,
  seedTerms,
  seedEmbedKeys,
  seedAssets,
  seedQualifications,
  seedOfferings,
  seedInvitations,
  seedMarenPortfolio,
  seedCrowd,
  seedTaxIds,
  seedSigning,
  seedQuestions,
  seedPayment,
  seedIntegrations,
  seedContacts,
  seedAnswers,
  seedBrokerAllocations,
  seedDeployments,
  seedIssued,
  seedTokens,
  seedFormSchemas,
  seedDocuments,
  seedSignedDocuments,
  seedEmployeePlan,
  seedSoldByHalden,
  seedDistributionRecords,
  seedMessages,
]

/** Writes the demo data, always the same, on days relative to the platform's clock. */
export async function seedDemo(client: PoolClient, isLarge = false): Promise<void> {
  const { rows } = await client.query<{ today: string }>('select app_private.today()::text as today')
  const context: SeedContext = { client, random: mulberry32(20_260_216), day: daysFrom(rows[0]?.today ?? '') }
  for (const part of parts) await part(context)
  if (isLarge) await seedLarge(context)
}

function daysFrom(today: string): (offset: number) => string {
  const midnight = Date.parse(`${today}T00:00:00Z`)
  return (offset) => new Date(midnight + offset * 86_400_000).toISOString().slice(0, 10)
}
