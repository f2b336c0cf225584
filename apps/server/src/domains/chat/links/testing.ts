import { randomUUID } from 'node:crypto'
import type { CallData } from '@cliffhanger/contract/call.ts'
import { chatCalls } from '@cliffhanger/contract/chat/calls.ts'
import type { LinkPreview } from '@cliffhanger/contract/chat/links.ts'
import sharp from 'sharp'
import { type PageServer, startPageServer } from '../../../testing/doubles/page-server.ts'
import type { Member } from '../../../testing/members.ts'
import { startTestServer, type TestServer } from '../../../testing/server.ts'
import { inPrivate } from '../testing.ts'

export const pageOf = (title: string, image = '/a.png'): string =>
  `<meta property="og:title" content="${title}"><meta property="og:description" content="About ${title}">
   ${image && `<meta property="og:image" content="${image}">`}`

/** Has the site show a picture of 800 by 400 pixels. */
export async function servePicture(site: PageServer): Promise<void> {
  const create = { width: 800, height: 400, channels: 3, background: '#a03' } as const
  const picture = await sharp({ create }).png().toBuffer()
  site.serve('/a.png', (_request, response) => {
    response.writeHead(200, { 'content-type': 'image/png' }).end(picture)
  })
}

/** Address of a page nobody has read yet. */
export function newPage(site: PageServer, title: string, image?: string): string {
  const path = `/${randomUUID()}`
  site.serve(path, pageOf(title, image))
  return site.at(path)
}

/** What members do with links, in the words of a test. */
export const withLinks = (server: TestServer) => {
  const tryWrite = (who: Member, peer: Member, content_text: string, local_id: string = randomUUID()) =>
    server.call(chatCalls.sendPrivateMessage, { local_id, target_id: peer.userId, content_text }, { token: who.token })
  return {
    preview: async (who: Member, url: string): Promise<LinkPreview | undefined> =>
      (await server.succeed(chatCalls.previewLink, { url }, { token: who.token })).preview,
    tryWrite,
    write: async (...sent: Parameters<typeof tryWrite>): Promise<CallData<typeof chatCalls.sendPrivateMessage>> => {
      const { code, data } = await tryWrite(...sent)
      if (code !== 200 || !data) throw new Error(`refused: ${code}`)
      return data
    },
  }
}

/** A platform that reads pages, and the one site that counts as public to it. */
export async function startWithSite() {
  const site = await startPageServer()
  const server = await startTestServer({ LINK_PREVIEWS: '1' }, { pageGuard: site.guard })
  const close = async (): Promise<void> => {
    await server.close()
    await site.close()
  }
  return { site, server, pair: inPrivate(server), links: withLinks(server), close }
}
