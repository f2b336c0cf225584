import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { canvas, seeded } from './drawing/svg.ts'
import { weatherSize } from './drawing/weather.ts'
import type { Filming } from './films.ts'
import { composeScore } from './score.ts'
import { drawShot, type ShotKind } from './shot.ts'
import { drawStage, drawVignette, drawWeather, type Plane, type Stage, screen, type WeatherPlane } from './stage.ts'
import type { Story } from './story.ts'
import { drawEnding, drawLine, drawTitle, type Words } from './words.ts'

const frameRate = 24
const shotSeconds = 4.5
/** How far the camera travels before a plane of depth 1, in pixels. */
const travel = { x: 200, y: 110 }
const timeoutMs = 300_000

const directions = [
  { x: 1, y: 0 },
  { x: -1, y: 0.4 },
  { x: 0.5, y: 1 },
  { x: -0.7, y: -0.6 },
] as const

/** Episodes take turns in how they are cut. */
const cuts: readonly (readonly [ShotKind, ShotKind, ShotKind])[] = [
  ['wide', 'lead', 'faces'],
  ['wide', 'meeting', 'other'],
  ['wide', 'faces', 'lead'],
  ['wide', 'other', 'meeting'],
]

const stages = new WeakMap<Story, Promise<Stage>>()

function stageOf(drama: Story): Promise<Stage> {
  const stage = stages.get(drama) ?? drawStage(drama.look, seedOf(drama.slug))
  stages.set(drama, stage)
  return stage
}

/** Films one episode (counted from 0) of 13.5 s, 720 by 1280: a wide shot under the title, then two nearer ones, each with a line.
 *  Answers the path of the file. */
