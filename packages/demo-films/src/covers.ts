import sharp from 'sharp'
import { bloomed } from './bloom.ts'
import { fromBehind } from './drawing/from-behind.ts'
import { portraitLight } from './drawing/light.ts'
import type { Fall } from './drawing/person.ts'
import { placed } from './drawing/portrait.ts'
import { clip, glow, group, linear, seeded, svgDocument } from './drawing/svg.ts'
import { weather } from './drawing/weather.ts'
import { airOf, darkEdges, darkTone, edgesOnly, forTitle, graded, haze } from './grading.ts'
import type { Palette } from './look.ts'
import { outOfFocus } from './out-of-focus.ts'
import { lightingOn, portraitOf } from './players.ts'
import { inItsColours } from './poster/colour-script.ts'
import { uprightStaging } from './poster/posters.ts'
import { drawProps } from './poster/props.ts'
import { relit } from './poster/relit.ts'
import { drawDoor, drawFigures, drawGhost, drawThing } from './poster/scene.ts'
import type { Player, Staging, View } from './staging.ts'
import type { Look, Story } from './story.ts'
import { wideStaging } from './wide-staging.ts'

export interface Covers {
  readonly upright: Uint8Array
  readonly wide: Uint8Array
}

const webp = { quality: 82, effort: 4 } as const

/** The upright cover of 600 by 900 and the wide one of 1280 by 720, as WebP. Without lettering: the client writes title and counts beside and
 *  over them, in the language of whoever looks. `turn` is the drama's place among the others: neighbours are staged differently. */
export async function drawCovers({ slug, look }: Story, turn: number): Promise<Covers> {
  const seed = slug.length * 13
  const backdrop = look.backdrop(look.palette, seeded(seed))
  const place = backdrop.layers.map(({ body }) => body).join('')
  const [upright, wide] = await Promise.all([
    drawUpright(place, look, seed, uprightStaging(slug)),
    drawWide(place, look, seed, wideStaging(slug, turn)),
  ])
  return { upright, wide }
}

interface Size {
  readonly width: number
  readonly height: number
}

/** People of a wide cover are in its right part. */
const areaOf = ({ width, height }: Size) =>
  width > height ? { left: width * 0.44, width: width * 0.56, height } : { width, height }

/** What of a place a picture shows; below it the ground goes on. */
const seenFrom = ({ x, y, scale }: View, place: string, { near }: Palette): string =>
  `<rect width="100%" height="100%" fill="${near}"/>${group(`transform="scale(${scale}) translate(${-x},${-y})"`, place)}`

/** Each before the haze that hides a little of those behind. */
async function play(look: Look, players: readonly Player[], air: number, size: Size, fine = 1): Promise<string> {
  const drawn = players.map(async (player, index) => {
    const person = portraitOf(look, player)
    const { isAfar, at } = player
    const seen = isAfar
      ? group('opacity=".94"', await outOfFocus(person, size))
      : await relit(person, areaOf(size), look.palette, lightingOn(player), fine)
    const light = glow(at.x + at.width * 0.24, at.y - at.width * 0.3, at.width * 1.5, look.palette.light, 0.3)
    return light + seen + (index === players.length - 1 ? '' : haze(look.palette, isAfar ? air * 2.2 : air))
  })
  return (await Promise.all(drawn)).join('')
}

const upright = { width: 600, height: 900 } as const

