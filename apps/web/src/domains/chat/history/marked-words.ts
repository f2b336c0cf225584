import { createContext } from 'react'

/** What a reader looks for, marked in the texts that hold it; '' = nothing. */
export const MarkedWords = createContext('')

/** A text cut at every place that holds the words, however they are written; the odd pieces hold them. */
export const cutAt = (text: string, words: string): string[] =>
  words === '' ? [text] : text.split(new RegExp(`(${words.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`)})`, 'giu'))
