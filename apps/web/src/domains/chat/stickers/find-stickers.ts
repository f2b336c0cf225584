import type { ClientLanguage } from '@cliffhanger/contract/language.ts'
import type { StickerPack } from '@cliffhanger/contract/stickers/schemas.ts'
import type { SentSticker } from '@cliffhanger/rules/chat/stickers.ts'
import { fold } from '../../../shared/fold.ts'
import { findEmojis, type NamedEmoji } from '../components/composer/emoji/emoji-names.ts'

/** The stickers of a pack as they are sent. */
export const stickersOf = ({ id, stickers }: StickerPack): readonly SentSticker[] =>
  stickers.map((sticker) => ({ ...sticker, pack_id: id }))

/** A sign without what asks for its picture: operators write it with or without. */
const bare = (sign: string): string => sign.replaceAll('\ufe0f', '')

/** The stickers that a search finds: by their emoji, by what the member's language calls that, then those of a pack that is called so. */
export const findStickers = (
  packs: readonly StickerPack[],
  names: readonly NamedEmoji[],
  search: string,
  language: ClientLanguage,
): readonly SentSticker[] => {
  const wanted = fold(search.trim())
  const all = packs.flatMap(stickersOf)
  const places = new Map(findEmojis(names, search).map(({ sign }, place) => [bare(sign), place]))
  const placeOf = ({ emoji }: SentSticker): number | undefined =>
    bare(search).includes(bare(emoji)) ? -1 : places.get(bare(emoji))
  const byEmoji = all
    .flatMap((sticker) => {
      const place = placeOf(sticker)
      return place === undefined ? [] : [{ sticker, place }]
    })
    .sort((one, other) => one.place - other.place)
    .map(({ sticker }) => sticker)
  const byPack = packs.filter(({ titles }) => fold(titles[language] ?? '').includes(wanted)).flatMap(stickersOf)
  const found = [...byEmoji, ...byPack]
  return [...new Map(found.map((sticker) => [sticker.id, sticker])).values()]
}
