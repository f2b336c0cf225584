import { randomUUID } from 'node:crypto'
import type { CallData, CallRequest, CallRow } from '@cliffhanger/contract/call.ts'
import { formatMinor } from '@cliffhanger/rules/money.ts'
import type fc from 'fast-check'
import { expect } from 'vitest'
import type { Model, ModelMember } from './model.ts'
import type { World } from './world.ts'

export type Command = fc.AsyncCommand<Model, World>

export const cents = (minor: bigint): string => formatMinor(minor, 2)
export const whole = (minor: bigint): string => formatMinor(minor, 0)

/** A command by its name and arguments, so that a failure prints what was done; `can` leaves out what makes no sense now. */
export const command = (
  name: string,
  run: (model: Model, world: World) => Promise<void>,
  can: (model: Readonly<Model>) => boolean = () => true,
): Command => ({ check: can, run, toString: () => name })

export function memberOf(model: Model, who: number): ModelMember {
  const found = model.members[who]
  if (!found) throw new Error(`There is no member ${who}`)
  return found
}

/** Makes a keyed call that is to answer `code`; one that answers 200 is kept, to be made again. */
export async function action<Row extends CallRow>(
  model: Model,
  world: World,
  who: number,
  row: Row,
  input: CallRequest<Row>,
  code: number,
): Promise<CallData<Row> | undefined> {
  const key = randomUUID()
  const reply = await world.as(who, row, input, key)
  expect([row.id, reply.code, reply.msg]).toEqual([row.id, code, reply.msg])
  if (reply.code !== 200) return undefined
  memberOf(model, who).answered = {
    data: reply.data,
    again: () => world.as(who, row, input, key),
    ...(Object.hasOwn(input as object, 'amount') && {
      otherwise: () => world.as(who, row, Object.assign({}, input, { amount: '12345' }), key),
    }),
  }
  return reply.data
}
