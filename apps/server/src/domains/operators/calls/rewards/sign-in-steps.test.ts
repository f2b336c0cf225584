import { randomUUID } from 'node:crypto'
import { signInOperatorCalls } from '@cliffhanger/contract/rewards/operator-sign-in-calls.ts'
import { signInCalls } from '@cliffhanger/contract/rewards/sign-in-calls.ts'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { codesOf, newMember } from '../../../../testing/members.ts'
import { newOperatorToken } from '../../../../testing/operators.ts'
import { startTestServer, type TestServer } from '../../../../testing/server.ts'
import { expectSoundLedger } from '../../../../testing/wallet.ts'
import { actionsUpon, reason } from '../../testing.ts'

let server: TestServer
let token: string
let owner: string
beforeAll(async () => {
  server = await startTestServer()
  token = await newOperatorToken(server, 'finance')
  owner = await newOperatorToken(server, 'owner')
})
afterAll(() => server.close())
afterEach(() => expectSoundLedger(server))

const { getSignInSteps, setSignInSteps } = signInOperatorCalls
const read = () => server.succeed(getSignInSteps, {}, { token })
const first = { day: 1, coin_code: 'point', amount: '7', spins: 2 } as const

describe('steps of the sign-in', () => {
  it('S-95: change what sign-ins from then on give, not what was given; the log keeps what they were', async () => {
    const [ana, ben] = [await newMember(server), await newMember(server)]
    const signIn = (who: typeof ana) =>
      server.succeed(signInCalls.signIn, { do: 1 }, { token: who.token, key: randomUUID() })
    expect((await signIn(ana)).reward).toEqual({ coin_code: 'gold', amount: '5' })
    const { version, steps } = await read()
    const changed = await server.succeed(
      setSignInSteps,
      { version, steps: [first, ...steps.slice(1)], reason },
      { token },
    )
    expect(changed.steps[0]).toEqual(first)
    expect(await read()).toEqual(changed)
    expect(await signIn(ben)).toMatchObject({ reward: { coin_code: 'point', amount: '7' }, wheel_times: 2 })
    const { context, domains } = server
    expect(await domains.ledger.balance(context.db, ana.userId, 'gold')).toBe('5')
    expect(await actionsUpon(server, 'sign-in', owner)).toMatchObject([
      {
        action: 'signIn.steps',
        reason,
        before: [{ coin_code: 'gold', amount: '5' }, {}, {}, {}, {}, {}, {}],
        after: [first, {}, {}, {}, {}, {}, {}],
      },
    ])
  })

  it('of two operators at once the one who was faster is heard, and the other told', async () => {
    const { version, steps } = await read()
    const replies = await Promise.all(
      [token, owner, token].map((by) => server.call(setSignInSteps, { version, steps, reason }, { token: by })),
    )
    expect(codesOf(replies)).toEqual([200, 4003, 4003])
  })

  it.each<[string, object, string]>([
    ['half a gold coin', { coin_code: 'gold', amount: '0.5' }, 'steps.0.amount'],
    ['nothing', { amount: '0' }, 'steps.0.amount'],
    ['S-95: money', { coin_code: 'money' }, 'steps.0.coin_code'],
    ['too many spins', { spins: 101 }, 'steps.0.spins'],
    ['a day twice', { day: 2 }, 'steps.0.day'],
  ])('refuses %s, and names the step', async (_what, changes, field) => {
    const { version, steps } = await read()
    const wanted = [{ ...first, ...changes } as typeof first, ...steps.slice(1)]
    expect(await server.call(setSignInSteps, { version, steps: wanted, reason }, { token })).toMatchObject({
      code: 4000,
      data: { field },
    })
  })

  it('refuses six steps, and whoever may not move value', async () => {
    const { version, steps } = await read()
    const few = { version, steps: steps.slice(1), reason }
    expect(await server.call(setSignInSteps, few, { token })).toMatchObject({ code: 4000, data: { field: 'steps' } })
    const editor = await newOperatorToken(server, 'editor')
    expect((await server.call(setSignInSteps, { version, steps, reason }, { token: editor })).code).toBe(4001)
  })
})
