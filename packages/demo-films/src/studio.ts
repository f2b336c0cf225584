import { drawCovers } from './covers.ts'
import type { DemoDrama, DemoStudio } from './films.ts'
import { makeEpisode } from './make-episode.ts'
import { stories } from './stories.ts'

const storyOf = ({ slug }: DemoDrama) => {
  const story = stories.find((known) => known.slug === slug)
  if (!story) throw new Error(`the studio has no drama ${slug}`)
  return story
}

/** Draws and films the dramas of the demonstration: moving pictures of its own, with titles, spoken lines and a score. */
export const studio: DemoStudio = {
  dramas: stories,
  drawCovers: (drama) => drawCovers(storyOf(drama)),
  filmEpisode: (drama, episode, filming) => makeEpisode(storyOf(drama), episode, filming),
}
