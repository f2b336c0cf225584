import * as z from 'zod/mini'
import { call } from '../call.ts'
import { emoji } from './schemas.ts'

export const emojiCalls = {
  listEmoji: call({
    id: 'emoji-list',
    method: 'GET',
    path: '/api/v6/Emoji/list',
    auth: 'bearer',
    rate: '60/min',
    request: z.object({ emoji_type: z.literal('emoji') }),
    data: z.object({ list: z.array(emoji), version: z.string() }),
    errors: [],
    quiet: true,
    timeoutMs: 60_000,
    summary: 'The emoji set in its order; the version changes with the set',
  }),
} as const
