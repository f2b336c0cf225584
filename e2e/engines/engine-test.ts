import { test as base } from '@playwright/test'
import { tracesOfSignIn } from '../member.ts'
import { type Person, platformUrl } from '../platform.ts'
import { startChromium } from './chromium.ts'
import { type Device, deviceOn } from './device.ts'
import { startFirefox } from './firefox.ts'
import type { Engine, EngineName } from './surface.ts'
import { startWebKit } from './webkit.ts'

export interface EngineOptions {
  /** The engine a project of playwright.config.ts plays its journeys in. */
  readonly engineName: EngineName
}

interface Devices {
  /** A phone of the engine under test, with an empty page. */
  readonly device: Device
  /** A phone in Chromium, for whoever is at the other end. */
  readonly otherDevice: Device
}

const starts: Readonly<Record<EngineName, () => Promise<Engine>>> = {
  chromium: startChromium,
  firefox: startFirefox,
  webkit: startWebKit,
}

/** Journeys that are played in every engine. */
export const test = base.extend<Devices, EngineOptions & { readonly engines: (name: EngineName) => Promise<Engine> }>({
  engineName: ['chromium', { option: true, scope: 'worker' }],
  engines: [
    // oxlint-disable-next-line no-empty-pattern -- the runner reads the names of the fixtures out of the pattern
    async ({}, use) => {
      const running = new Map<EngineName, Promise<Engine>>()
      await use((name) => {
        const engine = running.get(name) ?? starts[name]()
        running.set(name, engine)
        return engine
      })
      for (const engine of running.values()) await (await engine).close()
    },
    { scope: 'worker' },
  ],
  device: async ({ engines, engineName }, use, info) => {
    const device = await deviceOn(await (await engines(engineName)).open())
    await use(device)
    if (info.status !== info.expectedStatus) await device.save(info.outputPath(`${engineName}.png`))
    await device.surface.close()
  },
  otherDevice: async ({ engines }, use, info) => {
    const device = await deviceOn(await (await engines('chromium')).open())
    await use(device)
    if (info.status !== info.expectedStatus) await device.save(info.outputPath('other.png'))
    await device.surface.close()
  },
})

/** Opens the app where a person has signed in before; home is open afterwards. */
export async function signInOn(device: Device, person: Person, url = platformUrl()): Promise<void> {
  // A page of the platform that has its storage and runs nothing.
  await device.open(`${url}/icons/icon.svg`)
  await device.surface.evaluate(
    (entries) => {
      for (const [name, value] of entries) localStorage.setItem(name, value)
    },
    Object.entries(await tracesOfSignIn(person)),
  )
  // A picture by itself names no icon, and Chromium complains that it finds none: no fault of the app.
  device.surface.errors()
  await device.open(url)
  await device.see({ css: 'nav a[aria-current="page"]' })
}
