import type { Capstan } from '@capstan/sdk-core'
import { accreditationCredential, signingLink, type Step } from '@capstan/sdk-core/steps'
import { platformUrl } from '../../../provider/setup/platformUrl'

/** Returns the URL of the provider's page of a step: the signing page, or the login of the accreditation service. */
export async function frameLink(capstan: Capstan, step: Pick<Step, 'id' | 'type'>): Promise<string> {
  if (step.type === 'iframe') return signingLink(capstan, step.id)

  const [origin, credential] = await Promise.all([
    providerOrigin(capstan),
    accreditationCredential(capstan, step.id),
  ])
  const url = new URL('/investready/login', origin)
  url.searchParams.set('token', credential.token)
  url.searchParams.set('state', credential.state)
  return url.href
}

/** Returns the origin of the providers' pages from the platform's public configuration, which is fetched once. */
function providerOrigin({ queryClient, options }: Capstan): Promise<string> {
  return queryClient.fetchQuery({
    queryKey: ['config', 'providerOrigin'],
    staleTime: Infinity,
    queryFn: async () => {
      const answer = await fetch(platformUrl(options, '/api/v2/config'))
      const config: unknown = await answer.json()
      return String(Object(config).providerOrigin)
    },
  })
}
