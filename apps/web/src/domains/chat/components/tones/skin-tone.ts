import { type SkinTone, skinTones } from '@cliffhanger/contract/emoji/skin-tones.ts'
import { create } from 'zustand'
import { readStored, writeStored } from '../../../../platform/storage/storage.ts'

const tonePattern = /[\u{1F3FB}-\u{1F3FF}]/gu
/** Hands and persons; where one is drawn in colour by a sign behind it, a tone takes that sign's place. */
const basePattern = /(\p{Emoji_Modifier_Base})\uFE0F?/gu
const handshake = '🤝'
/** What most phones draw in one tone alone. */
const untoned = /[👯🤼👪]/u
/** Joins several signs to one. */
const joiner = '\u200D'

const basesOf = (sign: string): readonly string[] => sign.match(basePattern) ?? []

/** Whether a sign of Unicode comes in skin tones. Of several people only couples and those who hold hands do. */
export const hasTones = (sign: string): boolean => {
  if (untoned.test(sign)) return false
  return basesOf(sign).length === 1 || (basesOf(sign).length > 1 && /[❤🤝]/u.test(sign))
}

export const withoutTone = (sign: string): string => sign.replace(tonePattern, '')

/** A sign in a tone, everybody in it in the same; one that has a tone has it still. The hands that two people hold are part of them. */
export const withTone = (sign: string, tone: SkinTone): string => {
  if (tone === '' || withoutTone(sign) !== sign || !hasTones(sign)) return sign
  return sign.replace(basePattern, (whole, base: string) =>
    base === handshake && sign.includes(joiner) ? whole : base + tone,
  )
}

const isTone = (value: string | null): value is SkinTone => skinTones.some((tone) => tone === value)

const storedTone = (): SkinTone => {
  const stored = readStored('skin-tone')
  return isTone(stored) ? stored : ''
}

const useStore = create<{ readonly tone: SkinTone }>(() => ({ tone: storedTone() }))

/** The tone that was chosen last on this device. */
export const useSkinTone = (): SkinTone => useStore(({ tone }) => tone)

export const storeSkinTone = (tone: SkinTone): void => {
  writeStored('skin-tone', tone)
  useStore.setState({ tone })
}
