import * as z from 'zod/mini'
import { create } from 'zustand'
import { currentUser } from '../../../platform/session.ts'
import { readStoredJson, writeStored } from '../../../platform/storage.ts'

/** Gold that may be spent by itself on one drama, and what has been. Whole coins. */
const allowance = z.object({ most: z.int(), spent: z.int() })
export type Allowance = z.output<typeof allowance>

const stored = z.object({ userId: z.number(), dramas: z.record(z.string(), allowance) })
type Stored = z.output<typeof stored>

const isStored = (value: unknown): value is Stored => stored.safeParse(value).success

/** A setting of this device and of one member: whoever signs in next has allowed nothing. */
const useStore = create<Stored>(() => readStoredJson('auto-unlock', isStored) ?? { userId: 0, dramas: {} })

const allowedTo = ({ userId, dramas }: Stored): Stored['dramas'] => (userId === currentUser()?.user_id ? dramas : {})

/** What may be spent on a drama; undefined where the member has not switched it on. */
export const useAllowance = (dramaId: number): Allowance | undefined =>
  useStore((state) => allowedTo(state)[String(dramaId)])

const change = (dramaId: number, changed: Allowance | undefined): void => {
  const userId = currentUser()?.user_id
  if (userId === undefined) return
  const { [String(dramaId)]: _, ...others } = allowedTo(useStore.getState())
  const next: Stored = { userId, dramas: changed ? { ...others, [String(dramaId)]: changed } : others }
  useStore.setState(next)
  writeStored('auto-unlock', JSON.stringify(next))
}

export const allowAutoUnlock = (dramaId: number, most: number): void => change(dramaId, { most, spent: 0 })
export const forbidAutoUnlock = (dramaId: number): void => change(dramaId, undefined)

/** Counts gold against what is allowed; it is counted before it is spent, so that a lost answer never spends more. */
export const countAutoUnlock = (dramaId: number, gold: number): void => {
  const known = allowedTo(useStore.getState())[String(dramaId)]
  if (known) change(dramaId, { ...known, spent: known.spent + gold })
}

/** Whether so much may still be spent. */
export const isAllowed = ({ most, spent }: Allowance, gold: number): boolean => gold <= most - spent
