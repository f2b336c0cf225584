import * as z from 'zod/mini'
import { id, shortTexts, text } from '../schema.ts'

/** Most packs there are, most stickers in one of them, and how large the picture of one may be when it is uploaded (S-147). */
export const stickerLimits = { packs: 50, stickers: 60, sidePx: 512, sizeBytes: 512 * 1024 } as const

/** Longer than any emoji; that it is one is looked at by the rules. */
export const stickerEmoji = text(1, 32)

/** One picture of a pack, and the emoji it stands for; `image_url` is a path of the platform or a full address. */
export const sticker = z.object({ id: id(), emoji: stickerEmoji, image_url: z.string() })
export type Sticker = z.output<typeof sticker>

/** A pack as members have it: its name in each language, its stickers in their order. */
export const stickerPack = z.object({ id: id(), titles: shortTexts, stickers: z.array(sticker) })
export type StickerPack = z.output<typeof stickerPack>
