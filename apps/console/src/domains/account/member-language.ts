import { languageNames } from '@cliffhanger/i18n/languages.ts'

const names: Readonly<Record<string, string>> = languageNames

/** The language of a member by its own name; a code without one stays as it is. */
export const memberLanguage = (code: string): string => names[code] ?? code
