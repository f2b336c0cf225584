import { randomUUID } from 'node:crypto'
import { accountCalls } from '@cliffhanger/contract/account/calls.ts'
import { chatCalls } from '@cliffhanger/contract/chat/calls.ts'
import { dayMs } from '@cliffhanger/contract/duration.ts'
import { groupsCalls } from '@cliffhanger/contract/groups/calls.ts'
import { reportsCalls } from '@cliffhanger/contract/reports/calls.ts'
import { starPostCalls } from '@cliffhanger/contract/stars/post-calls.ts'
import type { RegisteredFile } from '@cliffhanger/contract/uploads/schemas.ts'
import { filesIn } from '@cliffhanger/rules/chat/content.ts'
import { keyInAddress } from '@cliffhanger/rules/uploads/object-key.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Member } from '../../testing/members.ts'
import { startTestServer, type TestServer } from '../../testing/server.ts'
import { newGroup, soon } from '../groups/testing.ts'
import { collectUnreferencedJob } from './collect-unreferenced.ts'
import { holdFiles } from './index.ts'
import { imageMessage, smallPicture, type Uploader, uploaderFor } from './testing.ts'

let server: TestServer
let me: Uploader
let friend: Member
let groupId: number

beforeAll(async () => {
  // Tokens must outlive the days that go by.
  server = await startTestServer({ ACCESS_TOKEN_SECONDS: '20000000' })
  const group = await newGroup(server)
  me = uploaderFor(server, group.creator)
  friend = group.members[0]
  groupId = group.groupId
})
afterAll(() => server.close())

const upload = async (kind: 'chat' | 'avatar' | 'stars' = 'chat') =>
  me.upload(`${randomUUID()}.png`, await smallPicture(), { upload_type: kind })

const sendTo = (file: RegisteredFile) =>
  server.succeed(chatCalls.sendPrivateMessage, imageMessage(friend.userId, file), { token: me.member.token })
const withdraw = (messageId: number) =>
  server.succeed(
    chatCalls.withdrawPrivateMessage,
    { msg_id: messageId, target_id: friend.userId },
    { token: me.member.token },
  )
const wear = (file: RegisteredFile) =>
  server.succeed(accountCalls.editProfile, { avatar_url: file.url }, { token: me.member.token })
const post = async ({ url }: RegisteredFile) => {
  const { context, domains } = server
  const cate_id = await context.db.transaction(async (tx) => {
    const { categories, stars } = domains.stars.operator
    await stars.typeChanged(tx, me.member.userId, 2)
    return (await categories.create(tx, { names: { en: 'Actors' }, sort: 0, is_open: true })).id
  })
  const form = { cate_id, title: 'On the set', content: 'Day one', images: [url] }
  return (await server.succeed(starPostCalls.addStarPost, form, { token: me.member.token })).product?.id ?? 0
}
const deletePost = (id: number) =>
  server.succeed(starPostCalls.deleteStarPost, { id, type: 'product' }, { token: me.member.token })
const report = (fields: { type: 'user' | 'message'; msg_id?: number; images: string[] }, who: Member) =>
  server.succeed(
    reportsCalls.fileReport,
    {
      target_id: who === friend ? me.member.userId : friend.userId,
      introduction: 'Spam',
      description: 'Again',
      ...fields,
    },
    { token: who.token },
  )

/** Lets days go by and the job run as it does every hour. */
async function runAfter(days: number): Promise<void> {
  const { context } = server
  server.advance(days * dayMs)
  await context.jobs.enqueue(collectUnreferencedJob, {})
  await expect
    .poll(
      () =>
        context.db.query(
          `select url from uploads where look_ms <= $1 and registered_ms is not null or registered_ms is null`,
          [context.clock()],
        ),
      soon,
    )
    .toEqual([])
  server.advance(-days * dayMs)
}

