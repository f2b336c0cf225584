import type { chatCalls } from '@cliffhanger/contract/chat/calls.ts'
import type { Handler } from '../../../platform/http/handlers.ts'
import { factsOf } from './attach-link.ts'
import type { LinkPreviews } from './link-previews.ts'

/** S-130: what whoever writes an address is shown of its page before they send it. */
export const previewLink =
  (previews: LinkPreviews): Handler<typeof chatCalls.previewLink> =>
  async ({ caller }, { url }) => {
    const page = await previews.find(caller.userId, url)
    if (!page) return {}
    const image = page.image === null ? '' : `data:image/webp;base64,${page.image.toString('base64')}`
    return { preview: { ...factsOf(url, page), image } }
  }
