import { globSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, resolve } from 'node:path'
import { expect, it } from 'vitest'
import { noMutations } from '../../bundle/lean-packages.ts'

it('leaves what the cache of answers asks of its mutations', () => {
  const reactQuery = createRequire(import.meta.url).resolve('@tanstack/react-query')
  const core = createRequire(reactQuery).resolve('@tanstack/query-core')
  const source = readFileSync(join(dirname(core), '../modern/queryClient.js'), 'utf8')
  const requested = new Set([...source.matchAll(/#mutationCache\.(\w+)\(/g)].map(([, name]) => name))
  expect(requested.size).toBeGreaterThan(0)
  for (const name of requested) expect(noMutations).toContain(` ${name}(`)
})

it('leaves out what no part of the client uses', () => {
  const sources = globSync('**/*.{ts,tsx}', { cwd: resolve(import.meta.dirname, '..') }).map((file) =>
    readFileSync(resolve(import.meta.dirname, '..', file), 'utf8'),
  )
  const imports = sources.flatMap((source) =>
    [...source.matchAll(/import \{([^}]*)\} from '@tanstack\/react-query'/g)].map(([, names = '']) => names),
  )
  expect(imports.length).toBeGreaterThan(3)
  expect(imports.filter((names) => /mutat/i.test(names))).toEqual([])
})
