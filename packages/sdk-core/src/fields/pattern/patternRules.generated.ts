// Written by `pnpm generate` from the platform's schema of patterns; do not edit.

/** The rules for an author's pattern: the expressions that decide, and the text for a pattern that is refused. */
export const patternRules: {
  longest: number
  tooLong: string
  one: string
  group: string
  whole: string
  unreadable: string
  refused: readonly (readonly [expression: string, message: string])[]
} = {
  longest: 200,
  tooLong: "A pattern has at most 200 characters.",
  one: "\\\\[dDsSwW !-/:-@\\[-^`{-~]|\\[(?!\\^?\\])\\^?-?(?:(?:(?:[^\\\\\\[\\]-]|\\\\[ !-/:-@\\[-^`{-~])(?:-(?:[^\\\\\\[\\]-]|\\\\[ !-/:-@\\[-^`{-~]))?|\\\\[dsw])+-?)?\\]",
  group: "\\((?:\\?:)?(?:[^\\\\\\[\\](){}*+?|^$](?:[*+?]|\\{[0-9]+(?:,[0-9]*)?\\})?|[|^$])*\\)",
  whole: "^(?:\\^(?:\\(\\?[=!](?:[^\\\\\\[\\](){}*+?|^$](?:[*+?]|\\{[0-9]+(?:,[0-9]*)?\\})?|[|^$])*\\))+(?:[^\\\\\\[\\](){}*+?|^$](?:[*+?]|\\{[0-9]+(?:,[0-9]*)?\\})?|[\\^$])*|(?:[^\\\\\\[\\](){}*+?|^$](?:[*+?]|\\{[0-9]+(?:,[0-9]*)?\\})?|[|^$])*)$",
  unreadable: "This is not a regular expression.",
  refused: [
    ["\\\\$","A pattern may not end with a backslash."],
    ["\\\\","A pattern may not refer back, and knows \\d, \\s and \\w only."],
    ["[\\[\\]]","A class looks like [a-z] or [^0-9], and a bracket in it like \\[ or \\]."],
    ["(?:^|[^)^])\\(\\?[=!]","A pattern may look ahead only at its start, after ^."],
    ["\\(\\?(?![:=!])","A pattern may not look behind, name a group or set an option."],
    ["\\)[*+{]","A group may not be repeated."],
    ["[*+?}][*+{?]","A repetition may not be repeated."],
    ["\\{[^}]*[0-9]{3}","A repetition goes up to 99."],
    ["\\{(?![0-9]+(?:,[0-9]*)?\\})","A repetition looks like {2} or {2,5}."],
    ["(?:(?:[*+]|,\\})(?:(?!\\(\\?[=!])[^\\\\])*){3}","A pattern has at most two repetitions without an end."],
    ["(?:\\{[^}]*[0-9]{2}[^\\\\]*){6}","A pattern has at most five repetitions of ten and more."],
    ["(?:(?:[^(]\\?|[0-9],[0-9]+\\})[^\\\\]*){11}","A pattern has at most ten parts that may be left out or vary."],
    ["(?:\\([^\\\\]*){11}","A pattern has at most ten groups."],
  ],
}
