import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { chatCalls } from '@cliffhanger/contract/chat/calls.ts'
import { paths } from '@cliffhanger/contract/client-paths.ts'
import { groupsCalls } from '@cliffhanger/contract/groups/calls.ts'
import { noticesOperatorCalls } from '@cliffhanger/contract/notices/operator-calls.ts'
import { write, writeToGroup } from '../chat.ts'
import { fillCrowdfunding, type JoinedProject } from '../crowdfunding.ts'
import { keyOfPicture, listedDrama } from '../drama.ts'
import { addAddress, exchangeGoods, offerGoods, shipOrder } from '../mall.ts'
import { operatorToken } from '../operator.ts'
import { callPlatform, makeGroup, newPerson, type Person } from '../platform.ts'
import { fillStarPackages, fillStars, type StarWithPost } from '../stars.ts'
import { give, setPayPassword } from '../wallet.ts'

/** A screen: a name for files, and its address behind the #. */
type Screen = readonly [name: string, address: string]

const printRoutes = fileURLToPath(new URL('../../apps/web/src/app/print-routes.ts', import.meta.url))

/** Every address of the client that opens a screen. */
const routes = (): readonly string[] => JSON.parse(execFileSync(process.execPath, [printRoutes], { encoding: 'utf8' }))

const isStart = (path: string): boolean => path === '/' || path === '/pages/start/index'

/** What a guest sees: a signed-in member is led elsewhere, or would be signed out. */
const isForGuests = (path: string): boolean =>
  isStart(path) ||
  path === '/pages/open' ||
  path === '/pages/app-update' ||
  (path.startsWith('/pages/login/') && path !== '/pages/login/information')

const newerVersion = {
  version: '99.0.0',
  version_code: 990000,
  title: '99.0.0',
  content: '1. More dramas',
  url: '/',
  package_type: 'h5',
  is_silent: 0,
  is_force: 0,
  size: 0,
  create_time: 1_800_000_000,
}

/** Every screen a guest can open. The start page signs them in, so it comes last. */
export function guestScreens(): readonly Screen[] {
  const queries: Readonly<Record<string, string>> = {
    '/pages/app-update': `?updata_info=${encodeURIComponent(JSON.stringify(newerVersion))}`,
    '/pages/login/agreement': '?type=0',
  }
  return routes()
    .filter(isForGuests)
    .toSorted((one, other) => Number(isStart(one)) - Number(isStart(other)))
    .map((path) => [nameOf(path), path + (queries[path] ?? '')])
}

/** Somebody with a friend, a group and a notice, and every screen that can be opened as they. */
export async function fullMember(): Promise<{
  readonly member: Person
  readonly friend: Person
  readonly screens: readonly Screen[]
}> {
  const [member, friend, stranger] = [await newPerson('Mai Anh'), await newPerson('Li Wei'), await newPerson('João')]
  const colleague = await newPerson('Phạm Thị Hồng Nhung')
  const groupId = await makeGroup(member, 'Phim ngắn mỗi tối', [friend, colleague])
  await fillGroup(groupId, member, friend)
  const { code: joinCode } = await callPlatform(
    groupsCalls.createJoinLink,
    { group_id: groupId, last_seconds: 0, use_limit: 0, needs_approval: 0 },
    member.token,
  )
  const drama = await listedDrama(member)
  const noticeId = await notify(member)
  const mall = await fillMall(member)
  const star = await fillStars(await newPerson('Hana'), member)
  await give(member, '200.00')
  const starOrderNo = await fillStarPackages(member)
  const crowd = await fillCrowdfunding(member, keyOfPicture(drama.cover))
  const surroundings = {
    friend,
    stranger,
    colleague,
    groupId,
    joinCode,
    drama,
    noticeId,
    mall,
    star,
    starOrderNo,
    crowd,
  }
  return { member, friend, screens: memberScreens(surroundings) }
}

/** What the addresses of a member's screens name. */
interface Surroundings {
  readonly friend: Person
  readonly stranger: Person
  readonly colleague: Person
  readonly groupId: number
  readonly joinCode: string
  readonly drama: { readonly id: number }
  readonly noticeId: number
  readonly mall: { readonly goodsId: number; readonly orderId: number }
  readonly star: StarWithPost
  readonly starOrderNo: string
  readonly crowd: JoinedProject
}