/** Those that are there with their object and their row. */
async function left(files: Readonly<Record<string, RegisteredFile>>): Promise<string[]> {
  const { db, storage } = server.context
  const stored = await Promise.all(
    Object.entries(files).map(async ([name, { url, thumb_url: thumb }]) => {
      const isThere = (await storage.head(url)) !== undefined && (await storage.head(thumb)) !== undefined
      expect((await holdFiles(db, [url, thumb])).size).toBe(isThere ? 2 : 0)
      return isThere ? [name] : []
    }),
  )
  return stored.flat()
}

describe('the job of the whole server', () => {
  it('keeps what anything refers to, and removes what nothing does after the second look', async () => {
    const { token } = me.member
    const used = {
      inMessage: await upload(),
      inGroup: await upload(),
      inFavorite: await upload(),
      proof: await upload(),
      inEvidence: await upload(),
      face: await upload('avatar'),
      ofGroup: await upload('avatar'),
      onCard: await upload('avatar'),
      inEvidenceOfMember: await upload('avatar'),
      inPost: await upload('stars'),
    }
    const unused = {
      neverSent: await upload(),
      withdrawn: await upload(),
      removedFavorite: await upload(),
      formerFace: await upload('avatar'),
      neverPosted: await upload('stars'),
      inDeletedPost: await upload('stars'),
    }

    await sendTo(used.inMessage)
    await server.succeed(chatCalls.sendGroupMessage, imageMessage(groupId, used.inGroup), { token })
    const stored = await sendTo(used.inFavorite)
    await server.succeed(
      chatCalls.addFavorite,
      { msg_id: stored.msg_id, chat_type: 'private', msg_type: 'image' },
      { token: friend.token },
    )
    await withdraw(stored.msg_id)
    await report({ type: 'user', images: [used.proof.url] }, me.member)
    const reported = await sendTo(used.inEvidence)
    const theirs = uploaderFor(server, friend)
    const proof = await theirs.upload('proof.png', await smallPicture())
    await report({ type: 'message', msg_id: reported.msg_id, images: [proof.url] }, friend)
    await withdraw(reported.msg_id)
    await wear(used.inEvidenceOfMember)
    await report({ type: 'user', images: [proof.url] }, friend)
    await wear(used.onCard)
    const card = JSON.stringify([
      { text: { content: '' } },
      { b_c: { user_id: me.member.userId, user_no: '', nick_name: '', avatar_url: '' } },
    ])
    const sent = { local_id: randomUUID(), target_id: friend.userId, msg_type: 'b_c' as const, content_text: card }
    const shown = await server.succeed(chatCalls.sendPrivateMessage, sent, { token })
    expect(filesIn(shown.content_text)).toEqual([used.onCard.url])
    await server.succeed(
      groupsCalls.editGroupBase,
      { group_id: groupId, avatar_url: used.ofGroup.url },
      { token: me.member.token },
    )
    await withdraw((await sendTo(unused.withdrawn)).msg_id)
    const { msg_id } = await sendTo(unused.removedFavorite)
    const { favorite } = await server.succeed(
      chatCalls.addFavorite,
      { msg_id, chat_type: 'private', msg_type: 'image' },
      { token },
    )
    await withdraw(msg_id)
    await server.succeed(chatCalls.deleteFavorites, { ids: [favorite.id] }, { token })
    await deletePost(await post(unused.inDeletedPost))
    await post(used.inPost)
    await wear(unused.formerFace)
    await wear(used.face)

    await runAfter(6)
    await runAfter(8)
    expect(await left({ ...used, ...unused })).toEqual([...Object.keys(used), ...Object.keys(unused)])
    await runAfter(12)
    expect(await left({ ...used, ...unused })).toEqual(Object.keys(used))
    await runAfter(40)
    expect(await left({ ...used, friendsProof: proof })).toEqual([...Object.keys(used), 'friendsProof'])
  })
})

