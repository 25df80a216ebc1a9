/** What is measured: folders of the core. */
export const areas: readonly string[] = ['fields', 'money', 'dates', 'steps', 'cache']
