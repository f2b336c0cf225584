import * as z from 'zod/mini'
import { count, text } from '../schema.ts'

/** Key of a stored file, as Upload/saveUploadInfo answers it. */
const key = () => text(1, 300)
const size = () => z._default(count(), 0)

/** What pictures and videos share. `thumb_hash` is a blurred preview of about 25 bytes as base64, drawn until the thumbnail
 *  is there; width and height are in pixels, 0 where they are not known. */
const picture = {
  url: key(),
  thumb_url: z._default(text(0, 300), ''),
  name: z._default(text(0, 255), ''),
  width: size(),
  height: size(),
  file_size: size(),
  thumb_hash: z.optional(text(0, 64)),
}

/** Longest and shortest voice message in seconds (V-20). */
export const voiceMinSeconds = 1
export const voiceMaxSeconds = 60

/** The wave of a voice message: at most as many bars, from the left, and how high one may be (S-126). */
export const waveBarsMax = 64
export const waveTop = 31

/** Media items of a message in a mixed one (V-38). */
export const mediaItemsMax = 9

/** Longest film that plays over and over without sound, in whole seconds (S-151). */
export const loopMaxSeconds = 30

/** One media item of a content_text, after the text item (entities.md "Message"). Durations are in seconds. */
export const imageItem = z.object({ image: z.object(picture) })
export const videoItem = z.object({
  video: z.object({
    ...picture,
    duration: z._default(z.number().check(z.nonnegative(), z.lte(86_400)), 0),
    /** It plays by itself, over and over and without sound (S-151). */
    loop: z.optional(z.literal(1)),
  }),
})
export const audioItem = z.object({
  audio: z.object({
    url: key(),
    duration: z.number().check(z.gte(voiceMinSeconds), z.lte(voiceMaxSeconds)),
    waveform: z.optional(
      z.array(z.int().check(z.gte(0), z.lte(waveTop))).check(z.minLength(1), z.maxLength(waveBarsMax)),
    ),
  }),
})

/** A file of any kind: alone in a mixed message, so that older clients show that something is there (S-128). */
export const fileItem = z.object({ file: z.object({ url: key(), name: text(1, 255), file_size: size() }) })
