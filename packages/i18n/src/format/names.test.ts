import { expect, it } from 'vitest'
import { nameOfRegion } from './names.ts'

it.each([
  ['en', 'CN', 'China'],
  ['zh-CN', 'CN', '中国'],
  ['vi', 'CN', 'Trung Quốc'],
  ['pt', 'VN', 'Vietnã'],
] as const)('in %s, %s is called %s', (language, area, name) => {
  expect(nameOfRegion(area, language)).toBe(name)
})

it.each(['', 'Hong Kong', '中国', 'cn'])('leaves “%s” as it was written', (area) => {
  expect(nameOfRegion(area, 'en')).toBe(area)
})
