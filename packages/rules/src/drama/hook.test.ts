import { describe, expect, it } from 'vitest'
import { hookLength, hookOf, loglineOf } from './hook.ts'

const sentence = 'One night she signs a name that is not hers.'
const long = 'and she runs through the rain to the harbour '

describe('the hook of a drama', () => {
  it.each([
    ['is nothing without an introduction', ' \n ', ''],
    ['is a short introduction as a whole, in one line', `${sentence}\nThey know.`, `${sentence} They know.`],
    ['ends with a sentence', `${sentence} ${sentence} ${sentence} ${sentence}`, `${sentence} ${sentence} ${sentence}`],
    [
      'ends with a sentence of a language without blanks',
      '她在午夜签下契约。'.repeat(20),
      '她在午夜签下契约。'.repeat(15),
    ],
    ['is not cut inside of a number of marks', `${'a'.repeat(100)}?! ${'b'.repeat(100)}`, `${'a'.repeat(100)}?!`],
  ])('%s', (_name, intro, hook) => {
    expect(hookOf(intro)).toBe(hook)
  })

  it('ends with a whole word where a sentence is too long', () => {
    const hook = hookOf(long.repeat(8))
    expect(hook).toMatch(/ \p{L}+…$/u)
    expect(long.repeat(8).startsWith(`${hook.slice(0, -1)} `)).toBe(true)
    expect([...hook].length).toBeLessThanOrEqual(hookLength + 1)
  })

  it('never halves a letter of two parts', () => {
    expect(hookOf('🎬'.repeat(200))).toBe(`${'🎬'.repeat(hookLength)}…`)
  })
})

describe('the line below a title', () => {
  it.each([
    ['is a short introduction as a whole', `${sentence}\nThey know.`, `${sentence} They know.`],
    [
      'ends with a sentence, and never in dots',
      `${sentence} ${sentence} ${sentence} ${sentence}`,
      `${sentence} ${sentence} ${sentence}`,
    ],
    ['counts signs of Chinese twice', '她在午夜签下契约。'.repeat(20), '她在午夜签下契约。'.repeat(7)],
    ['takes what closes a quotation with its sentence', `“Go.” ${'b'.repeat(200)}`, '“Go.”'],
    ['is nothing where the first sentence is too long', long.repeat(8), ''],
    ['is nothing without an introduction', '', ''],
  ])('%s', (_name, intro, line) => {
    expect(loglineOf(intro)).toBe(line)
  })
})
