import { promisify } from 'node:util'
import { describe, expect, it } from 'vitest'
import {
  isPublicAddress,
  isPublicEndpoint,
  isPublicPage,
  lookupPublic,
  lookupPublicBy,
  lookupPublicPage,
} from './public-address.ts'

describe('addresses of the public internet', () => {
  it.each(['8.8.8.8', '172.15.0.1', '172.32.0.1', '2606:4700::1111'])('%s is one', (address) =>
    expect(isPublicAddress(address)).toBe(true),
  )

  it.each([
    '0.0.0.0',
    '10.0.0.1',
    '100.64.0.1',
    '127.0.0.1',
    '169.254.169.254',
    '172.16.0.1',
    '172.31.255.255',
    '192.168.1.1',
    '224.0.0.1',
    '255.255.255.255',
    '::',
    '::1',
    '::8.8.8.8',
    '::ffff:8.8.8.8',
    '::ffff:127.0.0.1',
    '::ffff:0:127.0.0.1',
    '64:ff9b::808:808',
    '64:ff9b:1::1',
    '100::1',
    '2001::1',
    '2001:0:4136:e378:8000:63bf:3fff:fdd2',
    '2001:10::1',
    '2001:20::1',
    '3fff::1',
    '5f00::1',
    'fd12:3456::1',
    'fec0::1',
    'ff05::2',
    '0.1.2.3',
    '10.255.255.255',
    '100.127.255.255',
    '127.255.255.255',
    '192.0.0.170',
    '192.0.2.1',
    '192.88.99.1',
    '198.18.0.1',
    '198.19.255.255',
    '198.51.100.7',
    '203.0.113.7',
    '239.255.255.250',
    '240.0.0.1',
    '64:ff9b::a00:1',
    'fc00::1',
    'fe80::1',
    'ff02::1',
    '2001:db8::1',
    '2002:7f00:1::',
    'localhost',
    '',
  ])('%s is none', (address) => expect(isPublicAddress(address)).toBe(false))

  it.each([
    'https://localhost./p',
    'https://push.example./p',
    'https://a.internal/p',
    'https://127.0.0.1/p',
    'http://push.example/p',
  ])('L3: %s is no endpoint', (endpoint) => expect(isPublicEndpoint(endpoint)).toBe(false))

  it.each([
    'https://news.example/1',
    'http://news.example/1?a=b#c',
    'http://news.example:80/',
    'https://news.example:443/',
    'http://8.8.8.8/',
    'https://[2606:4700::1111]/',
  ])('S-130: %s may be a page of it', (address) => expect(isPublicPage(new URL(address))).toBe(true))

  it.each([
    ...[
      'http://2130706433/',
      'http://0x7f000001/',
      'http://0x7f.1/',
      'http://0177.0.0.1/',
      'http://127.1/',
      'http://0/',
    ],
    ...['http://127。0。0。1/', 'http://①27.0.0.1/', 'http://169.254.169.254/latest/meta-data/', 'http://0xa9fea9fe/'],
    ...[
      'http://[::1]/',
      'http://[::ffff:7f00:1]/',
      'http://[::127.0.0.1]/',
      'http://[fd00::1]/',
      'http://[64:ff9b::7f00:1]/',
    ],
    ...[
      'http://[2002:7f00:1::]/',
      'http://[2001:0:1::1]/',
      'http://[fe80::1]/',
      'http://10.0.0.1/',
      'http://192.168.0.1/',
    ],
    ...['http://localhost/', 'http://a.localhost/', 'http://printer.local/', 'http://metadata.google.internal/'],
    ...['http://intranet/', 'http://news.example./', 'http://user@news.example/', 'http://user:secret@news.example/'],
    ...['http://news.example:8080/', 'https://news.example:80/', 'http://news.example:443/', 'http://news.example:22/'],
    ...[
      'ftp://news.example/',
      'file:///etc/passwd',
      'gopher://news.example/',
      'javascript:alert(1)',
      'data:text/html,a',
    ],
  ])('S-130: %s may not', (address) => expect(isPublicPage(new URL(address))).toBe(false))

  it('S-130: a name that is public once and private afterwards is refused when it is used', async () => {
    const answers = ['8.8.8.8', '127.0.0.1']
    const rebinding = promisify(
      lookupPublicBy((_name, _options, done) => done(null, [{ address: answers.shift() ?? '::1', family: 4 }])),
    )
    await expect(rebinding('rebinding.example', { all: true })).resolves.toEqual([{ address: '8.8.8.8', family: 4 }])
    await expect(rebinding('rebinding.example', { all: true })).rejects.toThrow('no public address')
  })

  it('S-130: one private address among public ones is enough', async () => {
    const mixed = promisify(
      lookupPublicBy((_name, _options, done) =>
        done(null, [
          { address: '8.8.8.8', family: 4 },
          { address: '::ffff:10.0.0.1', family: 6 },
        ]),
      ),
    )
    await expect(mixed('mixed.example', { all: true })).rejects.toThrow('no public address')
    await expect(mixed('mixed.example', { all: false })).rejects.toThrow('no public address')
  })

  it('a name without an address is none', async () => {
    const empty = promisify(lookupPublicBy((_name, _options, done) => done(null, [])))
    await expect(empty('nobody.example', { all: true })).rejects.toThrow('no public address')
  })

  it.each([{ all: true }, { all: false }])('a name of this computer is not resolved (%o)', async (options) => {
    for (const lookup of [lookupPublic, lookupPublicPage])
      await expect(promisify(lookup)('localhost', options)).rejects.toThrow('localhost is no public address')
  })
})
