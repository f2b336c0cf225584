import { describe, expect, it } from 'vitest'
import { readProxies } from './proxies.ts'

const addressBy = (setting: string, remoteAddress: string, forwarded?: string | string[]): string | undefined =>
  readProxies(setting)?.addressOf({
    headers: forwarded === undefined ? {} : { 'x-forwarded-for': forwarded },
    socket: { remoteAddress } as never,
  })

describe('whose word about the caller counts', () => {
  it.each([
    ['nobody is in front', '0', '198.51.100.7', '9.9.9.9', '198.51.100.7'],
    ['one hop: the last entry, which our proxy wrote', '1', '10.0.0.2', '9.9.9.9', '9.9.9.9'],
    ['one hop: a forged first entry changes nothing', '1', '10.0.0.2', '1.1.1.1, 2.2.2.2, 9.9.9.9', '9.9.9.9'],
    ['two hops', '2', '10.0.0.2', '1.1.1.1, 9.9.9.9, 10.0.0.3', '9.9.9.9'],
    ['two hops, one entry', '2', '10.0.0.2', '9.9.9.9', '9.9.9.9'],
    ['no header', '1', '10.0.0.2', undefined, '10.0.0.2'],
    ['a network: those in it are passed over', '10.0.0.0/8', '10.0.0.2', '1.1.1.1, 9.9.9.9, 10.1.1.1', '9.9.9.9'],
    ['a network: who comes from elsewhere is not believed', '10.0.0.0/8', '198.51.100.7', '1.1.1.1', '198.51.100.7'],
    ['names', 'loopback, uniquelocal', '::ffff:127.0.0.1', '1.1.1.1, 9.9.9.9, 192.168.1.1', '9.9.9.9'],
    ['a port and brackets', 'loopback', '::1', '[2001:db8::7]:4711', '2001:db8::7'],
    ['what is no address', '1', '10.0.0.2', '9.9.9.9, unknown', '10.0.0.2'],
  ])('%s', (_case, setting, remote, forwarded, expected) => {
    expect(addressBy(setting, remote, forwarded)).toBe(expected)
  })

  it('takes a header that came twice as one list', () => {
    expect(addressBy('1', '10.0.0.2', ['1.1.1.1', '9.9.9.9'])).toBe('9.9.9.9')
  })

  it.each([
    'true',
    'yes',
    '*',
    '10',
    '-1',
    '1.5',
    '10.0.0.0/33',
    '0.0.0.0/0',
    '::/0',
    'everybody',
    '1,2',
    '10.0.0.0/8/9',
  ])('H4: refuses %s', (setting) => {
    expect(readProxies(setting)).toBeUndefined()
  })
})