export async function makeEpisode(drama: Story, index: number, filming: Filming): Promise<string> {
  const episode = drama.episodes[index]
  if (!episode) throw new Error(`${drama.slug} has no episode ${index}`)
  const number = index + 1
  const seed = seedOf(drama.slug) + number * 17
  const [stage, vignette, weather] = await Promise.all([stageOf(drama), drawVignette(), drawWeather(drama.look, seed)])
  const kinds = cuts[index % cuts.length] ?? cuts[0] ?? []
  const isLast = number === drama.episodes.length
  const shots = await Promise.all(
    kinds.map(async (kind, at): Promise<Shot> => {
      const words: TimedWords[] = [
        {
          ...(await drawLine(episode.lines[at] ?? '', drama.look)),
          fromS: at === 0 ? 1.9 : 0.7,
          toS: shotSeconds - 0.4,
        },
      ]
      if (at === 0) words.push({ ...(await drawTitle(drama.look, number, episode.titles.en)), fromS: 0.3, toS: 3.6 })
      if (at === 2)
        words.push({
          ...(await drawEnding(isLast ? 'THE END' : 'TO BE CONTINUED', drama.look)),
          fromS: 3.1,
          toS: shotSeconds,
        })
      const direction = directions[(number + at) % directions.length] ?? directions[0]
      return {
        name: `shot-${at}`,
        planes: await drawShot(kind, drama.look, stage, index),
        weather,
        vignette,
        words,
        direction,
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

interface TimedWords extends Words {
  readonly fromS: number
  readonly toS: number
}

interface Shot {
  readonly name: string
  readonly planes: readonly Plane[]
  readonly weather: WeatherPlane
  readonly vignette: Buffer
  readonly words: readonly TimedWords[]
  readonly direction: { readonly x: number; readonly y: number }
  readonly isLast: boolean
}

/** Every picture is read once and repeated in memory; the camera's way is an expression of the time. */
async function filmShot(filming: Filming, shot: Shot): Promise<void> {
  const pictures: Buffer[] = []
  const filters: string[] = []
  const still = (png: Buffer, format: string) => {
    const index = pictures.push(png) - 1
    filters.push(`[${index}:v]format=${format},loop=-1:1:0,setpts=N/(${frameRate}*TB)[p${index}]`)
    return `[p${index}]`
  }
  let picture = ''
  const lay = (png: Buffer, x: string, y: string, before = '') => {
    const over = still(png, 'yuva420p')
    const next = `[o${filters.length}]`
    if (before) filters.push(`${over}${before}[w${filters.length}]`)
    const source = before ? `[w${filters.length - 1}]` : over
    filters.push(`${picture}${source}overlay=x='${x}':y='${y}':format=yuv420${next}`)
    picture = next
  }

  const [base, ...planes] = shot.planes
  if (!base) throw new Error('a shot needs a picture')
  const start = still(base.png, 'yuv420p')
  const shift = (plane: Plane) => ({
    x: wayOf(plane.depth * travel.x * shot.direction.x),
    y: wayOf(plane.depth * travel.y * shot.direction.y),
  })
  const margin = { x: (canvas.width - screen.width) / 2, y: (canvas.height - screen.height) / 2 }
  filters.push(
    `${start}crop=${screen.width}:${screen.height}:'${margin.x}-(${shift(base).x})':'${margin.y}-(${shift(base).y})'[base]`,
  )
  picture = '[base]'
  for (const plane of planes)
    lay(plane.png, `${plane.left - margin.x}+${shift(plane).x}`, `${plane.top - margin.y}+${shift(plane).y}`)
  const { png, fall, sway } = shot.weather
  lay(
    png,
    `-40+${sway}*sin(1.1*t)`,
    fall >= 0
      ? `-${weatherSize.period}+mod(${fall}*t,${weatherSize.period})`
      : `-mod(${-fall}*t,${weatherSize.period})`,
  )
  lay(shot.vignette, '0', '0')
  for (const { png: words, top, fromS, toS } of shot.words) {
    lay(words, '0', String(top), `fade=in:st=${fromS}:d=0.45:alpha=1,fade=out:st=${toS - 0.4}:d=0.4:alpha=1`)
  }
  if (shot.isLast) {
    filters.push(`${picture}fade=out:st=${shotSeconds - 0.5}:d=0.5[end]`)
    picture = '[end]'
  }
  const files = await Promise.all(
    pictures.map(async (bytes, at) => {
      const path = join(filming.folder, `${shot.name}-${at}.png`)
      await writeFile(path, bytes)
      return path
    }),
  )
  const inputs = files.flatMap((path) => ['-framerate', String(frameRate), '-f', 'image2', '-i', path])
  const output = [
    '-map',
    picture,
    '-t',
    String(shotSeconds),
    '-r',
    String(frameRate),
    '-c:v',
    'libx264',
    '-preset',
    'ultrafast',
    '-crf',
    '20',
    '-pix_fmt',
    'yuv420p',
  ]
  await film(filming, [
    '-filter_complex_threads',
    '1',
    ...inputs,
    '-filter_complex',
    filters.join(';'),
    ...output,
    join(filming.folder, `${shot.name}.mp4`),
  ])
}

/** From minus half the way to plus half of it over the shot. */
const wayOf = (pixels: number) => `${pixels.toFixed(1)}*(t/${shotSeconds}-0.5)`

async function joinShots(filming: Filming, names: readonly string[]): Promise<string> {
  const { folder } = filming
  const list = join(folder, 'shots.txt')
  await writeFile(list, names.map((name) => `file '${name}.mp4'\n`).join(''))
  const path = join(folder, 'episode.mp4')
  const inputs = ['-f', 'concat', '-i', list, '-i', join(folder, 'score.wav')]
  const output = ['-c:v', 'copy', '-c:a', 'aac', '-b:a', '128k', '-shortest', '-movflags', '+faststart', path]
  await film(filming, [...inputs, ...output])
  return path
}

async function film({ runFfmpeg, signal }: Filming, args: readonly string[]): Promise<void> {
  const always = ['-nostdin', '-hide_banner', '-loglevel', 'error', '-y']
  const { exitCode, complaint } = await runFfmpeg([...always, ...args], { timeoutMs, signal })
  if (exitCode !== 0) throw new Error(`a demonstration film failed: ${complaint}`)
}

const seedOf = (code: string) => [...code].reduce((sum, letter) => sum * 31 + (letter.codePointAt(0) ?? 0), 7) % 100_000
