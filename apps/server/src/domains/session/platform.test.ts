import { defaultConfigKey } from '@cliffhanger/contract/config-key.ts'
import { sessionCalls } from '@cliffhanger/contract/session/calls.ts'
import { remoteConfig } from '@cliffhanger/contract/session/schemas.ts'
import { gcm } from '@noble/ciphers/aes.js'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { configure, newMember } from '../../testing/members.ts'
import { startTestServer, type TestServer } from '../../testing/server.ts'
import { seedDemoPlatform } from './index.ts'
import { changePlatformSettings, readPlatformSettings } from './platform-configuration.ts'
import { insertVersion, upsertAgreement } from './queries/published-texts.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ PIXEL_ID: '42', PIXEL_TOKEN: 'pixel-token' })
})
afterAll(() => server.close())

const readConfig = async () => {
  const { status, body } = await server.send({
    method: 'GET',
    path: '/config/app.json?t=0.5',
    headers: { host: 'app.example' },
  })
  const bytes = Buffer.from(body, 'base64')
  const text = gcm(Buffer.from(defaultConfigKey, 'base64'), bytes.subarray(0, 12)).decrypt(bytes.subarray(12))
  return { status, config: remoteConfig.parse(JSON.parse(Buffer.from(text).toString())) }
}

describe('what a client must know before its first call', () => {
  it('S-3, K-15: the configuration is encrypted and names the node the client came by', async () => {
    const { status, config } = await readConfig()
    expect(status).toBe(200)
    expect(config).toMatchObject({
      plat_code: 'demo',
      plat_status: 1,
      plat_download: { h5_api_url: 'http://app.example', h5_ws_url: 'ws://app.example/ws' },
      api_url: 'http://app.example',
      upload_url: 'http://app.example/oss',
    })
  })

  it('S-1, S-4: tells a closed platform and a list of nodes', async () => {
    await configure(server, { plat_status: 0, api_urls: ['https://a.example', 'https://b.example'] })
    const { config } = await readConfig()
    expect(config).toMatchObject({ plat_status: 0, api_url: 'https://a.example' })
    expect(config.plat_download.h5_api_url).toEqual(['https://a.example', 'https://b.example'])
    await configure(server, { plat_status: 1, api_urls: [] })
  })

  it('S-4: the ping answers 200 without a body, to any origin', async () => {
    const response = await fetch(`http://127.0.0.1:${server.port}/ping?time=1`, {
      method: 'HEAD',
      headers: { origin: 'https://b.example' },
    })
    expect(response.status).toBe(200)
    expect(response.headers.get('access-control-allow-origin')).toBe('*')
    expect(await response.text()).toBe('')
  })
})

describe('the configuration of the platform', () => {
  it('R-7: guests see its public part, members all of it', async () => {
    const guest = await server.succeed(sessionCalls.getPlatformInfo, {})
    expect(guest.plat_info).toMatchObject({ plat_code: 'demo', plat_id: 1, time_zone: 'Asia/Shanghai' })
    for (const name of ['max_number_register', 'max_number_online_users', 'show_ip', 'withdraw_seconds', 'voice_chat'])
      expect(guest.plat_info).not.toHaveProperty(name)
    const { token } = await newMember(server)
    const member = await server.succeed(sessionCalls.getPlatformInfo, {}, { token })
    expect(member.plat_info).toMatchObject({ max_number_register: 0, withdraw_seconds: 120 })
  })

  it('R-24: a new platform has every regulated module off, the demonstration on', async () => {
    const { plat_info } = await server.succeed(sessionCalls.getPlatformInfo, {})
    expect(Object.values(plat_info.modules)).toEqual([0, 0, 0, 0, 0])
    expect(plat_info.is_need_avatar_nickname).toBe(1)
    await server.context.db.execute(`delete from platform_settings where key = 'platform'`)
    await seedDemoPlatform(server.context)
    await seedDemoPlatform(server.context)
    const demo = await server.succeed(sessionCalls.getPlatformInfo, {})
    expect(Object.values(demo.plat_info.modules)).toEqual([1, 1, 1, 1, 1])
    // S-9: a newcomer of the demonstration begins on home.
    expect(demo.plat_info).toMatchObject({ is_need_invite_code: 0, is_need_avatar_nickname: 0 })
  })

  it('E-49: a change of an older version is refused, and every change is told in the platform stream', async () => {
    const { version } = await readPlatformSettings(server.context.db)
    const change = (site_name: string) =>
      server.context.db.transaction((tx) => changePlatformSettings(server.context, tx, { site_name }, version))
    await change('Drama Night')
    await expect(change('Too late')).rejects.toMatchObject({ refusal: 'stateChanged' })
    const { statistic } = await server.succeed(sessionCalls.getSiteConfig, {})
    expect(statistic.site_name).toBe('Drama Night')
    const notified = await server.context.db.query<{ data: unknown }>(
      `select data from events where action = 'config_changed' order by seq desc limit 1`,
    )
    expect(notified[0]?.data).toMatchObject({ keys: ['site_name'], statistic: { site_name: 'Drama Night' } })
  })

  it('refuses values that are none', async () => {
    await expect(configure(server, { login_name_format: 'fax' })).rejects.toThrow()
    await expect(configure(server, { site_name: '' })).rejects.toThrow()
  })
})

