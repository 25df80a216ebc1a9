// What is bundled of graphql-request asks graphql for the kinds of syntax trees alone, and our documents are texts.
export const Kind = {}
