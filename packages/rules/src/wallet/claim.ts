import type { Minor } from '../money.ts'

/** What a dispute did to an order so far; every amount 0 or above. */
export interface Claim {
  /** The part of the price that does not stand while the dispute lasts. */
  readonly gone: Minor
  /** What of it the platform would give back by itself: what was bought with it and not used. */
  readonly worth: Minor
  /** What the provider took, less what it gave back. */
  readonly taken: Minor
  /** What of that the platform bears; the rest was its member's. */
  readonly borne: Minor
}

/** A line of the provider's account, divided between the platform and the member; both below zero where it gives back. */
export interface Shares {
  readonly ofPlatform: Minor
  readonly ofMember: Minor
}

const least = (one: Minor, ...others: readonly Minor[]): Minor =>
  others.reduce((smallest, other) => (other < smallest ? other : smallest), one)
const most = (one: Minor, other: Minor): Minor => (one > other ? one : other)

/** What a claim has taken after a line of this amount, below zero where the provider took: never less than nothing. */
export const takenAfter = ({ taken }: Pick<Claim, 'taken'>, amount: Minor): Minor => most(taken - amount, 0n)

/** How much of the price must not stand: what was taken, or what is disputed while nobody took or decided it. */
export const partToHold = (taken: Minor, disputed: Minor, isHeld: boolean): Minor =>
  isHeld ? most(taken, disputed) : taken

/**
 * Divides a line. The platform bears what came back to it unused, and has that again first; what was used its member owes. `room` is what
 * of the price the platform has not given back yet. More than was ever taken, given back, is the platform's.
 */
export function sharesOf(claim: Claim, amount: Minor, room: Minor): Shares {
  const after = takenAfter(claim, amount)
  const fair = least(claim.worth, after) - claim.borne
  if (amount < 0n) {
    const ofPlatform = most(least(fair, -amount, room), 0n)
    return { ofPlatform, ofMember: -amount - ofPlatform }
  }
  const fromTaken = after - claim.taken
  const ofPlatform = least(most(fair, fromTaken), 0n)
  const owed = claim.taken - claim.borne
  const ofMember = most(fromTaken - ofPlatform, -owed)
  return { ofPlatform: -amount - ofMember, ofMember }
}

/** What of something that was set aside comes back when less is taken than before: in step, and all of it with the last of it. */
export const backOf = (aside: Minor, before: Minor, after: Minor): Minor =>
  before === 0n ? 0n : aside - (aside * after) / before
