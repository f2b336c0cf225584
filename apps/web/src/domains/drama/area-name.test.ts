import { expect, it } from 'vitest'
import { areaName } from './area-name.ts'

it.each([
  ['en', 'CN', 'China'],
  ['zh-CN', 'CN', '中国'],
  ['vi', 'CN', 'Trung Quốc'],
  ['pt', 'VN', 'Vietnã'],
])('in %s, %s is called %s', (language, area, name) => {
  expect(areaName(language, area)).toBe(name)
})

it.each(['', 'Hong Kong', '中国', 'cn'])('leaves “%s” as it was written', (area) => {
  expect(areaName('en', area)).toBe(area)
})
