import { randomUUID } from 'node:crypto'
import type { CallRequest } from '@cliffhanger/contract/call.ts'
import { channelOperatorCalls } from '@cliffhanger/contract/payments/operator-channel-calls.ts'
import { rechargeCalls } from '@cliffhanger/contract/payments/recharge-calls.ts'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { codesOf, type Member, newMember } from '../../../../testing/members.ts'
import { newOperatorToken } from '../../../../testing/operators.ts'
import { startTestServer, type TestServer } from '../../../../testing/server.ts'
import { blackHole, bought, buy, openModules } from '../../../payments/recharge/testing.ts'
import { actionsUpon, agreeTo, reason } from '../../testing.ts'

let server: TestServer
let ana: Member
let one: string
let two: string
beforeAll(async () => {
  server = await startTestServer()
  await openModules(server)
  ana = await newMember(server)
  one = await newOperatorToken(server, 'finance')
  two = await newOperatorToken(server, 'finance')
})
afterAll(() => server.close())

const plan = {
  id: 0,
  name: 'Big',
  amount: '100',
  coin_code: 'gold',
  receive_amount: '1000',
  bonus_coin: 'gold',
  bonus_amount: '100',
  is_hot: 1,
  sort: 1,
  is_open: 1,
  reason,
} as const
const channel = {
  id: 0,
  name: 'Bank',
  icon_key: '',
  kind: 'bank',
  usdt_id: 0,
  min_amount: '10',
  max_amount: '100',
  fee_rate: '0.01',
  sort: 0,
  is_open: 1,
  reason,
} as const
const lists = { quick_amounts: ['10', '50'], order_types: ['recharge' as const] }
const account = {
  id: 0,
  bank_name: 'First',
  account_name: 'Us',
  account_no: '1',
  qr_key: '',
  tip: '',
  is_open: 1,
  reason,
} as const
const proposal = {
  chain: 'TRC20',
  address: blackHole,
  rate: '7.2',
  min_amount: '20',
  confirmations: 19,
  reason,
} as const

const savePlan = (more: Partial<Parameters<typeof server.call<typeof channelOperatorCalls.saveRechargePlan>>[1]>) =>
  server.call(channelOperatorCalls.saveRechargePlan, { ...plan, ...more }, { token: one })
const saveChannel = (more: Partial<Parameters<typeof server.call<typeof channelOperatorCalls.saveChannel>>[1]>) =>
  server.call(channelOperatorCalls.saveChannel, { ...channel, ...lists, ...more }, { token: one })
const shown = async () => (await server.succeed(rechargeCalls.listPayPlatforms, {}, { token: ana.token })).list

type AccountForm = Pick<CallRequest<typeof channelOperatorCalls.saveCollectAccount>, 'platform_id'> &
  Partial<CallRequest<typeof channelOperatorCalls.saveCollectAccount>>
const requestAccount = (more: AccountForm) =>
  server.succeed(channelOperatorCalls.saveCollectAccount, { ...account, ...more }, { token: one })
/** Asks for an account and has the second operator agree. */
const saveAccount = async (more: AccountForm): Promise<void> => {
  const { change } = await requestAccount(more)
  expect((await agreeTo(server, change, two)).code).toBe(200)
}
const accountsOf = async (platform_id: number) =>
  (await server.succeed(channelOperatorCalls.listCollectAccounts, { platform_id }, { token: one })).list

/** Uploads a picture as the console does; answers its key. */
async function upload(): Promise<string> {
  const key = `upload/operator/${randomUUID()}/code.png`
  const picture = await sharp({ create: { width: 40, height: 40, channels: 3, background: 'red' } })
    .png()
    .toBuffer()
  await server.context.storage.put(key, picture, { contentType: 'image/png' })
  return key
}

describe('offers', () => {
  it('are made, shown and changed; a recharge that was begun keeps what it was promised', async () => {
    const { data } = await savePlan({})
    const { id } = data.plan
    const { list } = await server.succeed(rechargeCalls.listRechargePlans, {}, { token: ana.token })
    expect(list).toMatchObject([{ id, amount: '100.00', receive_amount: '1000', bonus_amount: '100', is_hot: 1 }])
    expect((await savePlan({ id, is_open: 0 })).data.plan).toMatchObject({ id, is_open: 0 })
    expect((await server.succeed(rechargeCalls.listRechargePlans, {}, { token: ana.token })).list).toEqual([])
    expect((await server.succeed(channelOperatorCalls.listRechargeOffers, {}, { token: one })).list).toMatchObject([
      { id, is_open: 0 },
    ])
    const actions = await actionsUpon(server, `plan ${id}`, await newOperatorToken(server, 'auditor'))
    expect(actions.map(({ action }) => action)).toEqual(['plan.edit', 'plan.create'])
  })

  it.each([
    [{ amount: '1.001' }, 'amount'],
    [{ receive_amount: '1.5' }, 'receive_amount'],
    [{ coin_code: 'money', receive_amount: '101' }, 'receive_amount'],
    [{ bonus_amount: '0.5' }, 'bonus_amount'],
  ] as const)('refuse 4000 %j naming %s', async (more, field) => {
    expect(await savePlan(more)).toMatchObject({ code: 4000, data: { field } })
  })
})

