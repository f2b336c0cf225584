import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { dramaText } from '@cliffhanger/contract/drama/operator-schemas.ts'
import { clientLanguages } from '@cliffhanger/i18n/languages.ts'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import { captionEpisode } from './caption-episode.ts'
import { drawCovers } from './covers.ts'
import type { RunFfmpeg } from './films.ts'
import { cutOf, makeEpisode } from './make-episode.ts'
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

it('opens the first episode of a drama on somebody who speaks and ends it close to them, and cuts neighbours differently', () => {
  expect(cutOf(0)).toEqual(['over', 'meeting', 'close'])
  for (let index = 0; index < 8; index += 1) {
    expect(cutOf(index)).not.toEqual(cutOf(index + 1))
    expect(new Set(cutOf(index)).size).toBe(3)
  }
})

it('shows in every episode where it is, as a whole or around its people, and one of them close or what it is about', () => {
  for (let index = 0; index < 24; index += 1) {
    const shots = cutOf(index)
    expect(shots.filter((kind) => ['place', 'meeting', 'wide'].includes(kind))).toHaveLength(1)
    expect(shots.some((kind) => ['faces', 'over', 'close', 'detail'].includes(kind))).toBe(true)
  }
})

it.each(stories.map((story, turn) => [story.slug, story, turn] as const))(
  'draws both covers of %s',
  async (_, story, turn) => {
    const { upright, wide } = await drawCovers(story, turn)
    expect(await sharp(upright).metadata()).toMatchObject({ format: 'webp', width: 600, height: 900 })
    expect(await sharp(wide).metadata()).toMatchObject({ format: 'webp', width: 1280, height: 720 })
    // White letters stand out from its foot.
    const foot = await sharp(upright).extract({ left: 0, top: 660, width: 600, height: 240 }).png().toBuffer()
    for (const { mean } of (await sharp(foot).stats()).channels.slice(0, 3)) expect(mean).toBeLessThan(72)
  },
)

it('draws the same cover each time, and another for each drama', async () => {
  const covers = await Promise.all(stories.map(async (story) => Buffer.from((await drawCovers(story, 1)).upright)))
  expect(new Set(covers.map((cover) => cover.toString('base64'))).size).toBe(stories.length)
  for (const [at, story] of stories.slice(0, 2).entries())
    expect(Buffer.from((await drawCovers(story, 1)).upright).equals(covers[at] ?? Buffer.alloc(0))).toBe(true)
})

it('tells at least twenty dramas in every language, of 8 to 24 episodes of which the first are there', () => {
  expect(stories.length).toBeGreaterThanOrEqual(20)
  expect(new Set(stories.map(({ slug }) => slug)).size).toBe(stories.length)
  for (const { titles, intros, tags, category, episodes, planned } of stories) {
    for (const texts of [titles, intros, tags, category, ...episodes.map((episode) => episode.titles)]) {
      expect(Object.keys(texts).toSorted()).toEqual([...clientLanguages].toSorted())
    }
    expect(episodes.length).toBeGreaterThanOrEqual(2)
    expect(episodes.length).toBeLessThanOrEqual(8)
    const whole = planned ?? episodes.length
    expect(whole).toBeGreaterThanOrEqual(8)
    expect(whole).toBeLessThanOrEqual(24)
  }
  expect(
    stories.some(({ planned }) => planned === undefined),
    'one of them is complete',
  ).toBe(true)
})

it('tells them in texts that the form of a drama takes: what does not fit no list of operators could show', () => {
  for (const { titles, intros, tags } of stories)
    for (const language of clientLanguages) {
      const form = { title: titles[language], intro: intros[language], tags: tags[language] }
      expect(dramaText.safeParse(form).error?.issues, `${language}: ${form.title}`).toBeUndefined()
    }
})

it('says each line of every episode in every language, within its shot and the same each time', () => {
  for (const story of stories)
    for (const [index, { lines }] of story.episodes.entries()) {
      const captions = captionEpisode(story, index)
      expect(captions).toEqual(captionEpisode(story, index))
      for (const language of clientLanguages) {
        const cues = captions[language].trimEnd().split('\n\n').slice(1)
        expect(cues.map((cue) => cue.split('\n')[1])).toEqual(lines.map((line) => line[language]))
        expect(new Set(lines.map((line) => line[language])).size).toBe(3)
        expect(cues.map((cue) => cue.split('\n')[0])).toEqual([
          '00:00:00.400 --> 00:00:04.100',
          '00:00:05.200 --> 00:00:08.600',
          '00:00:09.700 --> 00:00:13.100',
        ])
      }
    }
})

it.each(stories.map((story) => [story.slug, story] as const))(
  'shows two different people in %s',
  (_, { look: { cast } }) => {
    expect(cast.lead.person).not.toEqual(cast.other.person)
  },
)
