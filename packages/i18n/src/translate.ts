/** A text, or one text per plural form of `{count}`. Forms a language does not have are left out. */
export type Text = string | PluralText

export interface PluralText {
  readonly one?: string
  readonly other: string
}

/** The shape every other language has to fill: the same keys, a plural where the base language has one. */
export type SameTexts<Base> = {
  readonly [Key in keyof Base]: Base[Key] extends string
    ? string
    : Base[Key] extends PluralText
      ? PluralText
      : SameTexts<Base[Key]>
}

type NamesIn<Template> = Template extends `${string}{${infer Name}}${infer Rest}` ? Name | NamesIn<Rest> : never

/** Names of the placeholders in a text of the base language: `{name}` and, for plurals, `{count}`. */
export type PlaceholdersOf<Base> = Base extends PluralText ? 'count' | NamesIn<Base['other']> : NamesIn<Base>

/** What has to be given to show a text: nothing, or a value for each placeholder. */
export type TextArguments<Base> = [PlaceholdersOf<Base>] extends [never]
  ? []
  : [values: Readonly<Record<PlaceholdersOf<Base>, string | number>>]

/** Fills the placeholders of a text; a plural takes the form of `values.count` in that language. An unknown placeholder stays as it is. */
export const fill = (text: Text, language: string, values: Readonly<Record<string, string | number>> = {}): string => {
  const template = typeof text === 'string' ? text : pluralForm(text, language, Number(values.count))
  return template.replace(
    /( ?)\{(\w+)\}( ?)/g,
    (match: string, before: string, name: string, after: string, at: number) => {
      const value = values[name]
      if (value === undefined) return match
      const filled = String(value)
      const isJoinedBefore = isHan(template.charAt(at - 1)) && isHan(filled.charAt(0))
      const isJoinedAfter = isHan(filled.slice(-1)) && isHan(template.charAt(at + match.length))
      return `${isJoinedBefore ? '' : before}${filled}${isJoinedAfter ? '' : after}`
    },
  )
}

/** Chinese has a space around digits and Latin letters, and none between its own characters: whether a placeholder has one depends on its value. */
const isHan = (sign: string): boolean => /\p{Script=Han}/u.test(sign)

const rules = new Map<string, Intl.PluralRules>()

/** The rules of a language; a page full of counts asks for them once. */
const rulesOf = (language: string): Intl.PluralRules => {
  const known = rules.get(language) ?? new Intl.PluralRules(language)
  rules.set(language, known)
  return known
}

const pluralForm = (text: PluralText, language: string, count: number): string =>
  (rulesOf(language).select(count) === 'one' ? text.one : undefined) ?? text.other