describe('channels', () => {
  it('are shown to members once they have an account to pay to', async () => {
    const { data } = await saveChannel({ icon_key: await upload() })
    const { id } = data.channel
    expect(data.channel).toMatchObject({ is_available: 0, account_total: 0, fee_rate: '0.01' })
    expect(await shown()).toEqual([])
    const qr_key = await upload()
    await saveAccount({ platform_id: id, qr_key })
    const [saved] = await accountsOf(id)
    expect(saved?.qr).toMatch(/\/public\/collect\//)
    expect(await shown()).toMatchObject([
      { id, fee_rate: '0.0100', icon: expect.stringContaining('/public/channels/') },
    ])
    expect((await server.succeed(channelOperatorCalls.listChannels, {}, { token: one })).list).toMatchObject([
      { id, is_available: 1 },
    ])
    const { collect } = await bought(server, ana, { platform_id: id, amount: '20' })
    expect(collect?.qr_url).toContain('/public/collect/')
    await saveAccount({ id: saved?.id ?? 0, platform_id: id, account_no: '2' })
    expect(await accountsOf(id)).toMatchObject([{ account_no: '2', qr: '' }])
    expect((await saveChannel({ id, is_open: 0 })).data.channel.is_open).toBe(0)
    expect((await buy(server, ana, { platform_id: id, amount: '20' })).code).toBe(7029)
    expect(await saveChannel({ id, kind: 'alipay' })).toMatchObject({ code: 4000, data: { field: 'kind' } })
    expect((await saveChannel({ id: 999_999 })).code).toBe(4002)
  })

  it('are called what each language calls them, and what they are called at all where a language has no name', async () => {
    const names = { en: ' Bank transfer ', 'zh-CN': '银行转账', vi: '' }
    const { id } = (await saveChannel({ name: 'Transfer', names })).data.channel
    await saveAccount({ platform_id: id })
    const nameIn = async (language: string) =>
      (await server.succeed(rechargeCalls.listPayPlatforms, {}, { token: ana.token, language })).list[0]?.name
    expect([await nameIn('en'), await nameIn('zh-CN'), await nameIn('vi')]).toEqual([
      'Bank transfer',
      '银行转账',
      '银行转账',
    ])
    expect((await saveChannel({ id, name: 'Transfer', names: {} })).data.channel.names).toEqual({})
    expect(await nameIn('en')).toBe('Transfer')
    await saveChannel({ id, is_open: 0 })
  })

  it('paid online are of the provider they were made with', async () => {
    const made = (await saveChannel({ kind: 'online', online_provider: 'mollie' })).data.channel
    expect(made).toMatchObject({ kind: 'online', online_provider: 'mollie', is_available: 0 })
    expect(await saveChannel({ id: made.id, kind: 'online', online_provider: 'stripe' })).toMatchObject({
      code: 4000,
      data: { field: 'online_provider' },
    })
  })

  it.each<[Parameters<typeof saveChannel>[0], string]>([
    [{ min_amount: '20', max_amount: '10' }, 'max_amount'],
    [{ fee_rate: '0.51' }, 'fee_rate'],
    [{ quick_amounts: ['1.001'] }, 'quick_amounts'],
    [{ kind: 'usdt', usdt_id: 0 }, 'usdt_id'],
    [{ kind: 'usdt', usdt_id: 999_999 }, 'usdt_id'],
    [{ kind: 'bank', usdt_id: 1 }, 'usdt_id'],
    [{ kind: 'online' }, 'online_provider'],
    [{ kind: 'bank', online_provider: 'mollie' }, 'online_provider'],
  ] as const)('refuse 4000 %j naming %s', async (more, field) => {
    expect(await saveChannel(more)).toMatchObject({
      code: 4000,
      data: { field },
    })
  })
})

describe('accounts members pay to', () => {
  const ours = { platform_id: 0, account_no: '1' }
  beforeAll(async () => {
    ours.platform_id = (await saveChannel({ name: 'Bank of two' })).data.channel.id
    await saveAccount(ours)
  })

  it('A-4: one operator alone puts no other account in its place', async () => {
    const [now] = await accountsOf(ours.platform_id)
    const { account: still, change } = await requestAccount({ ...ours, id: now?.id ?? 0, account_no: '666' })
    expect(still).toMatchObject({ account_no: '1' })
    expect(change).toMatchObject({
      kind: 'collect.account',
      state: 0,
      after: { account_no: '666', channel: 'Bank of two' },
    })
    expect((await agreeTo(server, change, one)).code).toBe(5021)
    expect(await accountsOf(ours.platform_id)).toMatchObject([{ account_no: '1' }])
    const added = await requestAccount({ ...ours, account_no: '667' })
    expect(added).toMatchObject({ account: null, change: { state: 0 } })
    expect(codesOf(await Promise.all([agreeTo(server, change, two), agreeTo(server, change, two)]))).toEqual([
      200, 4003,
    ])
    expect(await accountsOf(ours.platform_id)).toMatchObject([{ account_no: '666' }])
  })

  it('A-4: what was asked for over another state of the account is refused with 4003; closing takes nobody else', async () => {
    const [now] = await accountsOf(ours.platform_id)
    const { change } = await requestAccount({ ...ours, id: now?.id ?? 0, account_no: '2' })
    const closed = await requestAccount({ ...ours, id: now?.id ?? 0, account_no: '666', is_open: 0 })
    expect(closed).toMatchObject({ account: { is_open: 0, account_no: '666' }, change: null })
    expect((await agreeTo(server, change, two)).code).toBe(4003)
    const reopening = await requestAccount({ ...ours, id: now?.id ?? 0, account_no: '666' })
    expect(reopening).toMatchObject({ account: { is_open: 0 }, change: { state: 0 } })
  })
})

describe('USDT addresses', () => {
  const propose = (more: object = {}, token = one) =>
    server.call(channelOperatorCalls.proposeUsdt, { ...proposal, ...more }, { token })
  const decide = (id: number, token: string, address: string = blackHole, is_agreed: 0 | 1 = 1) =>
    server.call(channelOperatorCalls.decideUsdt, { id, address, is_agreed, reason }, { token })

  it('R-23: are in force once another operator typed the same one; no operator can confirm their own', async () => {
    const { id } = (await propose()).data.network
    expect((await decide(id, one)).code).toBe(4001)
    expect((await decide(id, two, 'TR7NHqjeKQGxTCi8q8ZY4pL8otSzgjLj6t')).code).toBe(4003)
    expect(codesOf(await Promise.all([decide(id, two), decide(id, two)]))).toEqual([200, 4003])
    const { list } = await server.succeed(rechargeCalls.listUsdtConfigs, {}, { token: ana.token })
    expect(list).toMatchObject([{ address: blackHole, rate: '7.2', min_amount: '20.00', confirmations: 19 }])
    const made = await saveChannel({ kind: 'usdt', usdt_id: id, fee_rate: '0' })
    expect(made.data.channel).toMatchObject({ is_available: 1 })
    expect((await shown()).find(({ kind }) => kind === 'usdt')).toMatchObject({ min_amount: '20.00' })

    await propose({ rate: '7.5' })
    expect((await server.succeed(rechargeCalls.listUsdtConfigs, {}, { token: ana.token })).list).toMatchObject([
      { rate: '7.2' },
    ])
    expect((await decide(id, two, blackHole, 0)).data.network).toMatchObject({ proposal: null, rate: '7.2' })

    await server.succeed(channelOperatorCalls.closeUsdt, { id, reason }, { token: one })
    expect((await server.succeed(rechargeCalls.listUsdtConfigs, {}, { token: ana.token })).list).toEqual([])
    expect((await shown()).map(({ kind }) => kind)).not.toContain('usdt')
  })

  it('with a wrong checksum, or without a rate, are refused', async () => {
    for (const [more, field] of [
      [{ address: `${blackHole.slice(0, -1)}c` }, 'address'],
      [{ chain: 'ERC20' }, 'address'],
      [{ rate: '0' }, 'rate'],
      [{ min_amount: '1.001' }, 'min_amount'],
    ] as const)
      expect(await propose(more)).toMatchObject({ code: 4000, data: { field } })
  })
})

describe('guides', () => {
  it('V-42: are cleaned, and shown by channel and language, else in general', async () => {
    const guide = {
      title: 'How',
      summary: '<b>Hi</b>',
      content: '<p onclick="x()">Pay</p><script>1</script>',
      image_keys: [await upload()],
    }
    await server.succeed(
      channelOperatorCalls.saveGuide,
      { ...guide, platform_id: 0, language: 'en', reason },
      { token: one },
    )
    const options = { token: ana.token, language: 'vi' }
    const read = await server.succeed(rechargeCalls.getRechargeGuide, { platform_id: 1 }, options)
    expect(read).toMatchObject({ title: 'How', content: '<p>Pay</p>' })
    expect(read.images[0]).toMatch(/\/public\/guides\//)
    const own = { ...guide, title: 'Cách nạp', image_keys: [], platform_id: 1, language: 'vi' as const, reason }
    await server.succeed(channelOperatorCalls.saveGuide, own, { token: one })
    expect((await server.succeed(rechargeCalls.getRechargeGuide, { platform_id: 1 }, options)).title).toBe('Cách nạp')
    expect((await server.succeed(rechargeCalls.getRechargeTerms, {}, options)).text).toBe('<b>Hi</b>')
    expect(
      (await server.succeed(channelOperatorCalls.getGuide, { platform_id: 1, language: 'vi' }, { token: one })).guide
        .title,
    ).toBe('Cách nạp')
    expect(
      (await server.call(channelOperatorCalls.saveGuide, { ...own, platform_id: 999_999 }, { token: one })).code,
    ).toBe(4002)
  })
})
