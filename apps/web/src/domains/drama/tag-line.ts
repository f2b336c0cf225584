import type { VideoCard } from '@cliffhanger/contract/drama/schemas.ts'

/** What kind of drama it is in a line: its category and its first tags, each once. */
export const tagLine = ({ type_name, tags }: Pick<VideoCard, 'type_name' | 'tags'>, most: number): string =>
  [...new Set([type_name, ...tags])].filter(Boolean).slice(0, most).join(' · ')