describe('what a reference is', () => {
  it('the database reads keys out of addresses as the rules do', async () => {
    const key = `avatar/7/202611/${'ab'.repeat(16)}.my-face.WEBP`
    const addresses = [
      key,
      `/oss/cliffhanger/${key}`,
      `https://cdn.example/x/${key}`,
      `/oss/${key}?a=1`,
      `${key}/`,
      `${key}\n`,
      '/public/avatars/01.svg',
      '',
    ]
    const rows = await server.context.db.query<{ found: string | null }>(
      `select upload_key_in(a) as found from unnest($1::text[]) with ordinality t(a, place) order by place`,
      [addresses],
    )
    expect(rows.map(({ found }) => found ?? undefined)).toEqual(addresses.map(keyInAddress))
    expect(rows.map(({ found }) => found)).toEqual([key, key, key, null, null, null, null, null])
  })

  it('every column that may hold a file is known to the collector', async () => {
    // In `usedBy`, or beside a column that is: message_files, favorites.file_keys and complaints.file_keys.
    const requested = ['accounts.avatar_url', 'groups.avatar_url', 'message_files.file_key', 'messages.content_text']
    requested.push('favorites.file_keys', 'favorites.content_text')
    requested.push('scheduled_messages.file_keys', 'scheduled_messages.content_text')
    requested.push('complaints.file_keys', 'complaints.images', 'complaints.evidence')
    requested.push(
      'recharges.proof_url',
      'order_payments.proof_url',
      'withdraw_accounts.file_keys',
      'withdrawals.account_file_keys',
      'real_names.file_keys',
      'star_posts.file_keys',
      'star_posts.images',
      'star_posts.video_key',
    )
    // Pictures and films of operators, texts, names of other things.
    const others = ['banners.image_key', 'drama_types.icon_key', 'dramas.cover_key', 'dramas.wide_cover_key']
    others.push(
      'emojis.image_url',
      'stickers.image_url',
      'episodes.poster_key',
      'media_assets.poster_key',
      'media_assets.source_key',
    )
    others.push('agreements.content', 'app_versions.content', 'app_versions.url')
    others.push(
      'pay_platforms.icon_key',
      'collect_accounts.qr_key',
      'recharge_guides.image_keys',
      'recharge_guides.content',
      'banks.icon',
    )
    others.push(
      'recharges.proof_hash',
      'order_payments.proof_hash',
      'payment_attempts.return_url',
      'payment_attempts.pay_url',
      'payment_orders.cover',
    )
    others.push(
      'notices.image_key',
      'notices.text_key',
      'news.cover_key',
      'share_posters.image_key',
      'vip_benefits.icon',
    )
    others.push(
      'coupons.act_key',
      'membership_times.act_key',
      'ledger_transfers.natural_key',
      'withdrawals.request_key',
    )
    others.push(
      'activities.cover_key',
      'tasks.icon',
      'wheel_prizes.image_key',
      'mall_categories.icon',
      'mall_goods.cover_key',
      'mall_goods.image_keys',
      'mall_orders.cover_key',
    )
    others.push('mall_orders.act_key', 'mall_stock_moves.act_key', 'spin_gifts.act_key', 'reward_facts.fact_key')
    others.push('crowd_projects.cover_key', 'crowd_projects.image_keys', 'crowd_contracts.content')
    // A page of somebody else.
    others.push('link_pages.url')
    // Only words can be edited.
    others.push('message_versions.content_text', 'conversation_drafts.content')
    others.push('stars.cover_key', 'star_discover_entries.icon_key', 'star_posts.content', 'star_comments.content')
    others.push('idempotency_keys.key', 'payment_tickets.payment_key', 'login_locks.key', 'platform_settings.key')
    const rows = await server.context.db.query<{ place: string }>(
      `select table_name || '.' || column_name as place from information_schema.columns
        where table_schema = 'public' and table_name <> 'uploads' and data_type in ('text', 'json', 'jsonb', 'ARRAY', 'character varying')
          and column_name ~ '(^|_)(url|urls|key|keys|image|images|picture|pictures|avatar|icon|cover|poster|photo|photos|proof|proofs|file|files|content|evidence|attachments?)(_|$)'`,
    )
    const unknown = rows
      .map(({ place: conversation }) => conversation)
      .filter((conversation) => ![...requested, ...others].includes(conversation))
    expect(unknown, 'name these in `usedBy` of compose-domains.ts if members’ files can stand in them').toEqual([])
  })
})
