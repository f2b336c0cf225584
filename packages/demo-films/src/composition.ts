import type { Plane } from './stage.ts'

/** Pictures laid over each other by ffmpeg. Positions are expressions of the time `t`. */
export interface Composition {
  /** In the order of ffmpeg's inputs. */
  readonly pictures: readonly Buffer[]
  readonly filters: readonly string[]
  /** What the last filter calls its output. */
  readonly output: string
}

interface Position {
  readonly x: string
  readonly y: string
}

/** Builds a composition from back to front. Every picture is read once and repeated in memory. */
export function createComposer(frameRate: number) {
  const pictures: Buffer[] = []
  const filters: string[] = []
  let output = ''
  const repeatPicture = (png: Buffer, format: string): string => {
    const index = pictures.push(png) - 1
    filters.push(`[${index}:v]format=${format},loop=-1:1:0,setpts=N/(${frameRate}*TB)[p${index}]`)
    return `[p${index}]`
  }
  return {
    /** Begins with what a camera of this size, at this position, sees of the picture. */
    begin(png: Buffer, size: { readonly width: number; readonly height: number }, { x, y }: Position): void {
      const picture = repeatPicture(png, 'yuv420p')
      output = '[base]'
      filters.push(`${picture}crop=${size.width}:${size.height}:'${x}':'${y}'${output}`)
    },

    /** Lays a picture over what is there, in some of the seconds alone where it says in which. */
    lay(png: Buffer, { x, y }: Position, shown: Plane['shown'] = []): void {
      const picture = repeatPicture(png, 'yuva420p')
      const seconds = shown.map(([from, until]) => `between(t,${from},${until})`).join('+')
      const enable = seconds && `:enable='${seconds}'`
      const next = `[o${filters.length}]`
      filters.push(`${output}${picture}overlay=x='${x}':y='${y}':format=yuv420${enable}${next}`)
      output = next
    },

    fadeOut(fromS: number, durationS: number): void {
      filters.push(`${output}fade=out:st=${fromS}:d=${durationS}[end]`)
      output = '[end]'
    },

    finish: (): Composition => ({ pictures, filters, output }),
  }
}
