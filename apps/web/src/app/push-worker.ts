import { waitingReplies } from '../domains/chat/outbox/waiting-replies.ts'
import { listen } from '../platform/push/notifications.ts'
import type { WorkerScope } from '../platform/push/worker-scope.ts'

/** Built by itself as `push-worker.js`, which the offline shell's service worker imports (vite.config.ts). */
listen(self as unknown as WorkerScope, waitingReplies)
