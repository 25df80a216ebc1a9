// Grafast prints advice for developers when it is imported, unless its environment is set.
process.env.GRAPHILE_ENV ??= 'production'
