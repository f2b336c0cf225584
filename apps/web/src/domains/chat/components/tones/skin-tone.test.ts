import '../../../../testing/browser.ts'
import emojis from 'emojibase-data/en/data.json' with { type: 'json' }
import { expect, it } from 'vitest'
import { hasTones, withoutTone, withTone } from './skin-tone.ts'

/** What phones draw (`../composer/emoji/emoji-names.ts`): each sign with its first tone, where it has any. */
const known = emojis.filter(({ version }) => version <= 14)
const firstTone = ({ skins = [] }: (typeof known)[number]) =>
  skins.find(
    ({ tone, version }) => version <= 14 && (tone === 1 || (Array.isArray(tone) && tone.every((one) => one === 1))),
  )
const plain = (sign: string) => sign.replaceAll('\uFE0F', '')

it('gives every sign of Unicode that has tones the one that was asked for, and no other sign', () => {
  const wrong = known.flatMap((emoji) => {
    const toned = firstTone(emoji)?.emoji
    const isRight = toned
      ? hasTones(emoji.emoji) && plain(withTone(emoji.emoji, '🏻')) === plain(toned)
      : !hasTones(emoji.emoji) && withTone(emoji.emoji, '🏻') === emoji.emoji
    return isRight ? [] : [`${emoji.emoji} ${toned ?? 'has none'}`]
  })
  expect(wrong).toEqual([])
})

it('takes a tone away, and gives no second one', () => {
  expect(withoutTone('👍🏾')).toBe('👍')
  expect(withTone('👍', '')).toBe('👍')
  expect(withTone('👍🏾', '🏻')).toBe('👍🏾')
})
