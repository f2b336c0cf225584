import { createHash } from 'node:crypto'
import { uploadsCalls } from '@cliffhanger/contract/uploads/calls.ts'
import { uploadKey } from '@cliffhanger/rules/uploads/object-key.ts'
import sharp from 'sharp'
import type { Person, World } from '../world.ts'

const width = 360
const height = 480

const line = (top: number, length: number) =>
  `<rect x="48" y="${top}" width="${length}" height="14" rx="7" fill="#c9ced8"/>`

/** What people photograph for operators: a receipt, or a card; `shade` tells one from another. */
function draw(shade: number): Promise<Buffer> {
  const hue = (shade * 47) % 360
  const lines = [150, 186, 222, 294, 330].map((top, index) => line(top, 264 - ((shade + index * 53) % 120)))
  const picture = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="hsl(${hue} 28% 84%)"/><rect x="24" y="24" width="312" height="432" rx="18" fill="#fff"/><circle cx="76" cy="88" r="28" fill="hsl(${hue} 55% 52%)"/>${lines.join('')}</svg>`
  return sharp(Buffer.from(picture)).webp().toBuffer()
}

/** Uploads a private picture as a client does; answers its key. */
export async function uploadPicture({ simulation }: World, owner: Person, shade: number): Promise<string> {
  const { context, call } = simulation
  const bytes = await draw(shade)
  const file_hash = createHash('sha256').update(bytes).digest('hex')
  const key = uploadKey(
    { kind: 'chat', userId: owner.id },
    'picture.webp',
    createHash('sha256').update(`${owner.name}/${shade}`).digest().subarray(0, 16),
    context.clock(),
  )
  await context.storage.put(key, bytes, { contentType: 'image/webp' })
  const { url } = await call(owner, uploadsCalls.saveUpload, {
    url: key,
    file_name: 'picture.webp',
    file_size: bytes.byteLength,
    file_hash,
    file_total: 1,
    upload_type: 'chat',
    content_type: 'image/webp',
    resource_type: 'image',
    width,
    height,
  })
  return url
}
