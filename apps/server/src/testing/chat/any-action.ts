import * as fc from 'fast-check'

/** What may happen; the weights keep most members in most groups. */
const weights = {
  send: 12,
  sendPrivate: 4,
  withdraw: 3,
  deleteForMe: 2,
  deleteForAll: 2,
  deletePrivate: 1,
  clear: 1,
  clearPrivate: 1,
  pin: 2,
  unpin: 1,
  unpinAll: 1,
  mute: 2,
  permit: 3,
  kick: 2,
  kickWithMessages: 1,
  leave: 1,
  invite: 5,
  joinByLink: 4,
  judge: 4,
  handOver: 2,
  read: 4,
  readPrivate: 2,
  react: 5,
  reactPrivate: 2,
  edit: 4,
  editPrivate: 2,
  stick: 4,
  stickPrivate: 2,
  ask: 4,
  askPrivate: 2,
  vote: 8,
  votePrivate: 4,
  close: 2,
  closePrivate: 1,
  schedule: 3,
  schedulePrivate: 2,
  arrange: 3,
  arrangePrivate: 2,
  fold: 4,
  foldPrivate: 2,
  draft: 3,
  draftPrivate: 2,
  remind: 4,
  remindPrivate: 2,
  disconnect: 2,
  connect: 3,
} as const

type Kind = keyof typeof weights

/** One act; the numbers choose whom, where and what among what there is at that moment. */
export const anyAction = fc.record({
  kind: fc.oneof(
    ...Object.entries(weights).map(([kind, weight]) => ({ weight, arbitrary: fc.constant(kind as Kind) })),
  ),
  who: fc.nat({ max: 5 }),
  other: fc.nat({ max: 5 }),
  group: fc.nat({ max: 2 }),
  back: fc.nat({ max: 7 }),
  isOn: fc.boolean(),
  process: fc.nat({ max: 1 }),
})
export type Action = typeof anyAction extends fc.Arbitrary<infer Value> ? Value : never
