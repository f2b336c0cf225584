import { fileSign } from './message-content.ts'

/** A message in one line: what kind it is, '' where its words say it all, then its words. A kind in brackets, as Chinese writes it, stands apart by
 *  itself. */
export const kindAndWords = (kind: string, words: string): string =>
  [words.startsWith(fileSign) ? '' : kind, words].filter((part) => part !== '').join(kind.endsWith(']') ? ' ' : ' · ')
