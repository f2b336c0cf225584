import { accountCalls } from '@cliffhanger/contract/account/calls.ts'
import sharp from 'sharp'
import { stars } from './history/star-posts.ts'
import { once, personOf, type StarMaker, upload } from './star-maker.ts'

/** Gives stars of the past the face of their portrait as their own picture, as a member does who uploads one. */
export async function makeStarFaces(maker: StarMaker): Promise<void> {
  for (const { name, slug } of stars)
    await once(maker, `star face/${slug}`, async () => {
      const star = await personOf(maker, name)
      if (!star) return
      const { face } = await maker.studio.drawStar(slug)
      const { width, height } = await sharp(face).metadata()
      const type = { content_type: 'image/webp', resource_type: 'image' } as const
      const avatar_url = await upload(maker, star, face, {
        ...type,
        kind: 'avatar',
        name: `${slug}.webp`,
        width,
        height,
      })
      await maker.call(star, accountCalls.editProfile, { avatar_url })
    })
}
