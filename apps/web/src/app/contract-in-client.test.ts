import { globSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { parseAst } from 'vite'
import { describe, expect, it } from 'vitest'
import { contractInClient } from '../../bundle/contract-in-client.ts'

const inClient = (code: string): string => contractInClient(code, parseAst(code))

describe('the contract in the client', () => {
  it('has no part of a row that only the server reads', () => {
    const edited = inClient(`export const calls = {
      signIn: call({ id: 'sign-in', rate: '60/min', request: z.object({ name: text(1, 20) }), data: reply(), errors: ['closed'], summary: 'Signs in.' }),
    }`)
    expect(edited).toContain(
      `/* @__PURE__ */ call({ id: 'sign-in', ...{}, ...{}, data: /* @__PURE__ */ reply(), ...{}, ...{} })`,
    )
    expect(() => parseAst(edited)).not.toThrow()
  })

  it('may drop any schema that no answer needs', () => {
    expect(inClient('const name = text(1, 20).check(z.regex(/a/))')).toBe(
      'const name = /* @__PURE__ */ text(1, 20).check(/* @__PURE__ */ z.regex(/a/))',
    )
  })

  it('leaves fields of the same name alone where they belong to an answer', () => {
    expect(inClient('const article = z.object({ summary: text(0, 200) })')).toContain('summary: ')
  })

  it('is read by no client for what it does not have', () => {
    const root = resolve(import.meta.dirname, '../../../..')
    const sources = globSync(['apps/web/src/**/*.{ts,tsx}', 'packages/{client,rules}/src/**/*.ts'], { cwd: root })
    const isTest = /(\.test\.tsx?|\/testing(\.ts|\/.*))$/
    const reads = sources
      .filter((path) => !isTest.test(path))
      .filter((path) =>
        /(Calls\.\w+|\brow)\.(request|errors|rate|summary)\b/.test(readFileSync(resolve(root, path), 'utf8')),
      )
    expect(sources.length).toBeGreaterThan(500)
    expect(reads).toEqual([])
  })
})
