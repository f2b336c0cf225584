import { listen } from './notifications.ts'
import type { WorkerScope } from './worker-scope.ts'

/** Built by itself as `push-worker.js`, which the offline shell's service worker imports (vite.config.ts). */
listen(self as unknown as WorkerScope)
