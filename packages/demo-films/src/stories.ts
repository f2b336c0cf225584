import { bambooSea } from './stories/bamboo-sea.ts'
import { beforeTheSnow } from './stories/before-the-snow.ts'
import { eighteenByTheSea } from './stories/eighteen-by-the-sea.ts'
import { lettersFromStardust } from './stories/letters-from-stardust.ts'
import { madamBlackSwan } from './stories/madam-black-swan.ts'
import { midnightContract } from './stories/midnight-contract.ts'
import { phoenixReturns } from './stories/phoenix-returns.ts'
import { seventhFloor } from './stories/seventh-floor.ts'
import type { Story } from './story.ts'

/** The dramas of the demonstration in the order of their making. */
export const stories: readonly Story[] = [
  phoenixReturns,
  midnightContract,
  eighteenByTheSea,
  bambooSea,
  madamBlackSwan,
  lettersFromStardust,
  beforeTheSnow,
  seventhFloor,
]
