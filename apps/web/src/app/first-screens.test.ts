import { existsSync, readFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { texts as more } from '@cliffhanger/i18n/client-texts/zh-CN/more.ts'
import { describe, expect, it } from 'vitest'
import { firstScreens } from '../../bundle/first-screens.ts'

const root = resolve(import.meta.dirname, '../..')

/** What the client's own sources import at their start; what is imported later comes after the first screens. */
const imported = /^(?:import|export) (?!type )[^'"=(]*['"](\.[^'"]+\.tsx?)['"]/gm

const reachable = (screens: readonly string[]): readonly string[] => {
  const found = new Set(screens)
  for (const path of found)
    for (const [, other = ''] of readFileSync(path, 'utf8').matchAll(imported)) found.add(resolve(dirname(path), other))
  return [...found]
}

const routes = ['first-routes.ts', 'further-routes.ts']
  .map((name) => readFileSync(resolve(import.meta.dirname, 'routes', name), 'utf8'))
  .join('')
const sayLittle = [...routes.matchAll(/saysLittle: true,\s+load: async \(\) => \(await import\('([^']+)'\)/g)].map(
  ([, path = '']) => resolve(import.meta.dirname, 'routes', path),
)

/** How an upload failed: nothing is uploaded before a screen with all texts is open. */
const elsewhere = ['media.tooLarge', 'media.unfit', 'media.uploadFailed']

describe('the first screens and all others that say little', () => {
  const signIn = resolve(root, 'src/domains/session/sign-in.ts')
  const welcome = resolve(root, 'src/domains/drama/home/welcome.tsx')
  const sources = reachable([...firstScreens.map((path) => resolve(root, path)), signIn, welcome, ...sayLittle])

  it('are followed through their imports', () => {
    expect(sources.every(existsSync)).toBe(true)
    expect(sources).toContain(resolve(root, 'src/domains/drama/home/home-hero.tsx'))
    expect(sayLittle).toHaveLength(routes.split('saysLittle: true').length - 1)
  })

  it('say nothing that is loaded after them', () => {
    const key = new RegExp(`['"\`]((?:${Object.keys(more).join('|')})\\.[a-zA-Z$][^'"\`]*)['"\`]`, 'g')
    const said = sources.flatMap((path) => [...readFileSync(path, 'utf8').matchAll(key)].map(([, text]) => text))
    expect(said.filter((text) => !elsewhere.includes(text ?? ''))).toEqual([])
  })
})
