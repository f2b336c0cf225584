import { randomUUID } from 'node:crypto'
import { memberCalls, operatorCalls } from '@cliffhanger/contract/all-calls.ts'
import type { CallRow } from '@cliffhanger/contract/call.ts'
import { projectOperatorCalls } from '@cliffhanger/contract/crowdfunding/operator-project-calls.ts'
import { conversionCalls } from '@cliffhanger/contract/wallet/conversion-calls.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod'
import { newAddress } from '../../testing/members.ts'
import { newOperatorToken } from '../../testing/operators.ts'
import { startTestServer, type TestServer } from '../../testing/server.ts'
import { expectSoundLedger, give, noAmounts } from '../../testing/wallet.ts'
import { newGoods } from '../mall/testing.ts'
import { bought, newBank, openModules } from '../payments/recharge/testing.ts'
import { amountForms } from './testing/amount-forms.ts'
import { newWithdrawer, type Withdrawer } from './withdrawal/testing.ts'

/** Check 4 (docs/rules/money-checks.md) against every field of every call that asks for an amount, as the contract itself says which those are. */

const amountPattern = '^\\d{1,15}(\\.\\d{1,8})?$'

interface Schema {
  readonly type?: string
  readonly pattern?: string
  readonly properties?: Readonly<Record<string, Schema>>
  readonly items?: Schema
  readonly allOf?: readonly Schema[]
  readonly anyOf?: readonly Schema[]
}

/** Where amounts stand in a form. */
function amountPaths(schema: Schema, path: readonly string[] = []): readonly (readonly string[])[] {
  const patterns = [schema.pattern, ...(schema.allOf ?? []).map(({ pattern }) => pattern)]
  if (patterns.includes(amountPattern)) return [path]
  const inside = Object.entries(schema.properties ?? {}).flatMap(([name, one]) => amountPaths(one, [...path, name]))
  if (schema.anyOf) return [...inside, ...schema.anyOf.flatMap((one) => amountPaths(one, path))]
  return schema.items ? [...inside, ...amountPaths(schema.items, [...path, '0'])] : inside
}

const requesting = [...Object.values(memberCalls), ...Object.values(operatorCalls)]
  .flatMap((table) => Object.values<CallRow>(table))
  .map((row) => ({
    row,
    paths: amountPaths(z.toJSONSchema(row.request, { io: 'input', unrepresentable: 'any' }) as Schema),
  }))
  .filter(({ paths }) => paths.length > 0)

/** `form` with `value` in place of what stands there. */
function withValue(form: unknown, [name, ...rest]: readonly string[], value: unknown): unknown {
  if (name === undefined) return value
  if (Array.isArray(form)) return [withValue(form[0], rest, value), ...form.slice(1)]
  const fields = (form ?? {}) as Readonly<Record<string, unknown>>
  return { ...fields, [name]: withValue(fields[name], rest, value) }
}

let server: TestServer
let ana: Withdrawer
let operator: string
let forms: ReadonlyMap<string, object>
beforeAll(async () => {
  server = await startTestServer({ ACCESS_TOKEN_SECONDS: '864000' })
  await openModules(server)
  operator = await newOperatorToken(server, 'owner')
  ana = await newWithdrawer(server, '1000.00')
  await give(server, ana.userId, 'point', '100')
  const other = await newWithdrawer(server, '0')
  const platformId = await newBank(server)
  const { recharge } = await bought(server, ana, { platform_id: platformId, amount: '20' })
  const quote = { from: 'money', to: 'gold', amount: '10.00' } as const
  const { quote_id: quoteId } = await server.succeed(conversionCalls.quoteConversion, quote, ana)
  const category = { names: { en: 'Series' }, sort: 0, is_open: 1 } as const
  const options = { token: operator, key: randomUUID() }
  const { type } = await server.succeed(projectOperatorCalls.createProjectType, category, options)
  forms = amountForms({
    otherId: other.userId,
    accountId: ana.accountId,
    platformId,
    rechargeId: recharge.id,
    quoteId,
    goodsId: (await newGoods(server)).id,
    typeId: type.id,
  })
})
afterAll(() => server.close())

const send = (row: CallRow, form: unknown) =>
  server.call(row, form, {
    token: row.auth === 'operator' ? operator : ana.token,
    key: randomUUID(),
    address: newAddress(),
  })

/** Everything of value there is; accounts that are added to later follow from the transfers. */
const everything = async () => [
  await server.context.db.query(`select id, balance, version from ledger_accounts where not is_deferred order by id`),
  await server.context.db.query(`select count(*) from ledger_transfers`),
]

it('knows of every call that asks for an amount', () => {
  expect(requesting.map(({ row }) => row.id).toSorted()).toEqual([...forms.keys()].toSorted())
})

describe('V-33, check 4', () => {
  it.each(requesting.map(({ row, paths }) => [row.id, row, paths] as const))(
    '%s: what is no amount is refused naming the field, and nothing is written',
    async (id, row, paths) => {
      const form = forms.get(id)
      const before = await everything()
      for (const path of paths)
        for (const value of noAmounts) {
          // A query holds text alone, and what may be nothing, or may cost nothing, may be 0.
          if (row.method === 'GET' && typeof value !== 'string') continue
          const mayBeZero =
            row.auth === 'operator' || row.method === 'GET' || path.some((part) => part.startsWith('expect_'))
          if (mayBeZero && (value === '0' || value === '0.00')) continue
          const { code, data } = await send(row, withValue(form, path, value))
          const field = path.filter((part) => part !== '0').at(-1)
          const named = String((data as { field?: string } | null)?.field)
          expect({ path, value, code, named }).toEqual({
            path,
            value,
            code: 4000,
            named: expect.stringContaining(field ?? ''),
          })
        }
      expect(await everything()).toEqual(before)
      await expectSoundLedger(server)
    },
  )

  it.each(requesting.map(({ row }) => [row.id, row] as const))('%s: takes its form as it is', async (id, row) => {
    expect((await send(row, forms.get(id))).code).not.toBe(4000)
  })
})
