import type { FastifyInstance } from 'fastify'
import { isId } from '../../platform/auth/membership.ts'
import { providerPolicy } from '../../platform/http/pages/contentSecurityPolicy.ts'
import { reportPath } from '../../platform/http/pages/cspReports.ts'
import { forbiddenOrigin, notFound } from '../../platform/http/errors/httpError.ts'
import { sendPage } from '../../platform/http/pages/page.ts'
import type { PlatformServices } from '../../platform/http/PlatformServices.ts'
import { fieldsOf, isOwnForm } from '../providerForms.ts'
import { changeTemplate, findTemplate } from './providerTemplates.ts'
import { templatePage } from './templatePage.ts'

interface Named {
  Params: { id: string }
}

/** The provider's own page of a template, where it can be changed or deleted, to be noticed at the next sync. */
export function addTemplateRoutes(app: FastifyInstance, services: PlatformServices): void {
  const { db, origins } = services
  const reportTo = `${origins.main}${reportPath}`

  app.get<Named>('/docusign/templates/:id', async ({ params }, reply) => {
    const template = isId(params.id) ? await findTemplate(db, params.id) : undefined
    if (!template) throw notFound()
    return sendPage(reply, templatePage(template), (nonce) =>
      providerPolicy({ nonce, reportTo, ancestors: [] }),
    )
  })

  app.post<Named>('/docusign/templates/:id', async (request, reply) => {
    if (!isOwnForm(request)) throw forbiddenOrigin()
    const { id } = request.params
    if (!isId(id) || !(await changeTemplate(db, id, fieldsOf(request.body)))) throw notFound()
    return reply.redirect(`/docusign/templates/${id}`, 303)
  })
}
