import type { CannedAnswer } from '@cliffhanger/contract/support/operator-schemas.ts'
import { type ClientLanguage, clientLanguages } from '@cliffhanger/i18n/languages.ts'

/** The words of an answer for a member: in their language, else in English, else in any that was written. */
export function wordsFor(
  texts: CannedAnswer['texts'],
  language: string,
): { readonly language: ClientLanguage; readonly text: string } | undefined {
  const wanted = clientLanguages.filter((each) => each === language)
  for (const each of [...wanted, 'en' as const, ...clientLanguages]) {
    const text = texts[each]?.trim()
    if (text) return { language: each, text }
  }
  return undefined
}

/** What is typed behind the last slash of a text that ends there: `Hello /ref` asks for `ref`. */
const asked = /(?:^|\s)\/([^\s/]{0,40})$/

export const askedIn = (textBefore: string): string | undefined => asked.exec(textBefore)?.[1]

/** Answers with these words in their title or text, those with the title first. */
export function answersWith(answers: readonly CannedAnswer[], words: string): readonly CannedAnswer[] {
  const wanted = words.toLowerCase()
  const inTitle = answers.filter(({ title }) => title.toLowerCase().includes(wanted))
  const inText = answers.filter(
    (answer) =>
      !inTitle.includes(answer) &&
      Object.values(answer.texts).some((text) => text?.toLowerCase().includes(wanted) ?? false),
  )
  return [...inTitle, ...inText]
}

/** The text with the answer in place of the slash and what was typed behind it, and where the caret stands then. */
export function withAnswer(
  written: string,
  caret: number,
  text: string,
): { readonly text: string; readonly caret: number } {
  const before = written.slice(0, caret)
  const query = askedIn(before)
  const start = query === undefined ? before : before.slice(0, before.length - query.length - 1)
  return { text: start + text + written.slice(caret), caret: start.length + text.length }
}