describe('public texts and figures', () => {
  it('C-50: agreements come in the language of the request, else in Chinese; operators replace them', async () => {
    const read = (type: 0 | 1 | 2 | 3, language: string) =>
      server.call(sessionCalls.getAgreement, { type }, { language })
    expect((await read(0, 'pt')).data.title).toBe('Contrato do usuário')
    expect((await read(1, 'ja')).data.title).toBe('隐私政策')
    expect(await read(3, 'en')).toMatchObject({ code: 4002 })
    await upsertAgreement(
      server.context.db,
      2,
      'zh-CN',
      { title: '团队规则', content: '<p>一</p>' },
      server.context.clock(),
    )
    expect((await read(2, 'en')).data).toMatchObject({ type: 2, title: '团队规则', content: '<p>一</p>' })
    await upsertAgreement(
      server.context.db,
      2,
      'en',
      { title: 'Team rules', content: '<p>One</p>' },
      server.context.clock(),
    )
    expect((await read(2, 'en')).data.title).toBe('Team rules')
    expect(await server.call(sessionCalls.getAgreement, { type: 7 as 0 })).toMatchObject({
      code: 4000,
      data: { field: 'type' },
    })
  })

  it('S-79: the newest version by its code, null where nothing is published', async () => {
    const read = (device_os: 'h5' | 'ios') =>
      server.succeed(sessionCalls.getVersionInfo, { plat_code: 'demo', device_os })
    expect(await read('ios')).toBeNull()
    const version = {
      title: 'T',
      content: 'C',
      url: 'https://a.example',
      is_silent: false,
      is_force: true,
      size_bytes: 9,
      sha256: '',
      created_ms: 5000,
    }
    for (const [text, code] of [
      ['1.10.0', 1100],
      ['1.9.0', 190],
    ] as const)
      await insertVersion(server.context.db, 'h5', {
        ...version,
        version: text,
        version_code: code,
        package_type: 'h5',
      })
    expect(await read('h5')).toMatchObject({
      version: '1.10.0',
      version_code: 1100,
      is_force: 1,
      is_silent: 0,
      size: 9,
      create_time: 5,
    })
  })

  it('R-7: site, coins and pixel', async () => {
    const site = await server.succeed(sessionCalls.getSiteConfig, { plat_code: 'demo' })
    expect(site).toMatchObject({ plat_id: 1, sms_interval: 60, push_key: '' })
    const coins = await server.succeed(sessionCalls.getCoins, {}, { language: 'en' })
    expect(coins.list.map((coin) => coin.coin_code)).toEqual(['money', 'gold', 'point', 'treasure'])
    expect(await server.call(sessionCalls.getPixel, { plat_code: 'demo' })).toMatchObject({ code: 4005 })
    const { token } = await newMember(server)
    expect(await server.succeed(sessionCalls.getPixel, { plat_code: 'demo' }, { token })).toEqual({
      pixel_id: '42',
      pixel_token: 'pixel-token',
    })
  })
})
