// What the local store needs of a browser; a test imports this file before everything else.
import 'fake-indexeddb/auto'
import { vi } from 'vitest'
import { localTables } from '../app/local-tables.ts'
import { registerTables } from '../platform/storage/table-versions.ts'

const page = new EventTarget()

vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page))
vi.stubGlobal('dispatchEvent', page.dispatchEvent.bind(page))
vi.stubGlobal('location', new URL('http://cliffhanger.test/#/'))
Object.defineProperty(navigator, 'onLine', { value: true, configurable: true })
registerTables(localTables)
