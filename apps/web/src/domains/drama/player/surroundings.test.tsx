import { expect, it } from 'vitest'
import { draw } from '../../../testing/draw.tsx'
import type { Player } from './engine/player-actions.ts'
import { createPlayerState } from './engine/player-state.ts'
import { Surroundings } from './surroundings.tsx'
import { exampleEpisode } from './testing/example-episode.ts'

const drawAround = async (dramaCover: string, episodeCover: string) => {
  const state = createPlayerState({ rate: 1, quality: 'auto' })
  state.setState({ item: { ...exampleEpisode(1), cover: episodeCover }, number: 1 })
  await draw(<Surroundings drama={{ cover: dramaCover }} player={{ state } as unknown as Player} />)
  return document.querySelector<HTMLElement>('[class*="surroundings"] > span')
}

it.each([
  ['/drama.webp', '/episode.webp', '/episode.webp'],
  ['/drama.webp', '', '/drama.webp'],
])('draws the picture of the episode, or the drama’s, around the film: %s, %s', async (drama, episode, drawn) => {
  const picture = await drawAround(drama, episode)
  expect(picture?.style.backgroundImage).toContain(drawn)
  expect(getComputedStyle(picture ?? document.body).filter).toContain('blur')
})

it('draws nothing where there is no picture', async () => {
  expect(await drawAround('', '')).toBeNull()
})
