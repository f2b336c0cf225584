import { captionEpisode } from './caption-episode.ts'
import { drawCovers } from './covers.ts'
import { fallOf } from './drawing/light.ts'
import type { DemoDrama, DemoGoods, DemoStudio } from './films.ts'
import { digitalGoods } from './goods/digital-goods.ts'
import { drawGoods, drawShelf, type GoodsLook, withArt } from './goods/draw-goods.ts'
import { demoCategories } from './goods/goods.ts'
import { shippedGoods } from './goods/shipped-goods.ts'
import { makeEpisode } from './make-episode.ts'
import { cutFace, drawPortrait } from './portraits.ts'
import { starSlugs } from './star-slugs.ts'
import { drawnStars } from './stars.ts'
import { stories } from './stories.ts'

const storyOf = ({ slug }: DemoDrama) => {
  const story = stories.find((known) => known.slug === slug)
  if (!story) throw new Error(`the studio has no drama ${slug}`)
  return story
}

const drawn = new Map<string, ReturnType<typeof drawCovers>>()

/** Drawn once: the drama shows them, and so do projects of its past. */
function coversOf(drama: DemoDrama): ReturnType<typeof drawCovers> {
  const covers =
    drawn.get(drama.slug) ??
    drawCovers(
      storyOf(drama),
      stories.findIndex(({ slug }) => slug === drama.slug),
    )
  drawn.set(drama.slug, covers)
  return covers
}

/** A poster shows the cover of its drama. */
async function lookOf({ look, drama: slug }: DemoGoods): Promise<GoodsLook> {
  const drama = stories.find((story) => story.slug === slug)
  return drama && look.shape === 'poster' ? withArt(look, (await coversOf(drama)).upright) : look
}

/** Draws and films what the demonstration shows: dramas with titles, captions and a score, its stars, and the goods of its mall. */
export const studio: DemoStudio = {
  dramas: stories,
  drawCovers: coversOf,
  drawRole(drama, role) {
    const story = storyOf(drama)
    const { person } = story.look.cast[role]
    const [seed, at] = role === 'lead' ? [0, 0] : [6, 1]
    return drawPortrait(person, story.look, seed, fallOf(stories.indexOf(story), 0, at))
  },
  stars: starSlugs,
  async drawStar(star) {
    const { person, setting } = drawnStars[star]
    const seed = starSlugs.indexOf(star)
    const portrait = await drawPortrait(person, setting, seed, fallOf(seed, 0, 0))
    return { portrait, face: await cutFace(portrait) }
  },
  captionEpisode: (drama, episode) => captionEpisode(storyOf(drama), episode),
  filmEpisode: (drama, episode, filming) => makeEpisode(storyOf(drama), episode, filming),
  categories: demoCategories,
  goods: [...shippedGoods, ...digitalGoods],
  drawGoods: async (goods) => drawGoods(await lookOf(goods)),
  drawShelf: async (goods, wall) => drawShelf(await Promise.all(goods.map(lookOf)), wall),
}
