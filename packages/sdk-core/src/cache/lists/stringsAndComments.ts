/** Strings and comments of GraphQL: syntax inside them is ignored. */
export const stringsAndComments = /"""[\s\S]*?"""|"(?:\\.|[^"\\])*"|#[^\n]*/g
