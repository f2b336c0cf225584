import { describe, expect, it } from 'vitest'
import { isAmount, isDate, isIdCard, isNumber, isUrl } from './generic-checks.ts'
import {
  arePasswordsEqual,
  isCode,
  isEmail,
  isLoginPassword,
  isNickName,
  isPhone,
  isSignature,
  isUserName,
  normalizeContact,
  normalizePhone,
  phonePrefixes,
} from './validation.ts'

const decisions = (check: (text: string) => boolean, texts: readonly string[]) => texts.filter((text) => check(text))

describe('validation of accounts', () => {
  it('V-1: a user name has 4 to 20 letters and digits and starts with a letter', () => {
    const good = ['linh', 'Abc1', 'a234567890123456789b']
    expect(
      decisions(isUserName, [...good, 'abc', '1abc', 'ab_cd', 'a2345678901234567890b', 'ab cd', 'ünal', '']),
    ).toEqual(good)
  })

  it('V-2: a login password has 7 to 32 characters', () => {
    expect(decisions(isLoginPassword, ['1234567', 'x'.repeat(32), '123456', 'x'.repeat(33)])).toEqual([
      '1234567',
      'x'.repeat(32),
    ])
  })

  it('V-3: password and confirmation are equal', () => {
    expect(arePasswordsEqual('cliffhanger', 'cliffhanger')).toBe(true)
    expect(arePasswordsEqual('cliffhanger', 'Cliffhanger')).toBe(false)
  })

  it('V-5: a mail address is valid', () => {
    const good = ['a@b.co', 'linh.hoang+x@mail.example.vn', `${'a'.repeat(64)}@b.co`]
    const bad = [
      '',
      'a',
      'a@b',
      '@b.co',
      'a@',
      'a b@c.co',
      'a@b..co',
      'a@-b.co',
      'a@@b.co',
      'a@b.1',
      '.a@b.co',
      `${'a'.repeat(65)}@b.co`,
    ]
    expect(decisions(isEmail, [...good, ...bad, `a@${'b'.repeat(250)}.co`])).toEqual(good)
  })

  it('V-6, C-34: a phone has one of the 13 prefixes', () => {
    expect(phonePrefixes).toHaveLength(13)
    expect(phonePrefixes.every((prefix) => isPhone(`${prefix}912345678`))).toBe(true)
    expect(
      decisions(isPhone, ['912345678', '+49123456789', '+84', '+8412345', '+841234567890123', '+84abcdefgh', '']),
    ).toEqual([])
  })

  it('V-6: one phone has one form however it was typed', () => {
    expect(['+84 912 345 678', '+840912345678', '+84-912-345-678', '+84(091)2345678'].map(normalizePhone)).toEqual(
      Array(4).fill('+84912345678'),
    )
    expect(normalizePhone('+852 6123 4567')).toBe('+85261234567')
  })

  it('keeps mail addresses in lower case', () => {
    expect(normalizeContact('email', ' Linh@Mail.EXAMPLE ')).toBe('linh@mail.example')
    expect(normalizeContact('email', 'linh')).toBeUndefined()
    expect(normalizeContact('phone', '+1 555 010 9999')).toBe('+15550109999')
  })

  it('V-34: a code has six digits unless told', () => {
    expect(decisions(isCode, ['123456', '012345', '12345', '1234567', '12345a', '１２３４５６'])).toEqual([
      '123456',
      '012345',
    ])
    expect(isCode('1234', 4)).toBe(true)
  })

  it('V-37: nicknames have 1 to 30 characters, signatures 0 to 100', () => {
    expect(decisions(isNickName, ['王', 'x'.repeat(30), '', '   ', 'x'.repeat(31)])).toEqual(['王', 'x'.repeat(30)])
    expect(decisions(isSignature, ['', 'x'.repeat(100), 'x'.repeat(101)])).toEqual(['', 'x'.repeat(100)])
  })
})

describe('V-35: generic checks', () => {
  it('url', () => {
    const good = ['http://a.example', 'https://a.example/b?c=d#e', 'HTTPS://a.example']
    expect(
      decisions(isUrl, [...good, 'ftp://a.example', 'javascript:alert(1)', 'a.example', 'http://', 'http://a b']),
    ).toEqual(good)
  })

  it('date', () => {
    const good = ['2026-02-28', '2024-02-29', '2000-02-29', '0001-01-01']
    expect(
      decisions(isDate, [
        ...good,
        '2026-02-29',
        '1900-02-29',
        '2026-13-01',
        '2026-00-10',
        '2026-4-1',
        '2026-04-31',
        'x',
      ]),
    ).toEqual(good)
  })

  it('number', () => {
    const good = ['0', '-1', '12.50', '007']
    expect(decisions(isNumber, [...good, '', '1e3', ' 1', '1.', '.5', '+1', '1,000', 'NaN'])).toEqual(good)
  })

  it('V-33: amount', () => {
    const good = ['0', '0.01', '12.5', '999999999999999']
    expect(decisions(isAmount, [...good, '01', '1.234', '-1', '1.', '', '1e3', '1000000000000000'])).toEqual(good)
    expect(isAmount('1.12345678', 8)).toBe(true)
    expect(isAmount('1.5', 0)).toBe(false)
  })

  it('identity card', () => {
    const good = ['11010519491231002X', '11010519491231002x', 'B1234567', '012345678901']
    expect(
      decisions(isIdCard, [...good, '110105194912310021', '11010519491331002X', '', 'ABCDEFG', '12-345678']),
    ).toEqual(good)
  })
})
