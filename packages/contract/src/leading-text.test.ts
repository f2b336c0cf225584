import { expect, it } from 'vitest'
import { leadingText } from './schema.ts'

const takes = (address: string) => leadingText(0, 300).safeParse(address).success

it.each([
  '',
  '/pages/vip/vip',
  '12',
  'https://a.example/x',
  'http://a.example',
  'wss://a.example/ws',
  'mailto:a@b.example',
])('A-19: an address may be %s', (address) => expect(takes(address)).toBe(true))

it.each([
  'javascript:alert(1)',
  ' JavaScript:alert(1)',
  'java\tscript:alert(1)',
  'data:text/html,x',
  'vbscript:x',
  'file:///etc',
])('A-19: an address is not %s', (address) => expect(takes(address)).toBe(false))
