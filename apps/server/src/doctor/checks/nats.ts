import { connect } from '@nats-io/transport-node'
import { type Check, fail, ok, warn } from '../check.ts'

/** Sends itself a message through NATS. */
export const nats: Check = {
  subject: 'NATS',
  async run({ settings: { NATS_URL, DATABASE_URL } }) {
    if (NATS_URL === '')
      return DATABASE_URL === ''
        ? [ok('NATS', 'not needed by one process')]
        : [warn('NATS', 'none: events stay in their process', 'Set NATS_URL before you run a second process.')]
    const servers = NATS_URL.split(',').map((address) => address.trim())
    try {
      const connection = await connect({ servers, name: 'cliffhanger doctor', timeout: 5_000, reconnect: false })
      const beforeMs = performance.now()
      await connection.flush()
      const tookMs = Math.round(performance.now() - beforeMs)
      await connection.close()
      return [ok('NATS', `answers in ${tookMs} ms`)]
    } catch (error) {
      return [fail('NATS', `${NATS_URL}: ${String(error)}`, 'Start NATS, or fix NATS_URL (nats://host:4222).')]
    }
  },
}
