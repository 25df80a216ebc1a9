import type { AdminSwitches } from '../accounts/adminSwitches'

/** The addresses of the pages, and the actions that are offered in them. */
export interface TemplatePlace {
  paths: TemplatePaths
  may: Required<AdminSwitches>
}

/** The addresses of the pages of the administration. */
export function templatePaths(path: string) {
  const templates = `${path}/templates`
  return {
    templates,
    template: (templateId: string) => `${templates}/${templateId}`,
    mapped: (templateId: string, mappedTemplateId: string) =>
      `${templates}/${templateId}/${mappedTemplateId}`,
    document: (templateId: string, mappedTemplateId: string, documentId: string) =>
      `${templates}/${templateId}/${mappedTemplateId}/${documentId}`,
    test: (templateId: string, mappedTemplateId: string) => `${path}/test/${templateId}/${mappedTemplateId}`,
  }
}

/** The addresses of the pages of the administration. */
export type TemplatePaths = ReturnType<typeof templatePaths>
