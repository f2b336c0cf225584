// Draws the first sticker pack: `node scripts/stickers/draw.ts` writes apps/web/public/stickers. Run it after a change here and commit the pictures.
import { mkdir, writeFile } from 'node:fs/promises'
import sharp from 'sharp'
import { moods } from './moods.ts'

/** Sharp on every screen at 160 points, and small. */
const sidePx = 384
const folder = new URL('../../apps/web/public/stickers/', import.meta.url)

await mkdir(folder, { recursive: true })
for (const [name, svg] of Object.entries(moods)) {
  const picture = await sharp(Buffer.from(svg))
    .resize(sidePx, sidePx)
    .webp({ quality: 86, alphaQuality: 90, effort: 6 })
    .toBuffer()
  await writeFile(new URL(`${name}.webp`, folder), picture)
}
