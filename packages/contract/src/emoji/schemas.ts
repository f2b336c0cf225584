import * as z from 'zod/mini'
import { id, sortOrder } from '../schema.ts'

/** The text form an emoji has inside a message, such as `[smile]`: what is written there is shown as its picture. */
export const emojiName = z.string().check(z.regex(/^\[[^[\]\s]{1,20}\]$/u))

/** Most emoji the set may hold. */
export const emojiLimit = 500

/** One picture of the set (entities.md, Emoji); `image_url` is a path of the platform or a full address. */
export const emoji = z.object({ id: id(), regName: emojiName, image_url: z.string(), sort: sortOrder() })

export type Emoji = z.output<typeof emoji>
