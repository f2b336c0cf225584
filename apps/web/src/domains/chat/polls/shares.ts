import type { ShownPoll } from '@cliffhanger/contract/chat/polls.ts'

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0)

/** Per cent of the voters by option, whole numbers. Where everybody has one vote they add up to 100: what rounding leaves goes to those who
 *  lost most by it. */
export const sharesOf = (totals: readonly number[], voters: number, isSeveral: boolean): readonly number[] => {
  if (voters === 0) return totals.map(() => 0)
  const exact = totals.map((total) => (total * 100) / voters)
  if (isSeveral) return exact.map(Math.round)
  const whole = exact.map(Math.floor)
  const left = Math.max(0, 100 - sum(whole))
  const raised = exact
    .map((share, option) => ({ option, lost: share - Math.floor(share) }))
    .filter(({ lost }) => lost > 0)
    .toSorted((one, other) => other.lost - one.lost || one.option - other.option)
    .slice(0, left)
    .map(({ option }) => option)
  return whole.map((share, option) => share + Number(raised.includes(option)))
}

/** What a poll is like for its reader now. */
export const isDecided = ({ mine, closed }: Pick<ShownPoll, 'mine' | 'closed'>): boolean =>
  mine.length > 0 || closed === 1
