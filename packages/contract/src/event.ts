import type * as z from 'zod/mini'

/** One socket action of socket.md: its name, its payload, and the stream that numbers it.
 *  `transient` frames carry no seq and may be lost. */
export interface EventRow<Action extends string = string, Data extends z.ZodMiniType = z.ZodMiniType> {
  readonly action: Action
  readonly stream: 'conversation' | 'user' | 'platform' | 'transient'
  readonly data: Data
}

export const event = <Action extends string, Data extends z.ZodMiniType>(
  row: EventRow<Action, Data>,
): EventRow<Action, Data> => row

export type EventData<Row extends EventRow> = z.output<Row['data']>

/** A numbered frame: `seq` counts the events of `stream` without holes; `ts` is milliseconds. */
export interface StatefulFrame {
  readonly action: string
  readonly stream: string
  readonly seq: number
  readonly ts: number
  readonly data: unknown
}

/** A frame that may be lost, because the state it announces is elsewhere too. */
export interface TransientFrame {
  readonly action: string
  readonly ts?: number
  readonly data?: unknown
}
