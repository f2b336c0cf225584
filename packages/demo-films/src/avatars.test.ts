import { shippedAvatars } from '@cliffhanger/contract/account/avatars.ts'
import { expect, it } from 'vitest'
import { drawAvatars } from './avatars.ts'

/** Where the server has them. */
const shipped = (path: string) => `../../../apps/server/assets/avatars/${path.split('/').at(-1)}`

it('draws the pictures that are shipped, each as the file the server has', async () => {
  const drawn = drawAvatars()
  expect(drawn).toHaveLength(shippedAvatars.length)
  expect(new Set(drawn).size).toBe(drawn.length)
  for (const [at, path] of shippedAvatars.entries()) await expect(drawn[at]).toMatchFileSnapshot(shipped(path))
})
