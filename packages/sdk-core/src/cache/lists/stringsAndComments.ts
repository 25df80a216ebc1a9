/** Strings and comments of GraphQL: what looks like syntax inside them is not. */
export const stringsAndComments = /"""[\s\S]*?"""|"(?:\\.|[^"\\])*"|#[^\n]*/g
