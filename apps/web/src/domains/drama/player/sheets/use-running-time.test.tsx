import { expect, it } from 'vitest'
import { draw } from '../../../../testing/draw.tsx'
import { exampleEpisode } from '../testing/example-episode.ts'
import { useRunningTime } from './use-running-time.ts'

const RunningTime = ({ durations }: { readonly durations: readonly number[] | undefined }) => (
  <p>{useRunningTime(durations?.map((duration, index) => ({ ...exampleEpisode(index + 1), duration })))}</p>
)

it.each([
  ['of one of ten minutes', [300, 300], '10 min total'],
  ['nothing of a shorter one', [300, 299], ''],
  ['nothing before the episodes came', undefined, ''],
])('tells how long a drama is: %s', async (_case, durations, shown) => {
  await draw(<RunningTime durations={durations} />)
  await expect.poll(() => document.querySelector('p')?.textContent).toBe(shown)
})
