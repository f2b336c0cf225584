import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { feelingsOf } from './beats.ts'
import { fallOf } from './drawing/light.ts'
import { seeded } from './drawing/svg.ts'
import { encode } from './encode.ts'
import { episodePalette, episodeWash } from './episode-light.ts'
import type { Filming } from './films.ts'
import { composeScore } from './score.ts'
import { filmShot, type Shot, shotSeconds } from './shots/film-shot.ts'
import { directionFor, drawShot, type ShotKind } from './shots/shot.ts'
import { drawStage, drawVignette, drawWeather, type Stage, screen } from './stage.ts'
import { stories } from './stories.ts'
import type { Story } from './story.ts'

const directions = [
  { x: 1, y: 0 },
  { x: -1, y: 0.4 },
  { x: 0.5, y: 1 },
  { x: -0.7, y: -0.6 },
] as const

type Cut = readonly [ShotKind, ShotKind, ShotKind]

/** The first episode begins with somebody who speaks: nobody who does not know a drama yet waits for them. It ends close to them, at the line
 *  that makes one go on. */
const firstCut: Cut = ['over', 'meeting', 'close']
/** Dramas that stand beside each other open differently. */
const firstCuts: readonly Cut[] = [firstCut, ['lead', 'meeting', 'close'], ['faces', 'meeting', 'close']]

/** The others take turns in how they are cut, and begin with another picture each: it is their still, so it is a face. Each shows where it is
 *  once, as a whole or around its people, and somebody close or what the drama turns on. */
const cuts: readonly Cut[] = [
  ['close', 'wide', 'other'],
  ['other', 'wide', 'close'],
  ['faces', 'meeting', 'detail'],
  ['lead', 'place', 'close'],
  ['over', 'meeting', 'other'],
  ['other', 'detail', 'wide'],
  ['faces', 'wide', 'lead'],
]

/** The shots of an episode, counted from 0; `turn` tells dramas apart. */
export const cutOf = (index: number, turn = 0): Cut =>
  (index === 0 ? firstCuts[turn % firstCuts.length] : cuts[(index - 1) % cuts.length]) ?? firstCut

const stages = new WeakMap<Story, Promise<Stage>>()

function stageOf(drama: Story): Promise<Stage> {
  const stage = stages.get(drama) ?? drawStage(drama.look, seedOf(drama.slug))
  stages.set(drama, stage)
  return stage
}

/** Films one episode (counted from 0) of 13.5 s, 720 by 1280: three shots. No letters stand in it: the client
 *  writes titles in the member's language, and what is said stands in the captions. Answers the path of the file. */
export async function makeEpisode(drama: Story, index: number, filming: Filming): Promise<string> {
  const episode = drama.episodes[index]
  if (!episode) throw new Error(`${drama.slug} has no episode ${index}`)
  const number = index + 1
  const seed = seedOf(drama.slug) + number * 17
  const [stage, vignette, weather] = await Promise.all([
    stageOf(drama),
    drawVignette(episodeWash(drama.look.palette, index, screen), drama.look.palette),
    drawWeather(drama.look, seed),
  ])
  const turn = Math.max(0, stories.indexOf(drama))
  const look = { ...drama.look, palette: episodePalette(drama.look.palette, index) }
  const felt = (who: 'lead' | 'other') => feelingsOf(episode, look.cast[who].person.mood, index)
  const [lead, other] = [felt('lead'), felt('other')]
  const shots = await Promise.all(
    cutOf(index, turn).map(async (kind, at): Promise<Shot> => {
      const direction = directions[(number + at) % directions.length] ?? directions[0]
      return {
        name: `shot-${at}`,
        ...(await drawShot(
          kind,
          look,
          stage,
          index + turn,
          { lead: lead[at] ?? 'calm', other: other[at] ?? 'calm' },
          fallOf(turn, index, at),
        )),
        weather,
        vignette,
        direction: directionFor(kind, direction),
        isLast: at === 2,
      }
    }),
  )
  await Promise.all(shots.map((shot) => filmShot(filming, shot)))
  await writeFile(
    join(filming.folder, 'score.wav'),
    await composeScore(drama.look.mood, shotSeconds * shots.length, seeded(seed)),
  )
  return joinShots(
    filming,
    shots.map(({ name }) => name),
  )
}

async function joinShots(filming: Filming, names: readonly string[]): Promise<string> {
  const { folder } = filming
  const list = join(folder, 'shots.txt')
  await writeFile(list, names.map((name) => `file '${name}.mp4'\n`).join(''))
  const path = join(folder, 'episode.mp4')
  const inputs = ['-f', 'concat', '-i', list, '-i', join(folder, 'score.wav')]
  const output = ['-c:v', 'copy', '-c:a', 'aac', '-b:a', '128k', '-shortest', '-movflags', '+faststart', path]
  await encode(filming, [...inputs, ...output])
  return path
}

const seedOf = (code: string) => [...code].reduce((sum, letter) => sum * 31 + (letter.codePointAt(0) ?? 0), 7) % 100_000
