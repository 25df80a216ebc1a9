// Written by `pnpm generate` from the platform's schema of patterns; do not edit.

/** The reason why an author may not use a pattern: the key of its text on the platform. */
export type PatternProblem =
  | "patternLong"
  | "patternBackslash"
  | "patternRefers"
  | "patternClass"
  | "patternAhead"
  | "patternBehind"
  | "patternGroup"
  | "patternRepeated"
  | "patternUpTo"
  | "patternRepetition"
  | "patternEndless"
  | "patternMany"
  | "patternParts"
  | "patternGroups"
  | "patternNone"

/** The rules for an author's pattern: the expressions that decide, and the reason why a pattern is refused. */
export const patternRules: {
  longest: number
  tooLong: PatternProblem
  one: string
  group: string
  whole: string
  unreadable: PatternProblem
  refused: readonly (readonly [expression: string, problem: PatternProblem])[]
} = {
  longest: 200,
  tooLong: "patternLong",
  one: "\\\\[dDsSwW !-/:-@\\[-^`{-~]|\\[(?!\\^?\\])\\^?-?(?:(?:(?:[^\\\\\\[\\]-]|\\\\[ !-/:-@\\[-^`{-~])(?:-(?:[^\\\\\\[\\]-]|\\\\[ !-/:-@\\[-^`{-~]))?|\\\\[dsw])+-?)?\\]",
  group: "\\((?:\\?:)?(?:[^\\\\\\[\\](){}*+?|^$](?:[*+?]|\\{[0-9]+(?:,[0-9]*)?\\})?|[|^$])*\\)",
  whole: "^(?:\\^(?:\\(\\?[=!](?:[^\\\\\\[\\](){}*+?|^$](?:[*+?]|\\{[0-9]+(?:,[0-9]*)?\\})?|[|^$])*\\))+(?:[^\\\\\\[\\](){}*+?|^$](?:[*+?]|\\{[0-9]+(?:,[0-9]*)?\\})?|[\\^$])*|(?:[^\\\\\\[\\](){}*+?|^$](?:[*+?]|\\{[0-9]+(?:,[0-9]*)?\\})?|[|^$])*)$",
  unreadable: "patternNone",
  refused: [
    ["\\\\$","patternBackslash"],
    ["\\\\","patternRefers"],
    ["[\\[\\]]","patternClass"],
    ["(?:^|[^)^])\\(\\?[=!]","patternAhead"],
    ["\\(\\?(?![:=!])","patternBehind"],
    ["\\)[*+{]","patternGroup"],
    ["[*+?}][*+{?]","patternRepeated"],
    ["\\{[^}]*[0-9]{3}","patternUpTo"],
    ["\\{(?![0-9]+(?:,[0-9]*)?\\})","patternRepetition"],
    ["(?:(?:[*+]|,\\})(?:(?!\\(\\?[=!])[^\\\\])*){3}","patternEndless"],
    ["(?:\\{[^}]*[0-9]{2}[^\\\\]*){6}","patternMany"],
    ["(?:(?:[^(]\\?|[0-9],[0-9]+\\})[^\\\\]*){11}","patternParts"],
    ["(?:\\([^\\\\]*){11}","patternGroups"],
  ],
}
