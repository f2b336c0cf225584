import { afterTheLastRain } from './stories/after-the-last-rain.ts'
import { bambooSea } from './stories/bamboo-sea.ts'
import { beforeTheSnow } from './stories/before-the-snow.ts'
import { eighteenByTheSea } from './stories/eighteen-by-the-sea.ts'
import { finalRound } from './stories/final-round.ts'
import { fireAndSalt } from './stories/fire-and-salt.ts'
import { lastTrainTo1998 } from './stories/last-train-to-1998.ts'
import { lettersFromStardust } from './stories/letters-from-stardust.ts'
import { madamBlackSwan } from './stories/madam-black-swan.ts'
import { midnightContract } from './stories/midnight-contract.ts'
import { myFlatmateIsARobot } from './stories/my-flatmate-is-a-robot.ts'
import { objectionMyLove } from './stories/objection-my-love.ts'
import { phoenixReturns } from './stories/phoenix-returns.ts'
import { seventhFloor } from './stories/seventh-floor.ts'
import { swordOfSilentRiver } from './stories/sword-of-silent-river.ts'
import { theLighthouseLetters } from './stories/the-lighthouse-letters.ts'
import { theSecondMrsShen } from './stories/the-second-mrs-shen.ts'
import { theSugarCrown } from './stories/the-sugar-crown.ts'
import { wardThirteen } from './stories/ward-thirteen.ts'
import { wolfMoonVow } from './stories/wolf-moon-vow.ts'
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
  fireAndSalt,
  wolfMoonVow,
  lastTrainTo1998,
  objectionMyLove,
  finalRound,
  theSugarCrown,
  afterTheLastRain,
  myFlatmateIsARobot,
  theSecondMrsShen,
  wardThirteen,
  swordOfSilentRiver,
  theLighthouseLetters,
]
