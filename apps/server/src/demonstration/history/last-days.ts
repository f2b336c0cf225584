import type { Simulation } from './simulation.ts'
import type { Timeline } from './timeline.ts'

/** The days before today, on a clock that is set. */
export interface LastDays {
  readonly simulation: Simulation
  readonly timeline: Timeline
  /** How many they are. */
  readonly days: number
  /** When the day began that was so many days ago. */
  dayOf(ago: number): number
}
