import type { Person } from './drawing/person.ts'
import type { Setting } from './portraits.ts'
import type { StarSlug } from './star-slugs.ts'
import { bambooSea } from './stories/bamboo-sea.ts'
import { beforeTheSnow } from './stories/before-the-snow.ts'
import { eighteenByTheSea } from './stories/eighteen-by-the-sea.ts'
import { fireAndSalt } from './stories/fire-and-salt.ts'
import { lettersFromStardust } from './stories/letters-from-stardust.ts'
import { madamBlackSwan } from './stories/madam-black-swan.ts'
import { midnightContract } from './stories/midnight-contract.ts'
import { phoenixReturns } from './stories/phoenix-returns.ts'
import type { Look } from './story.ts'

/** A star as their portrait shows them: in the place of the drama they are known from, and in its light. */
interface DrawnStar {
  readonly setting: Setting
  readonly person: Person
}

/** An actor has the face of their role, in clothes of their own. */
const asThemselves = (
  look: Look,
  role: keyof Look['cast'],
  own: Partial<Pick<Person, 'hair' | 'clothes' | 'glasses'>>,
): DrawnStar => {
  const { scar: _painted, ...person } = look.cast[role].person
  return { setting: look, person: { ...person, ...own, mood: 'warm' } }
}

/** Those behind the camera have faces that no drama shows. */
export const drawnStars: Readonly<Record<StarSlug, DrawnStar>> = {
  'nguyen-thu-trang': asThemselves(phoenixReturns.look, 'lead', {
    hair: { name: 'long', color: '#120c0e' },
    clothes: { name: 'coat', color: '#8c2430', second: '#2c1a22' },
  }),
  'hannah-brooks': asThemselves(midnightContract.look, 'lead', {
    clothes: { name: 'suit', color: '#2a2450', second: '#ff3d9a' },
  }),
  'li-muyang': {
    setting: lettersFromStardust.look,
    person: {
      skin: '#eec09c',
      hair: { name: 'short', color: '#17121a' },
      clothes: { name: 'hoodie', color: '#4b3a7c', second: '#e88ac0' },
      eyes: '#2e2430',
      mood: 'calm',
      isMan: true,
      glasses: '#f0d9a8',
    },
  },
  'beatriz-nogueira': {
    setting: madamBlackSwan.look,
    person: {
      skin: '#b57a52',
      hair: { name: 'curly', color: '#2b1710' },
      clothes: { name: 'shirt', color: '#7c1f30', second: '#e6d7a8' },
      eyes: '#3a2416',
      mood: 'warm',
      isMan: false,
      glasses: '#1c1216',
    },
  },
  'owen-carter': {
    setting: fireAndSalt.look,
    person: {
      skin: '#f0c2a0',
      hair: { name: 'slick', color: '#a5623a' },
      clothes: { name: 'shirt', color: '#3c4a56', second: '#ffd79a' },
      eyes: '#4f6f86',
      mood: 'warm',
      isMan: true,
      beard: 'full',
    },
  },
  'he-jingyi': asThemselves(bambooSea.look, 'other', {
    hair: { name: 'ponytail', color: '#120d10' },
    clothes: { name: 'hoodie', color: '#3f6b56', second: '#e8b84a' },
  }),
  'thiago-ramos': {
    setting: eighteenByTheSea.look,
    person: {
      skin: '#9c6743',
      hair: { name: 'crop', color: '#120e10' },
      clothes: { name: 'coat', color: '#2f3f78', second: '#ffe1a3' },
      eyes: '#2c1d14',
      mood: 'warm',
      isMan: true,
      beard: 'stubble',
    },
  },
  'vo-ngoc-anh': asThemselves(beforeTheSnow.look, 'lead', {
    clothes: { name: 'coat', color: '#274a6b', second: '#d85a48' },
  }),
}
