import type { CallData } from '@cliffhanger/contract/call.ts'
import type { offlineCalls } from '@cliffhanger/contract/drama/offline-calls.ts'

/** An episode that may be saved, with about how large it is in each quality. */
export type EpisodeSizes = CallData<typeof offlineCalls.listSizes>['list'][number]

const linesOf = (name: string): number => Number.parseInt(name, 10)

/** The wanted quality, else the sharpest that is not sharper, else the lightest. `names`: such as `540p`. */
export const chosenQuality = (names: readonly string[], wanted: string): string => {
  const sorted = names.toSorted((one, other) => linesOf(one) - linesOf(other))
  return sorted.findLast((name) => linesOf(name) <= linesOf(wanted)) ?? sorted[0] ?? wanted
}

/** About how many bytes these episodes are in a quality, each in the one that comes closest. */
export const sumOf = (episodes: readonly EpisodeSizes[], quality: string): number =>
  episodes.reduce((sum, { sizes }) => {
    const name = chosenQuality(
      sizes.map((each) => each.name),
      quality,
    )
    return sum + (sizes.find((each) => each.name === name)?.bytes ?? 0)
  }, 0)
