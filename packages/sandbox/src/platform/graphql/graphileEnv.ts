// Said before grafast loads, which otherwise prints a paragraph about it.
process.env.GRAPHILE_ENV ??= 'production'
