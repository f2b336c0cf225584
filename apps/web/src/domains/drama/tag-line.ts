import type { VideoCard } from '@cliffhanger/contract/drama/schemas.ts'
import { captionOf } from './home/caption/caption.ts'

/** What kind of drama it is in a line: what its cover says first, then its other tags, its category last, each once. */
export const tagLine = (drama: Pick<VideoCard, 'type_name' | 'tags'>, most: number): string =>
  [...new Set([captionOf(drama), ...drama.tags, drama.type_name])].filter(Boolean).slice(0, most).join(' · ')
