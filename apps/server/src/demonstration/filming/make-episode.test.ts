import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { clientLanguages } from '@cliffhanger/i18n/languages.ts'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import { findVideoTools } from '../../domains/media/transcoding/ffmpeg.ts'
import { probe } from '../../domains/media/transcoding/probe.ts'
import { drawCovers } from './covers.ts'
import { makeEpisode } from './make-episode.ts'
import { stories } from './stories.ts'

it('films an episode of 13.5 s with sound, upright', async () => {
  const tools = await findVideoTools('')
  const [story] = stories
  if (!tools || !story) throw new Error('this test needs ffmpeg')
  const folder = await mkdtemp(join(tmpdir(), 'filming-'))
  try {
    const path = await makeEpisode(story, 0, { ffmpeg: tools.ffmpeg, folder, signal: new AbortController().signal })
    expect(await probe(tools, 'mov', path)).toMatchObject({
      picture: { width: 720, height: 1280 },
      durationMs: 13_500,
      hasSound: true,
    })
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}, 180_000)

it.each(stories.map((story) => [story.slug, story] as const))('draws both covers of %s', async (_, story) => {
  const { upright, wide } = await drawCovers(story)
  expect(await sharp(upright).metadata()).toMatchObject({ format: 'webp', width: 600, height: 900 })
  expect(await sharp(wide).metadata()).toMatchObject({ format: 'webp', width: 960, height: 540 })
})

it('tells every drama in every language, in 4 to 8 episodes', () => {
  for (const { titles, intros, tags, category, episodes } of stories) {
    for (const texts of [titles, intros, tags, category, ...episodes.map((episode) => episode.titles)]) {
      expect(Object.keys(texts).toSorted()).toEqual([...clientLanguages].toSorted())
    }
    expect(episodes.length).toBeGreaterThanOrEqual(4)
    expect(episodes.length).toBeLessThanOrEqual(8)
  }
})
