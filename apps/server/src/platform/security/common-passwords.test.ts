import { expect, it } from 'vitest'
import { isCommonPassword } from './common-passwords.ts'

it.each(['1234567', 'password', 'PassWord1', 'iloveyou', 'qwertyuiop', '12345678910'])(
  'A-18: %s is common',
  async (password) => expect(await isCommonPassword(password)).toBe(true),
)

it.each(['correct horse', 'journey password', 'cliffhanger', '1234567 drops of rain'])('%s is not', async (password) =>
  expect(await isCommonPassword(password)).toBe(false),
)
