import { withdrawalCalls as calls } from '@cliffhanger/contract/wallet/withdrawal-calls.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { codesOf, newAddress, newMember } from '../../../testing/members.ts'
import { startTestServer, type TestServer } from '../../../testing/server.ts'
import { newPayer, payPassword } from '../../../testing/wallet.ts'
import { newPicture } from '../../operators/testing.ts'
import { addAccount, bankForm, newCard, newWithdrawer, openModules, request } from './testing.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ ACCESS_TOKEN_SECONDS: '864000' })
  await openModules(server)
})
afterAll(() => server.close())

type Caller = { readonly token: string }
const list = async ({ token }: Caller, type?: 'bank' | 'usdt') =>
  (await server.succeed(calls.listWithdrawAccounts, { ...(type && { type }) }, { token })).list
const edit = (who: Caller, form: object) =>
  server.call(
    calls.editWithdrawAccount,
    { ...bankForm(), ...form } as Parameters<typeof server.call<typeof calls.editWithdrawAccount>>[1],
    { token: who.token, address: newAddress() },
  )
const remove = ({ token }: Caller, id: number) => server.call(calls.deleteWithdrawAccount, { id }, { token })
const usdt = (changes: object = {}) =>
  bankForm({ type: 'usdt', chain: 'TRC20', account: 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t', ...changes })

describe('withdrawal accounts', () => {
  it('are masked in lists, whole for editing, and sealed in the database', async () => {
    const ana = await newPayer(server)
    const card = newCard()
    const { data } = await addAccount(server, ana, bankForm({ card_no: card, real_name: ' 张三 ' }))
    const shown = {
      type: 'bank',
      real_name: '张三',
      bank_id: 1,
      bank_name: '中国工商银行',
      is_default: 1,
    }
    expect(data.account).toMatchObject({ ...shown, card_no: `**** ${card.slice(-4)}`, account: '', chain: '' })
    expect(await list(ana)).toEqual([data.account])
    const whole = await server.succeed(calls.getWithdrawAccount, { id: data.account.id }, ana)
    expect(whole.account).toMatchObject({ ...shown, card_no: card })
    const rows = await server.context.db.query(`select * from withdraw_accounts where user_id = $1`, [ana.userId])
    expect(
      JSON.stringify(rows, (_, value) => (value?.type === 'Buffer' ? Buffer.from(value).toString() : value)),
    ).not.toContain(card)
  })

  it('V-15, V-16: a card needs number, name and bank, and the right check digit', async () => {
    const ana = await newPayer(server)
    const card = newCard()
    const wrong = `${card.slice(0, -1)}${(Number(card.at(-1)) + 1) % 10}`
    const cases = [
      ['card_no', { card_no: undefined }],
      ['card_no', { card_no: wrong }],
      ['card_no', { card_no: '4242424242' }],
      ['real_name', { real_name: undefined }],
      ['real_name', { real_name: ' a ' }],
      ['bank_id', { bank_id: undefined }],
      ['bank_id', { bank_id: 999_999 }],
    ] as const
    for (const [field, changes] of cases)
      expect(await addAccount(server, ana, bankForm(changes as object))).toMatchObject({ code: 4000, data: { field } })
    expect(await list(ana)).toEqual([])
  })

  it('V-17: Alipay and WeChat need an account or a picture of their own', async () => {
    const [ana, bao] = [await newPayer(server), await newPayer(server)]
    for (const type of ['alipay', 'wechat'] as const) {
      const form = (changes: object) => bankForm({ type, ...changes })
      expect(await addAccount(server, ana, form({}))).toMatchObject({ code: 4000, data: { field: 'account' } })
      expect(await addAccount(server, ana, form({ account: ' ' }))).toMatchObject({ code: 4000 })
      expect((await addAccount(server, ana, form({ qr_url: await newPicture(server, bao) }))).code).toBe(5019)
      const picture = await newPicture(server, ana)
      expect((await addAccount(server, ana, form({ qr_url: picture }))).data.account).toMatchObject({
        qr_url: picture,
        card_no: '',
      })
      expect((await addAccount(server, ana, form({ account: `ana-${type}@mail.example` }))).data.account).toMatchObject(
        {
          account: 'a***@mail.example',
        },
      )
    }
  })

  it('USDT goes to an address of its network, the same one only once', async () => {
    const ana = await newPayer(server)
    const address = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'
    expect(await addAccount(server, ana, usdt({ account: address }))).toMatchObject({
      code: 4000,
      data: { field: 'account' },
    })
    expect((await addAccount(server, ana, usdt({ chain: 'ERC20', account: address }))).code).toBe(200)
    expect((await addAccount(server, ana, usdt({ chain: 'ERC20', account: address.toLowerCase() }))).code).toBe(7026)
    expect((await addAccount(server, ana, usdt({ chain: 'BEP20', account: address }))).code).toBe(200)
    expect((await addAccount(server, ana, usdt())).code).toBe(200)
    expect((await list(ana, 'usdt')).map(({ chain, real_name }) => [chain, real_name])).toEqual([
      ['ERC20', ''],
      ['TRC20', ''],
      ['BEP20', ''],
    ])
  })

  it('7002, 7003: are added and changed with the payment password only', async () => {
    const bare = await newMember(server)
    expect((await addAccount(server, bare)).code).toBe(7002)
    const ana = await newWithdrawer(server, '10.00')
    expect((await addAccount(server, ana, bankForm({ pay_password: '000000' }))).code).toBe(7003)
    expect((await edit(ana, { id: ana.accountId, pay_password: '000000' })).code).toBe(7003)
  })

  it('7030: five of each type, also when eight come at once, and 7026 for the same one at once', async () => {
    const ana = await newPayer(server)
    const forms = Array.from({ length: 8 }, () => bankForm())
    expect(codesOf(await Promise.all(forms.map((form) => addAccount(server, ana, form))))).toEqual([
      ...Array.from({ length: 5 }, () => 200),
      7030,
      7030,
      7030,
    ])
    const duplicates = [usdt(), usdt(), usdt()]
    expect(codesOf(await Promise.all(duplicates.map((form) => addAccount(server, ana, form))))).toEqual([
      200, 7026, 7026,
    ])
    expect((await list(ana)).filter(({ is_default }) => is_default === 1)).toHaveLength(1)
    const { types, default: first } = await server.succeed(calls.getAccountKinds, {}, ana)
    expect(types).toMatchObject([
      { type: 'bank', is_open: 1, total: 5, max: 5 },
      { type: 'alipay', total: 0 },
      { type: 'wechat', total: 0 },
      { type: 'usdt', is_open: 1, total: 1 },
    ])
    expect(first?.is_default).toBe(1)
  })

  it('are changed whole, keep their type, and one is the default', async () => {
    const ana = await newWithdrawer(server, '10.00')
    const card = newCard()
    const { data } = await addAccount(server, ana, bankForm({ card_no: card, is_default: 1 }))
    expect(await list(ana)).toMatchObject([
      { id: data.account.id, is_default: 1 },
      { id: ana.accountId, is_default: 0 },
    ])
    expect((await edit(ana, { id: ana.accountId, card_no: card })).code).toBe(7026)
    const changed = await edit(ana, { id: ana.accountId, real_name: '李四', bank_id: 2, is_default: 1 })
    expect(changed.data.account).toMatchObject({ real_name: '李四', bank_name: '中国农业银行', is_default: 1 })
    expect((await list(ana)).map(({ id, is_default }) => [id, is_default])).toEqual([
      [ana.accountId, 1],
      [data.account.id, 0],
    ])
    expect(await edit(ana, { ...usdt(), id: ana.accountId })).toMatchObject({ code: 4000, data: { field: 'type' } })
    expect((await edit(ana, { id: ana.accountId, card_no: newCard(), is_default: 0 })).data.account.is_default).toBe(0)
    expect((await server.succeed(calls.getAccountKinds, {}, ana)).default).toBeNull()
  })

  it('R-21: of somebody else are not there', async () => {
    const [ana, bao] = [await newWithdrawer(server, '10.00'), await newPayer(server)]
    expect((await server.call(calls.getWithdrawAccount, { id: ana.accountId }, bao)).code).toBe(4002)
    expect((await edit(bao, { id: ana.accountId })).code).toBe(4002)
    expect((await remove(bao, ana.accountId)).code).toBe(4002)
    expect(await list(ana)).toHaveLength(1)
  })

  it('4003: stay while a withdrawal to them is open, whichever comes first', async () => {
    const ana = await newWithdrawer(server, '100.00')
    expect((await request(server, ana)).code).toBe(200)
    expect((await remove(ana, ana.accountId)).code).toBe(4003)
    expect(await list(ana)).toHaveLength(1)
    const bao = await newWithdrawer(server, '100.00')
    const [reply, removed] = await Promise.all([request(server, bao), remove(bao, bao.accountId)])
    expect([
      [200, 4003],
      [7008, 200],
    ]).toContainEqual([reply.code, removed.code])
    expect((await remove(await newWithdrawer(server, '1.00'), 999_999)).code).toBe(4002)
  })

  it('R-24: USDT that is off is not added, but can be changed and deleted', async () => {
    const ana = await newPayer(server)
    const { data } = await addAccount(server, ana, usdt())
    await openModules(server, { usdt: 0 })
    const address = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'
    expect((await addAccount(server, ana, usdt({ chain: 'ERC20', account: address }))).code).toBe(7031)
    const { types } = await server.succeed(calls.getAccountKinds, {}, ana)
    expect(types.find(({ type }) => type === 'usdt')).toMatchObject({ is_open: 0, total: 1 })
    expect((await edit(ana, { ...usdt({ pay_password: payPassword }), id: data.account.id })).code).toBe(200)
    expect((await remove(ana, data.account.id)).code).toBe(200)
    await openModules(server)
  })
})

it('lists the banks by a word of their names or code, under the name the reader knows', async () => {
  const ana = await newMember(server)
  const names = async (keyword?: string, language = 'en') =>
    (
      await server.succeed(calls.listBanks, { ...(keyword !== undefined && { keyword }) }, { ...ana, language })
    ).list.map(({ name }) => name)
  expect((await names()).length).toBeGreaterThan(30)
  expect((await names()).join('')).not.toMatch(/\p{Script=Han}/u)
  expect(await names('招商')).toEqual(['China Merchants Bank'])
  expect(await names('merchants', 'zh-CN')).toEqual(['招商银行'])
  expect(await names('nubank', 'zh-CN')).toEqual(['Nubank'])
  expect(await names("%' or 1=1")).toEqual([])
})
