/** The measured areas: folders of the core, foundations and features. */
export const areas: readonly string[] = ['fields', 'money', 'dates', 'steps', 'cache']
