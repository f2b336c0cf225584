import * as z from 'zod/mini'
import { call } from '../call.ts'
import { count, text } from '../schema.ts'

/** Longest address that has a preview, and what is shown of its page, in characters (S-130). */
export const linkLimits = { url: 2048, site: 253, title: 160, description: 240 } as const

/** What a page says about itself. `site` is the host of the address, whatever the page calls itself; width and height are those of its picture in
 *  pixels, 0 where it has none, `thumb_hash` its blurred preview as base64. */
const page = {
  url: text(1, linkLimits.url),
  site: z._default(text(0, linkLimits.site), ''),
  title: z._default(text(0, linkLimits.title), ''),
  description: z._default(text(0, linkLimits.description), ''),
  width: z._default(count(), 0),
  height: z._default(count(), 0),
  thumb_hash: z._default(text(0, 64), ''),
}

/** The preview of an address that stands in the text, after the text of a message. Whoever sends one gives only `url`, or what they pass on as it is:
 *  `proof` shows that the server wrote it. `image` is the key of a stored file, '' where there is none. */
export const linkItem = z.object({
  link: z.object({ ...page, image: z._default(text(0, 300), ''), proof: z._default(text(0, 64), '') }),
})

/** The same for whoever is about to send it: `image` is an address that holds the picture itself. */
const linkPreview = z.object({ ...page, image: z.string() })
export type LinkPreview = z.output<typeof linkPreview>

export const linkCalls = {
  previewLink: call({
    id: 'link-preview',
    method: 'POST',
    path: '/api/v6/Link/preview',
    auth: 'bearer',
    rate: '60/min',
    request: z.object({ url: text(1, linkLimits.url) }),
    data: z.object({ preview: z.optional(linkPreview) }),
    errors: [],
    quiet: true,
    timeoutMs: 10_000,
    summary:
      'What a page says about itself, as the server reads it; no preview where it has nothing to show or may not be read',
  }),
} as const
