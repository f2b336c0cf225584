import * as z from 'zod/mini'
import { language } from '../account/schemas.ts'
import { flag } from '../schema.ts'

/** The one file beside the master playlist that a player reads: `new URL(captionsFileName, play_url)`, under the same ticket. */
export const captionsFileName = 'captions.json'

/** What can be read and chosen beside the picture. Every `url` is relative to the address of the file it stands in. */
export const captionsFile = z.object({
  /** None: an empty list, never a missing file. Plain WebVTT, ready for `<track>`. */
  captions: z.array(z.object({ language: language, url: z.string() })),
  /** Every quality the episode has, lightest first. `name` is also the NAME of its stream in the master playlist (`Level.name` in hls.js).
   *  Where `is_open` is 0 the master of this ticket leaves it out: it is for SVIP. */
  qualities: z.array(z.object({ name: z.string(), is_open: flag() })),
  /** A WebVTT track whose cues name a part of one picture by `#xywh=`: what to show while a place is looked for. Absent while there is
   *  none, and for previews. Ours, no document has it. */
  stills: z.optional(z.string()),
})

export type CaptionsFile = z.output<typeof captionsFile>
