import * as z from 'zod/mini'
import { call } from '../call.ts'
import { reason } from '../operators/schemas.ts'
import { empty, id, text } from '../schema.ts'
import { emojiLimit, emojiName } from './schemas.ts'

const setEmoji = z.object({ id: id(), reg_name: emojiName, image: z.string() })

/** The emoji set. Every change has every device load the set again. */
export const emojiOperatorCalls = {
  listEmojiSet: call({
    id: 'op-emoji',
    method: 'GET',
    path: '/operator/v1/emoji',
    auth: 'operator',
    permission: 'content.read',
    request: empty(),
    data: z.object({ list: z.array(setEmoji) }),
    errors: [],
    summary: 'The emoji set in its order',
  }),
  addEmoji: call({
    id: 'op-emoji-add',
    method: 'POST',
    path: '/operator/v1/emoji/add',
    auth: 'operator',
    permission: 'content.write',
    idempotency: 'key',
    request: z.object({ reg_name: emojiName, image_key: text(1, 300) }),
    data: z.object({ id: id() }),
    errors: ['nameUsed', 'fileNotUploaded'],
    summary: 'Adds an emoji behind all others; 4000 where the set is full',
  }),
  editEmoji: call({
    id: 'op-emoji-edit',
    method: 'POST',
    path: '/operator/v1/emoji/edit',
    auth: 'operator',
    permission: 'content.write',
    request: z.object({
      id: id(),
      reg_name: emojiName,
      /** Left out, the picture stays. */
      image_key: z.optional(text(1, 300)),
    }),
    data: empty(),
    errors: ['notFound', 'nameUsed', 'fileNotUploaded'],
    summary: 'Changes the name of an emoji or its picture',
  }),
  removeEmoji: call({
    id: 'op-emoji-remove',
    method: 'POST',
    path: '/operator/v1/emoji/remove',
    auth: 'operator',
    permission: 'content.write',
    request: z.object({ id: id(), reason }),
    data: empty(),
    errors: ['notFound'],
    summary: 'Takes an emoji out of the set',
  }),
  sortEmoji: call({
    id: 'op-emoji-sort',
    method: 'POST',
    path: '/operator/v1/emoji/sort',
    auth: 'operator',
    permission: 'content.write',
    request: z.object({ ids: z.array(id()).check(z.minLength(1), z.maxLength(emojiLimit)) }),
    data: empty(),
    errors: ['stateChanged'],
    summary: 'Puts the whole set into an order; 4003 when somebody changed it meanwhile',
  }),
} as const
