import { expect, it } from 'vitest'
import { isPackageAddress } from './package-address.ts'

const hosts = ['app.example', 'cdn.example:8443']

it.each([
  'https://app.example/app.apk',
  'https://APP.example/a?b=c',
  'https://cdn.example:8443/app.wgt',
  '/',
  '/app/1.apk',
])('A-19: takes %s', (address) => expect(isPackageAddress(address, hosts)).toBe(true))

it.each([
  'http://app.example/app.apk',
  'http://evil.example/app.apk',
  'https://evil.example/app.apk',
  'https://app.example.evil.example/app.apk',
  'https://app.example@evil.example/app.apk',
  'https://user@app.example/app.apk',
  'https://app.example:444/app.apk',
  '//evil.example/app.apk',
  '/\\evil.example/app.apk',
  'javascript:alert(1)',
  'data:text/html,x',
  'app.apk',
  '',
])('A-19: refuses %s', (address) => expect(isPackageAddress(address, hosts)).toBe(false))
