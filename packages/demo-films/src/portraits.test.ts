import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { drawnStars } from './stars.ts'
import { stories } from './stories.ts'
import { studio } from './studio.ts'

const asText = (picture: Uint8Array) => Buffer.from(picture).toString('base64')

describe('the portrait of a star', () => {
  it('is upright, its face square, and the same each time', async () => {
    const [star = 'hannah-brooks'] = studio.stars
    const { portrait, face } = await studio.drawStar(star)
    expect(await sharp(portrait).metadata()).toMatchObject({ format: 'webp', width: 800, height: 1000 })
    expect(await sharp(face).metadata()).toMatchObject({ format: 'webp', width: 400, height: 400 })
    expect(asText((await studio.drawStar(star)).portrait)).toBe(asText(portrait))
  })

  it('shows somebody else for each of them, and no cover of a drama', async () => {
    const drawn = await Promise.all(studio.stars.map((star) => studio.drawStar(star)))
    const pictures = drawn.flatMap(({ portrait, face }) => [asText(portrait), asText(face)])
    expect(new Set(pictures).size).toBe(studio.stars.length * 2)
    const faces = Object.values(drawnStars).map(({ person: { skin, hair, eyes, glasses } }) =>
      JSON.stringify([skin, hair, eyes, glasses]),
    )
    expect(new Set(faces).size).toBe(studio.stars.length)
  })

  it('has the face of their role where they are known from one', () => {
    const roles = stories.flatMap(({ look: { cast } }) => [cast.lead.person, cast.other.person])
    for (const star of ['nguyen-thu-trang', 'hannah-brooks', 'he-jingyi', 'vo-ngoc-anh'] as const) {
      const { skin, eyes, isMan } = drawnStars[star].person
      expect(roles, star).toContainEqual(expect.objectContaining({ skin, eyes, isMan }))
    }
  })
})

it('draws both people of a drama in their costumes', async () => {
  const [drama] = studio.dramas
  if (!drama) throw new Error('there is no drama')
  const [lead, other] = await Promise.all([studio.drawRole(drama, 'lead'), studio.drawRole(drama, 'other')])
  expect(asText(lead)).not.toBe(asText(other))
  expect(await sharp(lead).metadata()).toMatchObject({ format: 'webp', width: 800, height: 1000 })
})