function memberScreens({
  friend,
  stranger,
  colleague,
  groupId,
  joinCode,
  drama,
  noticeId,
  mall,
  star,
  starOrderNo,
  crowd,
}: Surroundings): readonly Screen[] {
  const ofPrivate = `?target_id=${friend.userId}`
  const ofGroup = `?target_id=${groupId}`
  const inGroup = `?group_id=${groupId}`
  const queries: Readonly<Record<string, string>> = {
    '/pages/videoPlay/videoPlay': `?id=${drama.id}`,
    '/pages/playlet/videoPlay': `?id=${drama.id}&number=2`,
    '/pages/playlet/videoDetail': `?id=${drama.id}`,
    '/pages/playlet/shareVideo': `?id=${drama.id}`,
    '/pages/message/messageDetail': `?id=${noticeId}`,
    '/pagesA/chat/msg': `?friend_idx=${friend.userId}`,
    '/pagesA/addressbook/add_friend': `?find=${stranger.userNo}`,
    '/pagesA/addressbook/add_friend_details': `?user_id=${stranger.userId}`,
    '/pagesA/addressbook/friend_details': `?friend_idx=${friend.userId}`,
    '/pagesA/addressbook/friend_edit_details': `?friend_idx=${friend.userId}`,
    '/pagesA/chat/friend_chat_details': `?friend_idx=${friend.userId}`,
    [paths.exportChat]: `${ofPrivate}&chat_type=private`,
    '/pagesA/chat/private_history_text': ofPrivate,
    '/pagesA/chat/private_history_mp': ofPrivate,
    '/pagesA/chat/private_history_audio': ofPrivate,
    '/pagesA/chat/private_history_mixed': ofPrivate,
    '/pagesA/chat/business_share': `${ofPrivate}&chat_type=private`,
    '/pagesA/chat/forward': `?payload=card:${friend.userId}`,
    '/pagesA/chat/report': `?type=user&target_id=${friend.userId}`,
    '/pagesA/chat/group_msg': inGroup,
    '/pagesA/chat/group_msg_top': inGroup,
    '/pagesA/chat/group_history_text': ofGroup,
    '/pagesA/chat/group_history_mp': ofGroup,
    '/pagesA/chat/group_history_audio': ofGroup,
    '/pagesA/chat/group_history_mixed': ofGroup,
    '/pagesA/chat/group_chat_details': inGroup,
    '/pagesA/chat/group_chat_config': inGroup,
    '/pagesA/chat/group_chat_manage': inGroup,
    '/pagesA/chat/group_info_edit': inGroup,
    '/pagesA/group/invite_group': inGroup,
    '/pagesA/group/group_members': `${inGroup}&mode=mute`,
    '/pagesA/group/members_list': inGroup,
    '/pagesA/group/add_member_details': `${inGroup}&user_id=${colleague.userId}`,
    '/pagesA/group/group_set_manage': inGroup,
    '/pagesA/group/links': inGroup,
    '/pagesA/group/join': `?code=${joinCode}`,
    [paths.goods]: `?id=${mall.goodsId}`,
    [paths.mallConfirm]: `?id=${mall.goodsId}&number=1`,
    [paths.mallOrder]: `?id=${mall.orderId}`,
    [paths.star]: `?star_id=${star.starId}`,
    [paths.crowdProject]: `?id=${crowd.projectId}`,
    [paths.crowdContract]: `?order_id=${crowd.orderId}`,
    [paths.crowdPay]: `?order_no=${crowd.unpaidNo}`,
    '/open-location': '?latitude=10.7769&longitude=106.7009&name=Bến Thành',
  }
  const furtherViews: Readonly<Record<string, string>> = {
    'star-post': `${paths.star}?star_id=${star.starId}&id=${star.postId}`,
    'star-order': `${paths.starOrders}?order_no=${starOrderNo}`,
    'contract-to-sign': `${paths.crowdContract}?project_id=${crowd.projectId}`,
    'friends-by-group': '/pagesA/addressbook/index?view=folders',
    'my-groups': '/pagesA/addressbook/index?view=groups',
    'friend-group': '/pagesA/addressbook/friend_group_manage?group_id=0',
    'muted-members': `/pagesA/chat/group_chat_manage${inGroup}&view=muted`,
    'review-queue': `/pagesA/chat/group_chat_manage${inGroup}&view=review`,
  }
  const plain = routes()
    .filter((path) => !isForGuests(path))
    .map((path): Screen => [nameOf(path), path + (queries[path] ?? '')])
  return [...plain, ...Object.entries(furtherViews)]
}

/** Writes a notice to a member alone, and answers its id. */
async function notify({ userNo }: Person): Promise<number> {
  const texts = { en: { title: 'Your prize is here', summary: 'Fetch it', content: '<p>Fetch it by Sunday</p>' } }
  const whenever = { image_key: '', link: '', start_time: 0, end_time: 0 }
  const notice = { user_no: userNo, type: 'system', position: '', texts, ...whenever } as const
  return (await callPlatform(noticesOperatorCalls.writeNotice, notice, operatorToken())).notice.id
}

/** Gives a group what its screens show: a pinned message, one that waits for review, a muted member; and a favorite beside it. */
async function fillGroup(groupId: number, creator: Person, member: Person): Promise<void> {
  const target = { group_id: groupId }
  await callPlatform(groupsCalls.editGroupBase, { ...target, notice: 'Every evening at nine' }, creator.token)
  const pinned = await writeToGroup(creator, groupId, 'We begin with the first season on Monday')
  await callPlatform(chatCalls.pinMessage, { target_id: groupId, msg_id: pinned, is_top: 1 }, creator.token)
  await callPlatform(groupsCalls.editGroupSettings, { ...target, is_review: 1 }, creator.token)
  await writeToGroup(member, groupId, 'May I bring somebody?')
  await callPlatform(groupsCalls.muteMembers, { ...target, members: [member.userId], is_muted: 1 }, creator.token)
  const stored = await write(member, creator, 'The password of the cinema is popcorn')
  await callPlatform(chatCalls.addFavorite, { msg_id: stored, chat_type: 'private', msg_type: 'text' }, creator.token)
}

/** Gives a member an address, an article of the mall that is left for them, and an order of it that is on its way. */
async function fillMall(member: Person): Promise<{ goodsId: number; orderId: number }> {
  await give(member, '900', 'point')
  await setPayPassword(member)
  const { id: addressId } = await addAddress(member)
  const goodsId = await offerGoods(member, { name: 'Popcorn bowl of the season', points: '300', stock: 5 })
  const { id: orderId } = await exchangeGoods(member, goodsId, addressId)
  await shipOrder(orderId, 'DHL', 'JD0146000012')
  return { goodsId, orderId }
}

/** A file name for a path. */
export const nameOf = (path: string): string => path.slice(1).replaceAll('/', '-') || 'index'
