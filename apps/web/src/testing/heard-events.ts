import type { EventData, EventRow } from '@cliffhanger/contract/event.ts'
import { createDeviceStore } from '../app/device-store.ts'
import type { LocalDatabase } from '../platform/storage/local-database.ts'

let seq = 0

/** Takes in an event of the member's own stream, as the socket would hand it over. */
export const hearEvent = <Row extends EventRow>(
  database: LocalDatabase,
  { action }: Row,
  data: EventData<Row>,
): Promise<void> => {
  seq += 1
  return createDeviceStore(database).apply([{ action, stream: 'u_1', seq, ts: 0, data }], new Map([['u_1', seq]]))
}
