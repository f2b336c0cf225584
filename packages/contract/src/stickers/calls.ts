import * as z from 'zod/mini'
import { call } from '../call.ts'
import { empty } from '../schema.ts'
import { stickerPack } from './schemas.ts'

export const stickerCalls = {
  listStickers: call({
    id: 'sticker-list',
    method: 'GET',
    path: '/api/v6/Sticker/list',
    auth: 'bearer',
    rate: '60/min',
    request: empty(),
    data: z.object({ list: z.array(stickerPack), version: z.string() }),
    errors: [],
    quiet: true,
    timeoutMs: 60_000,
    summary: 'The published sticker packs in their order; the version changes with any of them',
  }),
} as const
