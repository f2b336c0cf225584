import type { Message } from '@cliffhanger/contract/chat/schemas.ts'
import { lineOf } from '@cliffhanger/rules/chat/preview.ts'

/** Words of one message an index holds, and characters of one word: what is longer is found by its beginning. */
const wordsMax = 24
const lengthMax = 12

/** Text without case and accents, so that "ha noi" finds "Hà Nội". */
const fold = (text: string): string =>
  text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('đ', 'd').normalize('NFC')

/** Signs that are words of their own, and runs of letters and digits between them. */
const runs =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]+|(?:(?![\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}])[\p{L}\p{N}])+/gu

const isIdeograph = (word: string): boolean => /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(word)

/** The words of a text: runs of letters and digits; scripts without blanks character by character, each with the next. */
const wordsOf = (text: string): string[] =>
  (fold(text).match(runs) ?? []).flatMap((run) => {
    if (!isIdeograph(run)) return [run.slice(0, lengthMax)]
    const signs = [...run]
    return signs.map((sign, at) => sign + (signs[at + 1] ?? ''))
  })

/** The words a message is found by on this device; none for what the server tells. */
export const wordsToFind = (message: Pick<Message, 'msg_type' | 'content_text'>): readonly string[] =>
  message.msg_type === 'sys_notice' ? [] : [...new Set(wordsOf(lineOf(message)))].slice(0, wordsMax)

/** Beginnings of words a keyword asks for: a message has to hold all of them. */
export const requestedWords = (keyword: string): readonly string[] => [...new Set(wordsOf(keyword))]
