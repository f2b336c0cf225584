import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { clientLanguages } from '@cliffhanger/i18n/languages.ts'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import { drawCovers } from './covers.ts'
import type { RunFfmpeg } from './films.ts'
import { makeEpisode } from './make-episode.ts'
import { stories } from './stories.ts'

const run = promisify(execFile)

/** The ffmpeg of the machine; a failed run rejects. */
const runFfmpeg: RunFfmpeg = async (args, { timeoutMs, signal }) => {
  const { stderr } = await run('ffmpeg', args, { timeout: timeoutMs, signal })
  return { exitCode: 0, complaint: stderr }
}

/** The part of ffprobe's report that is looked at. */
interface Report {
  readonly streams: readonly { readonly codec_type: string; readonly width?: number; readonly height?: number }[]
  readonly format: { readonly duration: string }
}

async function probe(path: string) {
  const { stdout } = await run('ffprobe', ['-v', 'error', '-show_format', '-show_streams', '-of', 'json', path])
  const { streams, format }: Report = JSON.parse(stdout)
  return {
    picture: streams.find(({ codec_type }) => codec_type === 'video'),
    durationMs: Math.round(Number(format.duration) * 1000),
    hasSound: streams.some(({ codec_type }) => codec_type === 'audio'),
  }
}

it('films an episode of 13.5 s with sound, upright', async () => {
  const [story] = stories
  if (!story) throw new Error('there is no story')
  const folder = await mkdtemp(join(tmpdir(), 'filming-'))
  try {
    const path = await makeEpisode(story, 0, { runFfmpeg, folder, signal: new AbortController().signal })
    expect(await probe(path)).toMatchObject({
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
