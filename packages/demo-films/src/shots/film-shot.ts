import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Composition, createComposer } from '../composition.ts'
import { canvas } from '../drawing/svg.ts'
import { weatherSize } from '../drawing/weather.ts'
import { encode } from '../encode.ts'
import type { Filming } from '../films.ts'
import { type Plane, screen, type WeatherPlane } from '../stage.ts'
import type { Direction, DrawnShot } from './shot.ts'

const frameRate = 24
export const shotSeconds = 4.5
/** How far the camera travels before a plane of depth 1, in pixels. */
export const travel = { x: 120, y: 110 } as const
/** What the canvas has around the screen. */
const margin = { x: (canvas.width - screen.width) / 2, y: (canvas.height - screen.height) / 2 }

export interface Shot extends DrawnShot {
  readonly name: string
  readonly weather: WeatherPlane
  readonly vignette: Buffer
  readonly direction: Direction
  readonly isLast: boolean
}

/** Films a shot of `shotSeconds` into the file of its name. */
export async function filmShot(filming: Filming, shot: Shot): Promise<void> {
  const { pictures, filters, output } = composeShot(shot)
  const files = await Promise.all(
    pictures.map(async (png, index) => {
      const path = join(filming.folder, `${shot.name}-${index}.png`)
      await writeFile(path, png)
      return path
    }),
  )
  await encode(filming, [
    ...['-filter_complex_threads', '1'],
    ...files.flatMap((path) => ['-framerate', String(frameRate), '-f', 'image2', '-i', path]),
    ...['-filter_complex', filters.join(';')],
    ...['-map', output, '-t', String(shotSeconds), '-r', String(frameRate)],
    ...['-c:v', 'libx264', '-preset', 'ultrafast', '-crf', '20', '-pix_fmt', 'yuv420p'],
    join(filming.folder, `${shot.name}.mp4`),
  ])
}

/** The place, what falls in it, and the people before that as the camera passes them, with the vignette over all of it: nothing that floats covers
 *  a face. */
function composeShot({ planes: [base, ...planes], weather, vignette, direction, isLast }: Shot): Composition {
  if (!base) throw new Error('a shot needs a picture')
  const shift = ({ depth }: Plane) => ({
    x: wayOf(depth * travel.x * direction.x),
    y: wayOf(depth * travel.y * direction.y),
  })
  const composer = createComposer(frameRate)
  composer.begin(base.png, screen, { x: `${margin.x}-(${shift(base).x})`, y: `${margin.y}-(${shift(base).y})` })
  composer.lay(weather.png, { x: `-40+${weather.sway}*sin(1.1*t)`, y: fallOf(weather) })
  for (const plane of planes) {
    const { x, y } = shift(plane)
    const [aside, up] = plane.isRaised ? raising : ['', '']
    const at = { x: `${plane.left - margin.x}+${x}${aside}`, y: `${plane.top - margin.y}+${y}${up}` }
    composer.lay(plane.png, at, plane.shown)
  }
  composer.lay(vignette, { x: '0', y: '0' })
  if (isLast) composer.fadeOut(shotSeconds - 0.5, 0.5)
  return composer.finish()
}

/** How hands move beside whose they are, across the picture and down it. */
const raising = ['+3*sin(1.3*t)', '+30*exp(-2.6*t)+5*sin(1.9*t)'] as const

/** From minus half the way to plus half of it over the shot. */
const wayOf = (pixels: number) => `${pixels.toFixed(1)}*(t/${shotSeconds}-0.5)`

/** Down the picture, or up where it is negative, again after each period. */
const fallOf = ({ fall }: WeatherPlane) =>
  fall >= 0 ? `-${weatherSize.period}+mod(${fall}*t,${weatherSize.period})` : `-mod(${-fall}*t,${weatherSize.period})`
