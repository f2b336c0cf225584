import { drawCovers } from './filming/covers.ts'
import { makeEpisode } from './filming/make-episode.ts'
import { stories } from './filming/stories.ts'
import type { DemoDrama, DemoStudio } from './films.ts'

const storyOf = ({ slug }: DemoDrama) => {
  const story = stories.find((each) => each.slug === slug)
  if (!story) throw new Error(`the studio has no drama ${slug}`)
  return story
}

/** Draws and films the dramas of the demonstration: moving pictures of its own, with titles, spoken lines and a score. */
export const studio: DemoStudio = {
  dramas: stories,
  drawCovers: (drama) => drawCovers(storyOf(drama)),
  filmEpisode: (drama, episode, filming) => makeEpisode(storyOf(drama), episode, filming),
}
