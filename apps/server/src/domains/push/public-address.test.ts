import { promisify } from 'node:util'
import { describe, expect, it } from 'vitest'
import { isPublicAddress, isPublicEndpoint, lookupPublic } from './public-address.ts'

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
    '::ffff:8.8.8.8',
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

  it.each([{ all: true }, { all: false }])('a name of this computer is not resolved (%o)', async (options) => {
    await expect(promisify(lookupPublic)('localhost', options)).rejects.toThrow('localhost is no public address')
  })
})
