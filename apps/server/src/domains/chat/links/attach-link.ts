import { createHmac, timingSafeEqual } from 'node:crypto'
import { linkLimits } from '@cliffhanger/contract/chat/links.ts'
import type { Content } from '@cliffhanger/rules/chat/content.ts'
import { type Link, lineOfPage, provenWords, withLink } from '@cliffhanger/rules/chat/links.ts'
import type { ServerContext } from '../../../context.ts'
import type { ChatNeeds } from '../needs.ts'
import type { FoundPage } from '../queries/link-pages.ts'
import type { LinkPreviews } from './link-previews.ts'

/** How long a message waits for its preview, where its sender was quicker than the page. */
const waitMs = 2500

const keyName = 'link-preview'

/** What attaching previews works with. */
export interface LinkTools {
  readonly previews: LinkPreviews
  readonly secrets: Pick<ServerContext['secrets'], 'secret' | 'earlier'>
  readonly domains: Pick<ChatNeeds, 'uploads'>
}

/** A text or a caption whose preview is asked for or passed on. */
interface Linked {
  readonly content: Content
  readonly link: Link
}

/** What is shown of a page besides its picture. */
export const factsOf = (address: string, { title, description, width, height, thumb_hash }: FoundPage) => {
  const site = lineOfPage((URL.parse(address)?.hostname ?? '').replace(/^www\./, ''), linkLimits.site)
  return { url: address, site, title: title || site, description, width, height, thumb_hash }
}

/** The content as it is stored: with what this server read at the address somebody wants a preview of, or wrote for a message that is passed on;
 *  without a preview where there is none. What else a device says of a page is ignored. */
export async function withPreview(
  tools: LinkTools,
  userId: number,
  { content, link }: Linked,
  maySend: (keys: readonly string[]) => Promise<boolean>,
): Promise<Content> {
  const { link: _asked, ...plain } = content
  const whole = isProven(tools, link) ? await passedOn(tools, link, maySend) : await readLink(tools, userId, link.url)
  if (!whole) return plain
  return {
    ...plain,
    contentText: withLink(plain.contentText, whole),
    fileKeys: [...plain.fileKeys, whole.image].filter((key) => key !== ''),
  }
}

/** What this server reads at an address that has come into a text; undefined where it has nothing to show. */
export async function readLink(tools: LinkTools, userId: number, address: string): Promise<Link | undefined> {
  const page = await tools.previews.find(userId, address, waitMs)
  return page && proven(tools, { ...factsOf(address, page), image: await keyOf(tools, userId, page) })
}

/** One key per page and member as long as the page is known: two devices that send the same message at once say the same. */
const keyOf = async ({ domains }: LinkTools, userId: number, page: FoundPage): Promise<string> => {
  const { image, width, height, url, read_ms } = page
  return image === null
    ? ''
    : domains.uploads.storePicture(userId, { bytes: image, width, height, name: `${read_ms} ${url}` })
}

/** A preview as it was, without its picture where whoever passes it on may not see that any more. */
const passedOn = async (
  tools: LinkTools,
  link: Link,
  maySend: (keys: readonly string[]) => Promise<boolean>,
): Promise<Link> =>
  link.image === '' || (await maySend([link.image]))
    ? link
    : proven(tools, { ...link, image: '', width: 0, height: 0, thumb_hash: '' })

const proofBy = (key: Buffer, link: Link): Buffer => createHmac('sha256', key).update(provenWords(link)).digest()

function proven({ secrets }: Pick<LinkTools, 'secrets'>, facts: Omit<Link, 'proof'>): Link {
  const link = { ...facts, proof: '' }
  return { ...link, proof: proofBy(secrets.secret(keyName), link).toString('base64url') }
}

/** Whether this platform wrote the preview, whenever that was. */
function isProven({ secrets }: Pick<LinkTools, 'secrets'>, link: Link): boolean {
  const given = Buffer.from(link.proof, 'base64url')
  return [secrets.secret(keyName), ...secrets.earlier(keyName)].some((key) => {
    const proof = proofBy(key, link)
    return given.length === proof.length && timingSafeEqual(given, proof)
  })
}
