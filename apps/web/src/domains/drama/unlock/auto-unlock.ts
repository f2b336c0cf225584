import { byName } from '@cliffhanger/contract/schema.ts'
import * as z from 'zod/mini'
import { create } from 'zustand'
import { currentUser } from '../../../platform/session/session.ts'
import { alone } from '../../../platform/storage/alone.ts'
import { readStoredJson, storedName, writeStored } from '../../../platform/storage/storage.ts'

/** Gold that may be spent by itself on one drama, and what has been. Whole coins. */
const allowance = z.object({ most: z.int(), spent: z.int() })
export type Allowance = z.output<typeof allowance>

const stored = z.object({ userId: z.number(), dramas: byName(allowance) })
type Stored = z.output<typeof stored>

const isStored = (value: unknown): value is Stored => stored.safeParse(value).success

const readAll = (): Stored => readStoredJson('auto-unlock', isStored) ?? { userId: 0, dramas: {} }

/** A setting of this device and of one member: whoever signs in next has allowed nothing. What the device keeps is the truth, and this a
 *  copy of it for the screen: other tabs change it as well. */
const useStore = create<Stored>(readAll)

addEventListener('storage', (event) => {
  if (event.key === null || event.key === storedName('auto-unlock')) useStore.setState(readAll(), true)
})

const allowedTo = ({ userId, dramas }: Stored): Stored['dramas'] => (userId === currentUser()?.user_id ? dramas : {})

/** What may be spent on a drama; undefined where the member has not switched it on. */
export const useAllowance = (dramaId: number): Allowance | undefined =>
  useStore((state) => allowedTo(state)[String(dramaId)])

const change = (dramaId: number, decide: (known: Allowance | undefined) => Allowance | undefined): void => {
  const userId = currentUser()?.user_id
  if (userId === undefined) return
  const { [String(dramaId)]: known, ...others } = allowedTo(readAll())
  const changed = decide(known)
  const next: Stored = { userId, dramas: changed ? { ...others, [String(dramaId)]: changed } : others }
  writeStored('auto-unlock', JSON.stringify(next))
  useStore.setState(next, true)
}

export const allowAutoUnlock = (dramaId: number, most: number): void => change(dramaId, () => ({ most, spent: 0 }))
/** Another limit for what is allowed already: what was spent stays spent. */
export const limitAutoUnlock = (dramaId: number, most: number): void =>
  change(dramaId, (known) => known && { ...known, most })
export const forbidAutoUnlock = (dramaId: number): void => change(dramaId, () => undefined)

/** Counts gold against what is allowed; answers false where that is too little or was stopped. It is counted before it is spent, so that a
 *  lost answer never spends more; alone, so that two tabs together spend no more than was allowed. */
export const spendAutoUnlock = async (dramaId: number, gold: number): Promise<boolean> => {
  let isSpent = false
  await alone('auto-unlock', () =>
    change(dramaId, (known) => {
      isSpent = known !== undefined && isAllowed(known, gold)
      return known && isSpent ? { ...known, spent: known.spent + gold } : known
    }),
  )
  return isSpent
}

/** Takes back what was counted for an unlock that certainly took nothing. */
export const giveBackAutoUnlock = (dramaId: number, gold: number): Promise<void> =>
  alone('auto-unlock', () => change(dramaId, (known) => known && { ...known, spent: Math.max(0, known.spent - gold) }))

/** Whether so much may still be spent. */
export const isAllowed = ({ most, spent }: Allowance, gold: number): boolean => gold <= most - spent
