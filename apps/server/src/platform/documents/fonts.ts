import { fileURLToPath } from 'node:url'
import type { Language } from '@cliffhanger/contract/language.ts'

/** Two fonts cover the languages of the product: one with Latin, Vietnamese, Greek and Cyrillic letters, one with Chinese and Japanese characters. */
export type FontName = 'letters' | 'lettersBold' | 'characters' | 'charactersBold'

/** The font of a run for each weight. */
export const fontOf = (isCharacters: boolean, isBold: boolean): FontName =>
  isCharacters ? (isBold ? 'charactersBold' : 'characters') : isBold ? 'lettersBold' : 'letters'

const inPackage = (entry: string, file: string): string => fileURLToPath(new URL(`../fonts/${file}`, entry))
const latin = import.meta.resolve('@embedpdf/fonts-latin')
const han = import.meta.resolve('@embedpdf/fonts-sc')

export const fontFiles: Readonly<Record<FontName, string>> = {
  letters: inPackage(latin, 'NotoSans-Regular.ttf'),
  lettersBold: inPackage(latin, 'NotoSans-Bold.ttf'),
  characters: inPackage(han, 'NotoSansHans-Regular.otf'),
  charactersBold: inPackage(han, 'NotoSansHans-Bold.otf'),
}

/** Quotation marks, dashes and dots that Chinese and Japanese write as wide as a character. */
const wideMarks = '“”‘’…—·'

/** Whether a sign is drawn with the font of characters. Arrows and everything after them are; the letters' font has none of those. */
const isDrawnWide = (sign: string, isWideText: boolean): boolean =>
  (sign.codePointAt(0) ?? 0) >= 0x21_90 ? !'−≤≥≈∞'.includes(sign) : isWideText && wideMarks.includes(sign)

export interface Run {
  readonly text: string
  readonly isCharacters: boolean
}

/** A text in runs that one font draws. */
export function runsOf(text: string, language: Language): Run[] {
  const isWideText = language === 'zh-CN' || language === 'ja'
  const runs: { text: string; isCharacters: boolean }[] = []
  for (const sign of text) {
    const isCharacters = isDrawnWide(sign, isWideText)
    const last = runs.at(-1)
    if (last?.isCharacters === isCharacters) last.text += sign
    else runs.push({ text: sign, isCharacters })
  }
  return runs
}
