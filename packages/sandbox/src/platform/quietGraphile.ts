// Grafast advises developers of GraphQL servers when it is imported, unless it is told where it runs.
process.env.GRAPHILE_ENV ??= 'production'
