import sharp from 'sharp'
import { expect, it } from 'vitest'
import { studio } from '../studio.ts'

const asText = (picture: Uint8Array) => Buffer.from(picture).toString('base64')

it('draws an article whole and near, square, and the same each time', async () => {
  const [mug] = studio.goods
  if (!mug) throw new Error('there are no goods')
  const [whole, near] = await studio.drawGoods(mug)
  if (!whole || !near) throw new Error('a picture is missing')
  expect(await sharp(whole).metadata()).toMatchObject({ format: 'webp', width: 800, height: 800 })
  expect(asText(near)).not.toBe(asText(whole))
  expect((await studio.drawGoods(mug)).map(asText)).toEqual([whole, near].map(asText))
})

it('lights an article from the right, and leaves it brighter than its shade', async () => {
  const [mug] = studio.goods
  if (!mug) throw new Error('there are no goods')
  const [whole] = await studio.drawGoods(mug)
  const brightness = async (left: number) => {
    const part = await sharp(whole).extract({ left, top: 420, width: 24, height: 60 }).toBuffer()
    const { channels } = await sharp(part).stats()
    return channels.reduce((sum, { mean }) => sum + mean, 0)
  }
  // Both ends of the mug's wall, the right one short of its own darker side.
  expect(await brightness(440)).toBeGreaterThan(await brightness(200))
})

it('sets articles side by side for an event', async () => {
  const shelf = await studio.drawShelf(studio.goods.slice(0, 3), ['#3b2a5c', '#171126'])
  expect(await sharp(shelf).metadata()).toMatchObject({ format: 'webp', width: 960, height: 540 })
})