/** The people before their place, darker towards the foot. */
async function drawUpright(place: string, look: Look, seed: number, staging: Staging): Promise<Buffer> {
  const { palette } = look
  const {
    players: cast,
    shoulder,
    view,
    fall,
    isSplit,
    isLitBetween,
    ghost,
    figures = [],
    thing,
    door,
    props,
  } = staging
  const players = litFrom(fall, cast)
  const seen = seenFrom(view, place, palette)
  const [passing, near, people, above, small] = await Promise.all([
    outOfFocus(group('transform="scale(1.25)"', falling(look, seed + 7)), upright),
    outOfFocus((shoulder ? overShoulder(look, shoulder) : '') + drawProps(props ?? [], palette, seed), upright, 2),
    isSplit ? split(look, players) : play(look, players, 0.16, upright),
    ghost ? drawGhost(look, seen, { fall, ...ghost }, upright) : '',
    figures.length > 0 ? drawFigures(look, figures, upright) : '',
  ])
  const scene = [
    seen,
    airOf(palette, upright, 0.4),
    isLitBetween ? glow(300, 330, 360, palette.light, 0.8) : '',
    above,
    door ? drawDoor(look, door) : '',
    group('transform="scale(.75)"', falling(look, seed)),
    small,
    people,
    thing ? drawThing(look, thing) : '',
    near,
    edgesOnly(passing, upright.width, upright.height),
    graded(palette, upright.width, upright.height),
    forTitle(palette, upright),
    darkEdges(upright.width, upright.height, 0.36),
  ]
  return render(scene.join(''), upright, look.palette, seed)
}

const litFrom = (fall: Fall, players: readonly Player[]): readonly Player[] =>
  players.map((player) => ({ fall, ...player }))

/** Side by side, each before a light of their own, with a bright cut between them. */
async function split(look: Look, [left, right]: readonly Player[]): Promise<string> {
  const { light, accent, sky } = look.palette
  const parts = [
    { player: left, shape: 'M0 0 L348 0 L256 900 L0 900 Z', color: light, x: 60 },
    { player: right, shape: 'M356 0 L600 0 L600 900 L264 900 Z', color: accent, x: 540 },
  ].map(async ({ player, shape, color, x }) => {
    const inside = clip(shape)
    const wall = `<rect width="600" height="900" fill="${sky[0]}" opacity=".24"/>${glow(x, 240, 420, color, 0.6)}`
    return inside.defs + group(`clip-path="${inside.url}"`, wall, player ? await play(look, [player], 0, upright) : '')
  })
  const cut = `<path d="M353 -10 L259 910" stroke="${light}" stroke-width="7"/><path d="M353 -10 L259 910" stroke="${light}" stroke-width="26" opacity=".22"/>`
  return (await Promise.all(parts)).join('') + cut
}

/** Somebody close to the camera, against the light. */
const overShoulder = (look: Look, { who, at }: NonNullable<Staging['shoulder']>): string =>
  placed(fromBehind(look.cast[who].person, portraitLight(look.palette)), at)

/** What the wide one is laid out in. */
const wide = { width: 960, height: 540 } as const

/** Points per inch of a drawing as large as it was laid out, and of one that fills a phone's width without being enlarged. */
const [laidOut, fine] = [72, 96]

/** Two people at the right in a place that opens to the left, where words stand. */
async function drawWide(place: string, look: Look, seed: number, { players, view, fall }: Staging): Promise<Buffer> {
  const people = await play(look, litFrom(fall, players), 0.12, wide, 4 / 3)
  const tone = darkTone(look.palette.sky[0])
  const side = linear(
    [
      [0, tone, 0.4],
      [0.34, tone, 0.2],
      [0.56, tone, 0],
    ],
    { x: 1, y: 0 },
  )
  const scene = [
    seenFrom(view, place, look.palette),
    airOf(look.palette, wide, 0.2),
    group('transform="scale(.8)"', falling(look, seed)),
    people,
    graded(look.palette, wide.width, wide.height),
    `${side.defs}<rect width="960" height="540" fill="${side.url}"/>`,
    darkEdges(wide.width, wide.height, 0.24),
  ]
  return render(scene.join(''), wide, look.palette, seed, fine)
}

const render = async (body: string, size: Size, palette: Palette, seed: number, density = laidOut): Promise<Buffer> => {
  const toned = await inItsColours(sharp(svgDocument(body, size), { density }), palette, seed)
  const seen = await bloomed(toned)
  return seen.webp(webp).toBuffer()
}

const falling = ({ weather: name, weatherColor }: Look, seed: number) => weather(name, weatherColor, seed).body
