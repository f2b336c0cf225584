import * as z from 'zod/mini'
import { call } from '../call.ts'
import { reason } from '../operators/schemas.ts'
import { empty, flag, id, shortTexts, text } from '../schema.ts'
import { stickerEmoji, stickerLimits } from './schemas.ts'

const packForm = { titles: shortTexts, is_published: flag() }

const packSticker = z.object({ id: id(), emoji: stickerEmoji, image: z.string() })

/** A pack as operators have it. */
export const operatorStickerPack = z.object({ id: id(), ...packForm, stickers: z.array(packSticker) })
export type OperatorStickerPack = z.output<typeof operatorStickerPack>

/** Sticker packs (S-147). Every change has every device load them again. */
export const stickerOperatorCalls = {
  listStickerPacks: call({
    id: 'op-sticker-packs',
    method: 'GET',
    path: '/operator/v1/sticker_packs',
    auth: 'operator',
    permission: 'content.read',
    request: empty(),
    data: z.object({ list: z.array(operatorStickerPack) }),
    errors: [],
    summary: 'The sticker packs in their order with their stickers, published or not',
  }),
  addStickerPack: call({
    id: 'op-sticker-pack-add',
    method: 'POST',
    path: '/operator/v1/sticker_packs/add',
    auth: 'operator',
    permission: 'content.write',
    idempotency: 'key',
    request: z.object(packForm),
    data: z.object({ id: id() }),
    errors: ['tooManyStickers'],
    summary: 'Adds a pack without stickers behind all others; 4000 without a name',
  }),
  editStickerPack: call({
    id: 'op-sticker-pack-edit',
    method: 'POST',
    path: '/operator/v1/sticker_packs/edit',
    auth: 'operator',
    permission: 'content.write',
    request: z.object({ id: id(), ...packForm }),
    data: empty(),
    errors: ['notFound'],
    summary: 'Changes the name of a pack, publishes it or takes it back',
  }),
  removeStickerPack: call({
    id: 'op-sticker-pack-remove',
    method: 'POST',
    path: '/operator/v1/sticker_packs/remove',
    auth: 'operator',
    permission: 'content.write',
    request: z.object({ id: id(), reason }),
    data: empty(),
    errors: ['notFound'],
    summary: 'Removes a pack with its stickers; what was sent stays',
  }),
  sortStickerPacks: call({
    id: 'op-sticker-pack-sort',
    method: 'POST',
    path: '/operator/v1/sticker_packs/sort',
    auth: 'operator',
    permission: 'content.write',
    request: z.object({ ids: z.array(id()).check(z.minLength(1), z.maxLength(stickerLimits.packs)) }),
    data: empty(),
    errors: ['stateChanged'],
    summary: 'Puts all packs into an order; 4003 when somebody changed them meanwhile',
  }),
  addSticker: call({
    id: 'op-sticker-add',
    method: 'POST',
    path: '/operator/v1/stickers/add',
    auth: 'operator',
    permission: 'content.write',
    idempotency: 'key',
    request: z.object({ pack_id: id(), emoji: stickerEmoji, image_key: text(1, 300) }),
    data: z.object({ id: id() }),
    errors: ['notFound', 'tooManyStickers', 'fileNotUploaded', 'fileTooLarge'],
    summary: 'Adds a sticker behind the others of its pack',
  }),
  editSticker: call({
    id: 'op-sticker-edit',
    method: 'POST',
    path: '/operator/v1/stickers/edit',
    auth: 'operator',
    permission: 'content.write',
    request: z.object({
      id: id(),
      emoji: stickerEmoji,
      /** Left out, the picture stays. */
      image_key: z.optional(text(1, 300)),
    }),
    data: empty(),
    errors: ['notFound', 'fileNotUploaded', 'fileTooLarge'],
    summary: 'Changes the emoji of a sticker or its picture; messages keep the one they were sent with',
  }),
  removeSticker: call({
    id: 'op-sticker-remove',
    method: 'POST',
    path: '/operator/v1/stickers/remove',
    auth: 'operator',
    permission: 'content.write',
    request: z.object({ id: id(), reason }),
    data: empty(),
    errors: ['notFound'],
    summary: 'Takes a sticker out of its pack; messages keep it',
  }),
  sortStickers: call({
    id: 'op-sticker-sort',
    method: 'POST',
    path: '/operator/v1/stickers/sort',
    auth: 'operator',
    permission: 'content.write',
    request: z.object({ pack_id: id(), ids: z.array(id()).check(z.minLength(1), z.maxLength(stickerLimits.stickers)) }),
    data: empty(),
    errors: ['notFound', 'stateChanged'],
    summary: 'Puts all stickers of a pack into an order; 4003 when somebody changed it meanwhile',
  }),
} as const
