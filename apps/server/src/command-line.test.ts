import { describe, expect, it } from 'vitest'
import { readCommand } from './command-line.ts'

describe('the command line', () => {
  it('serves everything unless told otherwise', () => {
    expect(readCommand([])).toEqual({ name: 'serve', role: 'all' })
    expect(readCommand(['--role', 'worker'])).toEqual({ name: 'serve', role: 'worker' })
  })

  it('hands the words of a drama command on', () => {
    expect(readCommand(['drama', 'import', 'a.mp4'])).toEqual({ name: 'drama', words: ['import', 'a.mp4'] })
  })

  it('A-20: hands the words of an operator command on', () => {
    expect(readCommand(['operator', 'create', 'ana'])).toEqual({ name: 'operator', words: ['create', 'ana'] })
  })

  it('says what is wrong', () => {
    expect(() => readCommand(['--role', 'king'])).toThrow('--role must be one of')
    expect(() => readCommand(['--unknown'])).toThrow()
  })
})
