import * as z from 'zod/mini'
import { videoCard, watchHistory } from './schemas.ts'

/** What a member gives a drama, once (V-39). */
export const rating = () => z.int().check(z.gte(1), z.lte(10))

/** A drama of one of my lists, with where I stopped in it. */
export const collectedVideo = z.extend(videoCard, { mark: z.nullable(watchHistory) })
export type CollectedVideo = z.output<typeof collectedVideo>
