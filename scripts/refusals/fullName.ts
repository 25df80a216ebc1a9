interface Named {
  name: string
  suite?: Named
}

/** The name of a test with those of its suites. */
export const fullName = ({ name, suite }: Named): string =>
  suite?.name ? `${fullName(suite)} > ${name}` : name
