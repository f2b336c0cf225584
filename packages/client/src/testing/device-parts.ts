import { type TestContext, vi } from 'vitest'
import { Device } from './device.ts'

type Use<Part> = (part: Part) => Promise<void>
interface WithDevice {
  readonly device: Device
}

/** What `test.extend` gives to each test: a device of its own, stopped at the end, with its server and open questions at hand. */
export const deviceParts = {
  device: ({ onTestFinished }: TestContext, use: Use<Device>) => {
    const device = new Device()
    onTestFinished(async () => {
      vi.useRealTimers()
      await device.stop()
    })
    return use(device)
  },
  server: ({ device }: WithDevice, use: Use<Device['server']>) => use(device.server),
  questions: ({ device }: WithDevice, use: Use<Device['questions']>) => use(device.questions),
}
