import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { minuteMs } from '@cliffhanger/contract/duration.ts'
import { mediaOperatorCalls } from '@cliffhanger/contract/media/operator-calls.ts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Member, newMember } from '../../testing/members.ts'
import { newOperatorToken } from '../../testing/operators.ts'
import { startTestServer, type TestServer } from '../../testing/server.ts'
import { noteReader } from '../media/transcoding/readers.ts'
import { smallPicture, uploaderFor } from './testing.ts'

let server: TestServer
let member: Member

beforeAll(async () => {
  server = await startTestServer({ FFMPEG_PATH: '/nonexistent/ffmpeg', LOG_LEVEL: 'silent' })
  member = await newMember(server)
})

afterAll(() => server.close())

it('M7: a recording of a member is refused with a sentence, and a picture taken, where there is no ffmpeg of the machine', async () => {
  const uploader = uploaderFor(server, member)
  const bytes = Buffer.from('RIFF....WAVEfmt ')
  const key = uploader.newKey('voice.wav')
  expect((await uploader.put(key, bytes, 'audio/wav')).status).toBe(200)
  const claim = { content_type: 'audio/wav', resource_type: 'audio', duration: 1 } as const
  expect(await uploader.save(uploader.claim(key, bytes, claim))).toMatchObject({
    code: 7031,
    msg: expect.stringContaining('语音'),
  })
  expect(await uploader.upload('a.png', await smallPicture())).toMatchObject({ file_id: expect.any(Number) })
})

it("M7: an operator's video waits, and no old decoder reads it", async () => {
  const { context, domains } = server
  const sourceKey = `upload/operator/${randomUUID()}/source.mp4`
  await context.storage.put(sourceKey, 'no film', { contentType: 'video/mp4' })
  const { id } = await context.db.transaction(async (tx) => {
    const asset = await domains.media.createAsset(tx, { sourceKey })
    await domains.media.startTranscoding(tx, asset.id)
    return asset
  })
  const queued = async () => {
    const [row] = await context.db.query<{ count: string }>(
      `select count(*) from pgboss.job where name = 'media.transcodeAsset' and state in ('created', 'active', 'retry')`,
    )
    return Number(row?.count)
  }
  for (let waited = 0; waited < 300 && (await queued()) > 0; waited++) await sleep(100)
  const [asset] = await domains.media.findAssets(context.db, [id])
  // What looks into it would have failed it.
  expect(asset).toMatchObject({ state: 'transcoding', reason: '', durationMs: 0 })

  // The console says what it waits for, as long as no worker with an ffmpeg was there lately.
  const token = await newOperatorToken(server, 'editor')
  const waits = async () => {
    const { list } = await server.succeed(mediaOperatorCalls.listTranscodings, { page: 1, limit: 10 }, { token })
    return list.find((row) => row.id === id)?.asset.waits_for_ffmpeg
  }
  expect(await waits()).toBe(1)
  const { transcoding } = await server.succeed(mediaOperatorCalls.getTranscoding, { id }, { token })
  expect(transcoding.asset.waits_for_ffmpeg).toBe(1)
  const stopNoting = await noteReader(context)
  stopNoting()
  expect(await waits()).toBe(0)
  server.advance(5 * minuteMs)
  expect(await waits()).toBe(1)
})
